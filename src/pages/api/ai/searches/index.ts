import type { APIRoute } from 'astro';
import { answerClearSearches, answerSearches } from '../../../../features/ai/ai-request.api.server.ts';

/** Lists recorded searches without their results. */
export const GET: APIRoute = (context) => answerSearches(context);

/** Clears the search history. */
export const DELETE: APIRoute = (context) => answerClearSearches(context);
