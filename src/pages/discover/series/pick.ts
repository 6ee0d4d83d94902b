import type { APIRoute } from 'astro';
import { pickOne } from '../../../server/api/discover/discover-pick.ts';

export const GET: APIRoute = (context) => pickOne('tv', context);
