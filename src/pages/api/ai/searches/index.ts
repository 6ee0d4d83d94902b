import type { APIRoute } from 'astro';
import { answerClearSearches, answerSearches } from '../../../../features/ai/ai-request.api.server.ts';

/** One's kept searches, without their answers. */
export const GET: APIRoute = (context) => answerSearches(context);

/** Forgets them. */
export const DELETE: APIRoute = (context) => answerClearSearches(context);
