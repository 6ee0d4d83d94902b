import type { APIRoute } from 'astro';
import { leadToMood } from '../../server/api/discover/discover-mood.ts';

export const GET: APIRoute = (context) => leadToMood(context);
