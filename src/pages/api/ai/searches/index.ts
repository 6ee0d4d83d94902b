import type { APIRoute } from 'astro';
import { answerClearSearches, answerSearches } from '../../../../server/api/ai/ai-request.ts';

/** One's kept searches, without their answers. */
export const GET: APIRoute = (context) => answerSearches(context);

/** Forgets them. */
export const DELETE: APIRoute = (context) => answerClearSearches(context);
