import type { APIRoute } from 'astro';
import { answerForYou } from '../../features/for-you/for-you.api.server.ts';

/** Saves feedback on recommendations, and ratings of well-known titles. */
export const POST: APIRoute = (context) => answerForYou(context);
