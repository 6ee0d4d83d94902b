import type { APIRoute } from 'astro';
import { answerSuggestions } from '../../features/search/suggestions.api.server.ts';

/** Suggestions for the search box. */
export const GET: APIRoute = ({ url, locals }) => answerSuggestions(url, locals.requestId);
