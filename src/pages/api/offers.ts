import type { APIRoute } from 'astro';
import { answerIncluded, answerLookUp } from '../../features/watch/offers.api.server.ts';

/** Returns which titles are included in the user's services. */
export const GET: APIRoute = (context) => answerIncluded(context, context.url);

/** Looks up titles of a list with unknown availability. */
export const POST: APIRoute = (context) => answerLookUp(context);
