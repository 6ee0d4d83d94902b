import type { APIRoute } from 'astro';
import { answerIncluded, answerLookUp } from '../../features/watch/offers.api.server.ts';

/** Says on which services titles are included. */
export const GET: APIRoute = (context) => answerIncluded(context, context.url);

/** Looks up titles of a list of which that is not known. */
export const POST: APIRoute = (context) => answerLookUp(context);
