import type { APIRoute } from 'astro';
import { answerKeptSearch } from '../../../../server/api/ai/ai-request.ts';

/** A kept search, with its answer. */
export const GET: APIRoute = (context) => answerKeptSearch(context, context.params.id ?? '');
