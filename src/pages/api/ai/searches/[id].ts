import type { APIRoute } from 'astro';
import { answerKeptSearch } from '../../../../features/ai/ai-request.api.server.ts';

/** Returns a recorded search with its results. */
export const GET: APIRoute = (context) => answerKeptSearch(context, context.params.id ?? '');
