import { m } from '../../paraglide/messages.js';
import { AiError } from '../../ai/ai-error.ts';
import type { Ai } from '../../ai/ask.ts';
import { parseAnswer, type ParsedAnswer, type Recommendation } from '../../ai/parse-answer.ts';
import { buildPrompt } from '../../ai/prompt.ts';
import type { AiConnection } from '../../ai/provider.ts';
import { keepAiSearch } from './ai-searches.queries.ts';
import type { Client } from '../../core/backend/client.ts';
import { BackendError } from '../../core/backend/errors.ts';
import type { ApiError, ApiErrorCode } from '../../core/api-errors.ts';
import type { Catalogue } from '../../catalogue/contract.ts';
import {
  MAX_TITLES,
  WANTED_TITLES,
  type AiResults,
  type AiSearchEvent,
  type AiSearchRequest,
} from './ai-search.ts';
import { CatalogueError } from '../../core/errors.ts';
import { titleKey } from '../../core/title.ts';
import { eventQueue } from './event-queue.api.server.ts';
import type { Services } from '../../server/services.ts';
import { findTitles } from './find-titles.server.ts';
import type { OnServices } from '../title-lists/on-services.api.server.ts';
import { unwantedOf } from '../title-lists/unwanted-titles.api.server.ts';

/** The dependencies of a user's search. */
export interface AiSearchSetting {
  ai: Ai;
  catalogue: Catalogue;
  /** Acts as the user. */
  client: Client;
  userId: string;
  connection: AiConnection;
  /** Whether the offline recommender answers. */
  offline: boolean;
  /** The filter by the user's services; null for none. */
  onServices: OnServices | null;
  log: Pick<Services['log'], 'warn' | 'error'>;
  requestId: string;
}

type Emit = (event: AiSearchEvent) => void;

/** A search that cannot continue; the message is for the user. */
class SearchStopped extends Error {
  readonly code: ApiErrorCode;

  constructor(code: ApiErrorCode, message: string) {
    super(message);
    this.code = code;
  }
}

/** The error to show to the user; null for a defect. */
function knownFailure(error: unknown): ApiError | null {
  if (error instanceof CatalogueError) return { code: 'catalogueFailed', message: error.told };
  return error instanceof AiError || error instanceof SearchStopped ? error : null;
}

class Search {
  readonly #setting: AiSearchSetting;
  readonly #request: AiSearchRequest;
  readonly #signal: AbortSignal;
  readonly #emit: Emit;
  readonly #results: AiResults;
  readonly #shown = new Set<string>();

  constructor(setting: AiSearchSetting, request: AiSearchRequest, signal: AbortSignal, emit: Emit) {
    this.#setting = setting;
    this.#request = request;
    this.#signal = signal;
    this.#emit = emit;
    const { ai, connection, offline } = setting;
    const provider = ai.providers.find(({ id }) => id === connection.provider)?.name ?? connection.provider;
    this.#results = { titles: [], unresolved: [], reasoning: '', offline, provider };
  }

