import { m } from '../../paraglide/messages.js';
import { atom } from 'nanostores';
import { isFirstKeyNeeded, isKeyProblem } from '../../core/api-errors.ts';
import {
  isAiResults,
  normaliseDescription,
  sharedSearchPath,
  type AiResults,
  type AiSearchEvent,
  type AiSearchRequest,
  type WordSearchAnswer,
  type KeptSearch,
} from './ai-search.ts';
import { addKeptSearch } from './ai-history.store.ts';
import { openKeyDialog } from './ai-keys.store.ts';
import { attempt, sayFailure, type Failure } from '../../core/stores/attempt.ts';
import { KEPT_ANSWER, tabMemory } from '../../core/stores/browser-memory.ts';
import { currentEnvironment } from '../../core/stores/environment.ts';
import { jsonLines } from './json-lines.store.ts';
import { ask, OwnServerError, send } from '../../core/stores/own-server.ts';
import { readable } from '../../core/stores/readable.ts';

/** Progress of a search; `finding` looks up each title. */
export type AiStep = { name: 'asking' | 'reading' } | { name: 'finding'; done: number; total: number };

interface AiAnswer {
  request: AiSearchRequest;
  results: AiResults;
}

/** `stopped` by the user (`failure` is null) or by a failure; results so far stay. */
export type AiSearch =
  | { kind: 'idle' }
  | ({ kind: 'working'; step: AiStep } & AiAnswer)
  | ({ kind: 'done' } & AiAnswer)
  | ({ kind: 'stopped'; failure: Pick<Failure, 'code' | 'message'> | null } & AiAnswer);

const $aiSearchNow = atom<AiSearch>({ kind: 'idle' });

export const $aiSearch = readable($aiSearchNow);

const NOTHING: AiResults = { titles: [], unresolved: [], reasoning: '', offline: false, provider: '' };

let running: AbortController | undefined;

/** The visible answer, stored for the tab when its page is left. */
interface KeptAnswer extends AiAnswer {
  /** The owner; the tab's next user must not see it. */
  userId: string;
  done: boolean;
}

let endKeeping: (() => void) | undefined;

/**
 * Restores the tab's stored answer for the user, unless the page's link requests another search, and from now on stores
 * every visible answer, so that it survives a reload and a visit to a title. A search that was running when the page
 * was left counts as interrupted.
 */
export function openAiSearch(userId: string, linked: AiSearchRequest | null): void {
  const kept = tabMemory.recall(KEPT_ANSWER) as Partial<KeptAnswer> | null;
  const { request, results, done } = kept ?? {};
  const isWanted = request !== undefined && (!linked || linked.description === request.description);
  if ($aiSearch.get().kind === 'idle' && kept?.userId === userId && isWanted && isAiResults(results)) {
    const failure = { code: 'interrupted', message: m.ai_broken() } as const;
    $aiSearchNow.set(
      done ? { kind: 'done', request, results } : { kind: 'stopped', failure, request, results },
    );
  }
  endKeeping?.();
  endKeeping = $aiSearchNow.listen((search) => {
    if (search.kind === 'idle') tabMemory.forget(KEPT_ANSWER);
    else keepAnswer(userId, search);
  });
}

function keepAnswer(userId: string, { kind, request, results }: Exclude<AiSearch, { kind: 'idle' }>): void {
  // Overviews are most of the size, and cards do not show them.
  const titles = results.titles.map(({ title, ...found }) => ({
    title: { ...title, overview: '' },
    ...found,
  }));
  const kept: KeptAnswer = { userId, done: kind === 'done', request, results: { ...results, titles } };
  tabMemory.keep(KEPT_ANSWER, kept);
}

/** Starts a search; does nothing for a blank description or while a search is running. */
export async function startAiSearch(entered: AiSearchRequest): Promise<void> {
  const { kind, withoutAi, takenOff, onServices } = entered;
  const description = normaliseDescription(entered.description);
  const taken = takenOff?.length ? { takenOff } : {};
  const narrow = { ...(withoutAi && { withoutAi }), ...(onServices && { onServices }), ...taken };
  const request: AiSearchRequest = { kind, description, ...narrow };
  if (!request.description || running) return;
  const controller = new AbortController();
  running = controller;
  $aiSearchNow.set({ kind: 'working', step: { name: 'asking' }, request, results: NOTHING });
  const asked = await attempt(async () => {
    if (withoutAi) return findByWords(request, controller.signal);
    const response = await send('POST', '/api/ai/search', request, controller.signal);
    await follow(response);
  });
  // A cancelled search fails too, and is already handled.
  if (running !== controller) return;
  running = undefined;
  if (asked.kind === 'failed') fail(asked);
}

