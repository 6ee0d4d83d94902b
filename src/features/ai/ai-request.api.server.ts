import { m } from '../../paraglide/messages.js';
import { z } from 'zod';
import { clearAiSearches, loadAiSearch, loadOwnAiPage, setKeepsSearches } from './ai-searches.queries.ts';
import { BackendError } from '../../core/backend/errors.ts';
import type { ApiError } from '../../core/api-errors.ts';
import {
  MAX_DESCRIPTION,
  normaliseDescription,
  type AiSearchEvent,
  type AiSearchRequest,
  type AiSearchesAnswer,
} from './ai-search.ts';
import { doneAnswer, jsonAnswer, jsonError, jsonLines, readJson } from '../../server/json-answer.ts';
import { services } from '../../server/services.ts';
import { lastingClient } from '../../server/session.ts';
import { usableKey } from './ai-keys.api.server.ts';
import { answerPerson, type ApiContext } from '../../server/person-answer.ts';
import { searchWithAi } from './ai-search.api.server.ts';
import { onServicesOf } from '../title-lists/on-services.api.server.ts';

/** Maximum body in bytes; fits a description of 1,000 characters. */
const MAX_BODY = 16 * 1024;

/** More filters than a description can contain. */
const MOST_TAKEN_OFF = 50;

const SEARCH = z.object({
  kind: z.enum(['movie', 'tv']),
  description: z.string(),
  onServices: z.boolean().default(false),
  takenOff: z.array(z.string().max(MAX_DESCRIPTION)).max(MOST_TAKEN_OFF).default([]),
});
const PREFERENCES = z.object({ keepSearches: z.boolean() });

function* refusal({ code, message }: ApiError): Generator<AiSearchEvent> {
  yield { type: 'error', code, message };
}

/**
 * Parses a search request and counts it towards the user's limit. Returns the refusal if it is invalid or
 * limited.
 */
export async function describedSearch(
  { request }: ApiContext,
  userId: string,
): Promise<AiSearchRequest | Response> {
  const body = await readJson(request, MAX_BODY);
  if (body.kind === 'refused') return jsonError(body.status, body.error);
  const asked = SEARCH.safeParse(body.value);
  const description = normaliseDescription(asked.data?.description);
  if (!asked.success || !description) {
    return jsonError(400, { code: 'descriptionMissing', message: m.ai_no_description() });
  }
  // Counts code points as the database does, not UTF-16 units.
  if ([...description].length > MAX_DESCRIPTION) {
    return jsonError(400, { code: 'descriptionLong', message: m.ai_long_description() });
  }
  const { ai } = await services();
  const wait = await ai.searches(userId);
  if (wait > 0) {
    const error = { code: 'limited', message: m.ai_too_many_searches() } as const;
    return jsonError(429, error, { 'Retry-After': String(wait) });
  }
  const { kind, onServices, takenOff } = asked.data;
  return { kind, description, onServices, takenOff };
}

/**
 * POST /api/ai/search: streams events as JSON lines. Invalid, limited and unauthenticated requests get an
 * error status; later failures are the last event. Everything aborts when the client disconnects.
 */
export function answerSearch(request: ApiContext): Promise<Response> {
  return answerPerson(request, async (person) => {
    const { ai: service, catalogue, log } = await services();
    const described = await describedSearch(request, person.userId);
    if (described instanceof Response) return described;
    const onServices = await onServicesOf(person, described);
    if (onServices instanceof Response) return onServices;
    const key = await keyOf(person);
    if (key.kind === 'none') return jsonLines(refusal(key), () => undefined);
    const reader = new AbortController();
    const signal = AbortSignal.any([reader.signal, request.request.signal]);
    const setting = {
      ai: service.ai,
      catalogue,
      client: await lastingClient(person.context, person.client),
      userId: person.userId,
      connection: key.connection,
      offline: key.connection.key === service.demoKey,
      onServices,
      log,
      requestId: request.locals.requestId,
    };
    return jsonLines(searchWithAi(setting, described, signal), () => reader.abort());
  });
}

/** The key to search with; a backend failure counts as an unreadable key (docs/behaviour.md, AI search). */
async function keyOf(person: Parameters<typeof usableKey>[0]): ReturnType<typeof usableKey> {
  try {
    return await usableKey(person);
  } catch (error) {
    if (!(error instanceof BackendError)) throw error;
    return { kind: 'none', code: 'keyUnreadable', message: m.ai_key_unreadable() };
  }
}

/** GET /api/ai/searches: the search history without results, and whether recording is on. */
export function answerSearches(request: ApiContext): Promise<Response> {
  return answerPerson(request, async ({ client }) => {
    const { searches, keepSearches } = await loadOwnAiPage(client);
    return jsonAnswer(200, { searches, keepSearches } satisfies AiSearchesAnswer);
  });
}

/** GET /api/ai/searches/{id}: a recorded search with its results. */
export function answerKeptSearch(request: ApiContext, id: string): Promise<Response> {
  return answerPerson(request, async ({ client, userId }) => {
    const kept = await loadAiSearch(client, userId, id);
    return kept ? jsonAnswer(200, kept) : jsonError(404, { code: 'notFound', message: m.backend_none() });
  });
}

/** DELETE /api/ai/searches: clears the history. */
export function answerClearSearches(request: ApiContext): Promise<Response> {
  return answerPerson(request, async ({ client, userId }) => {
    await clearAiSearches(client, userId);
    return doneAnswer();
  });
}

/** PUT /api/ai/preferences: turns recording on or off. */
export function answerPreferences(request: ApiContext): Promise<Response> {
  return answerPerson(request, async ({ client, userId }) => {
    const body = await readJson(request.request, MAX_BODY);
    if (body.kind === 'refused') return jsonError(body.status, body.error);
    const asked = PREFERENCES.safeParse(body.value);
    if (!asked.success)
      return jsonError(400, { code: 'invalid', message: 'keepSearches must be true or false.' });
    await setKeepsSearches(client, userId, asked.data.keepSearches);
    return doneAnswer();
  });
}