  async run(): Promise<AiResults> {
    const answer = await this.#ask([]);
    this.#results.reasoning = answer.reasoning;
    // An empty answer with a reason is an answer.
    if (answer.recommendations.length === 0) return this.#results;
    await this.#take(answer.recommendations);
    if (this.#results.titles.length < WANTED_TITLES) await this.#refill(answer.recommendations);
    const { titles, unresolved } = this.#results;
    const leftOut = this.#setting.onServices?.leftOut();
    this.#results.leftOut = leftOut;
    const { elsewhere = 0, unknown = 0 } = leftOut ?? {};
    if (titles.length + unresolved.length + elsewhere + unknown === 0)
      throw new SearchStopped('nothingNew', m.ai_nothing_new());
    return this.#results;
  }

  async #ask(leaveOut: readonly string[]): Promise<ParsedAnswer> {
    const { ai, connection } = this.#setting;
    this.#emit({ type: 'step', step: 'asking' });
    const text = await ai.ask(connection, buildPrompt(this.#request, leaveOut), this.#signal);
    this.#emit({ type: 'step', step: 'reading' });
    const answer = parseAnswer(text);
    if (!answer) throw new SearchStopped('answerUnreadable', m.ai_invalid_answer());
    return answer;
  }

  /** Asks once more for further titles; a failure keeps those found. */
  async #refill(known: readonly Recommendation[]): Promise<void> {
    const names = known.map(({ name }) => name);
    try {
      const { recommendations } = await this.#ask(names);
      await this.#take(recommendations);
    } catch (error) {
      this.#signal.throwIfAborted();
      const reason = knownFailure(error)?.code;
      if (reason === undefined) throw error;
      const { log, requestId } = this.#setting;
      log.warn({ requestId, reason }, 'no further recommendations');
    }
  }

  /** Looks up recommendations and emits those new to the user. */
  async #take(recommendations: readonly Recommendation[]): Promise<void> {
    const { catalogue } = this.#setting;
    const total = recommendations.length;
    this.#emit({ type: 'step', step: 'finding', done: 0, total });
    const found = await findTitles(catalogue, this.#request.kind, recommendations, this.#signal, (done) => {
      this.#emit({ type: 'step', step: 'finding', done, total });
    });
    const failure = found.find((one) => one.failure)?.failure;
    if (failure && found.every((one) => one.failure)) throw failure;
    const unwanted = await unwantedOf(
      this.#setting,
      found.flatMap(({ title }) => title ?? []),
    );
    for (const { named, title } of found) {
      const { name, year, reason } = named;
      if (title) {
        if (!unwanted.has(titleKey(title))) this.#show({ title, reason });
      } else if (!this.#shown.has(`${name} ${year ?? ''}`)) {
        this.#shown.add(`${name} ${year ?? ''}`);
        this.#results.unresolved.push({ name, year, reason });
        this.#emit({ type: 'unresolved', name, year, reason });
      }
    }
  }

  #show(entry: AiResults['titles'][number]): void {
    const { titles } = this.#results;
    const key = titleKey(entry.title);
    if (this.#shown.has(key) || titles.length === MAX_TITLES) return;
    this.#shown.add(key);
    this.#emit({ type: 'title', index: titles.length, ...entry });
    titles.push(entry);
  }
}

/**
 * Records a search. Returns its id, or null if that failed or recording is off; the user still gets the
 * results.
 */
export async function keepSearch(
  setting: Pick<AiSearchSetting, 'client' | 'userId' | 'log' | 'requestId'>,
  request: AiSearchRequest,
  results: AiResults,
): Promise<string | null> {
  const { client, userId, log, requestId } = setting;
  // Overviews would make up most of a row; cards do without them.
  const titles = results.titles.map(({ title, ...found }) => ({
    title: { ...title, overview: '' },
    ...found,
  }));
  try {
    return await keepAiSearch(client, userId, { ...request, results: { ...results, titles } });
  } catch (error) {
    if (!(error instanceof BackendError)) throw error;
    log.warn({ requestId, err: error.cause }, 'a search could not be kept');
    return null;
  }
}

/**
 * Searches with AI: asks the provider, parses its answer, looks up the titles, removes those watched or
 * dismissed, asks once more if fewer than ten remain, and records the result. Yields progress events; the
 * last is `done` or `error`. When the signal aborts it ends without one and aborts its calls.
 */
export function searchWithAi(
  setting: AiSearchSetting,
  request: AiSearchRequest,
  signal: AbortSignal,
): AsyncGenerator<AiSearchEvent> {
  return eventQueue<AiSearchEvent>(async (emit) => {
    try {
      const results = await new Search(setting, request, signal, emit).run();
      const searchId = await keepSearch(setting, request, results);
      const { reasoning, offline, provider, leftOut } = results;
      emit({ type: 'done', reasoning, offline, provider, ...(leftOut && { leftOut }), searchId });
    } catch (error) {
      if (signal.aborted) return;
      const { log, requestId, connection } = setting;
      const failure = knownFailure(error);
      if (!failure) {
        log.error({ requestId, err: error }, 'an AI search broke off');
        emit({
          type: 'error',
          code: 'defect',
          message: `${m.defect_message_title()}. ${m.defect_message_text()}`,
        });
        return;
      }
      const { code, message } = failure;
      const status = error instanceof AiError ? error.status : null;
      log.warn({ requestId, provider: connection.provider, status, reason: code }, 'an AI search failed');
      emit({ type: 'error', code, message });
    }
  });
}
