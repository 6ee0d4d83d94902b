import type { APIRoute } from 'astro';
import { answerWordSearch } from '../../../features/ai/word-search.api.server.ts';

/** Finds titles for a description without AI. */
export const POST: APIRoute = (context) => answerWordSearch(context);
