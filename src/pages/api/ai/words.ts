import type { APIRoute } from 'astro';
import { answerWordSearch } from '../../../server/api/ai/word-search.ts';

/** Finds titles for a description without a model. */
export const POST: APIRoute = (context) => answerWordSearch(context);
