import type { APIRoute } from 'astro';
import { answerSearch } from '../../../features/ai/ai-request.api.server.ts';

/** Recommends titles, streamed as events. */
export const POST: APIRoute = (context) => answerSearch(context);
