import type { APIRoute } from 'astro';
import { answerSearch } from '../../../server/api/ai/ai-request.ts';

/** Recommends titles, event by event. */
export const POST: APIRoute = (context) => answerSearch(context);
