import type { APIRoute } from 'astro';
import { answerSuggestions } from '../../features/search/suggestions.api.server.ts';

/** Tells the search box what may be meant by what is being typed. */
export const GET: APIRoute = ({ url, locals }) => answerSuggestions(url, locals.requestId);
