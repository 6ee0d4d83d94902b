import { m } from '../../paraglide/messages.js';
import type { SuggestionsAnswer } from './suggestions.ts';
import { answerWith } from '../../server/status.ts';
import { loadSuggestions } from './suggestions.server.ts';
import { jsonError } from '../../server/json-answer.ts';

/**
 * GET /partials/suggest?query=…: suggestions for the search box, the same for everyone; 502 or 503 if the
 * catalogue fails.
 */
export async function answerSuggestions(url: URL, requestId: string): Promise<Response> {
  const outcome = await loadSuggestions({ requestId, parameters: url.searchParams });
  const found = outcome.kind === 'ok' ? outcome.suggestions : null;
  const answer: SuggestionsAnswer = { suggestions: found ?? [] };
  const headers = new Headers({ 'X-Robots-Tag': 'noindex' });
  const response: { status?: number; headers: Headers } = { headers };
  answerWith(response, outcome);
  if (found) return Response.json(answer, { headers });
  const refusal = { code: 'unavailable', message: m.backend_unavailable() } as const;
  return jsonError(response.status ?? 503, refusal, Object.fromEntries(headers));
}
