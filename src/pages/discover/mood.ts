import type { APIRoute } from 'astro';
import { leadToMood } from '../../features/discover/discover-mood.api.server.ts';

export const GET: APIRoute = (context) => leadToMood(context);
