import type { APIRoute } from 'astro';
import { pickOne } from '../../../features/discover/discover-pick.api.server.ts';

export const GET: APIRoute = (context) => pickOne('movie', context);
