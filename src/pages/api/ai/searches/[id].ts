import type { APIRoute } from 'astro';
import { answerKeptSearch } from '../../../../features/ai/ai-request.api.server.ts';

/** A kept search, with its answer. */
export const GET: APIRoute = (context) => answerKeptSearch(context, context.params.id ?? '');