/**
 * Starts the search of a form that was posted before the page was hydrated. Renames the page's address to the search's
 * link, so that a reload does not post again.
 */
export function askPosted(request: AiSearchRequest): void {
  currentEnvironment().page.rename(sharedSearchPath(request));
  void startAiSearch(request);
}

/** Searches by words alone: one answer instead of a stream. */
async function findByWords(request: AiSearchRequest, signal: AbortSignal): Promise<void> {
  const answer = await ask<WordSearchAnswer>('POST', '/api/ai/words', request, signal);
  if (signal.aborted) return;
  const { understood, titles, leftOut, searchId } = answer;
  finish({ ...NOTHING, understood, leftOut, titles }, request, searchId);
}

/** Reads the answer's stream to its last line; rejects if it breaks off. */
async function follow(response: Response): Promise<void> {
  const places: number[] = [];
  for await (const event of jsonLines<AiSearchEvent>(response)) {
    const search = $aiSearch.get();
    if (search.kind !== 'working') return;
    const { results } = search;
    switch (event.type) {
      case 'step':
        $aiSearchNow.set({ ...search, step: stepOf(event) });
        break;
      case 'title': {
        // Titles arrive in any order and are shown in the recommended order.
        const at = places.filter((place) => place < event.index).length;
        places.push(event.index);
        const titles = results.titles.toSpliced(at, 0, { title: event.title, reason: event.reason });
        $aiSearchNow.set({ ...search, results: { ...results, titles } });
        break;
      }
      case 'unresolved': {
        const { name, year, reason } = event;
        const unresolved = [...results.unresolved, { name, year, reason }];
        $aiSearchNow.set({ ...search, results: { ...results, unresolved } });
        break;
      }
      case 'done': {
        const { reasoning, offline, provider, leftOut, searchId } = event;
        finish({ ...results, reasoning, offline, provider, leftOut }, search.request, searchId);
        return;
      }
      case 'error':
        fail({ kind: 'failed', code: event.code, message: event.message });
        return;
    }
  }
  throw new OwnServerError('interrupted', m.ai_broken());
}

function stepOf(event: AiSearchEvent & { type: 'step' }): AiStep {
  if (event.step !== 'finding') return { name: event.step };
  return { name: 'finding', done: event.done, total: event.total };
}

function finish(results: AiResults, request: AiSearchRequest, searchId: string | null): void {
  $aiSearchNow.set({ kind: 'done', request, results });
  if (searchId) {
    const { kind, description } = request;
    addKeptSearch({ kind, description, id: searchId, results, createdAt: new Date().toISOString() });
  }
}

function fail(failure: Failure): void {
  const search = $aiSearch.get();
  if (search.kind !== 'working') return;
  const { request, results } = search;
  const { code, message } = failure;
  $aiSearchNow.set({ kind: 'stopped', failure: { code, message }, request, results });
  const calm = isFirstKeyNeeded(code);
  if (!calm) sayFailure(failure, { title: m.ai_failed(), text: message });
  if (isKeyProblem(code)) {
    openKeyDialog({ reason: message, calm, after: () => void startAiSearch(request) });
  }
}

/** Cancels the running search; its results so far stay. */
export function cancelAiSearch(): void {
  const search = $aiSearch.get();
  if (search.kind !== 'working') return;
  const { request, results } = search;
  $aiSearchNow.set({ kind: 'stopped', failure: null, request, results });
  const stopped = running;
  running = undefined;
  stopped?.abort();
}

/** Cancels the search and clears the results. */
export function closeAiSearch(): void {
  cancelAiSearch();
  $aiSearchNow.set({ kind: 'idle' });
}

/** Shows a saved search instead of the visible one. */
export function showKeptSearch({ kind, description, results }: KeptSearch): void {
  cancelAiSearch();
  const narrow = {
    ...(results.understood && { withoutAi: true }),
    ...(results.leftOut && { onServices: true }),
  };
  const request = { kind, description, ...narrow };
  $aiSearchNow.set({ kind: 'done', request, results });
}
