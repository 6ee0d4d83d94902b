import { m } from '../../paraglide/messages.js';
import { atom } from 'nanostores';
import { isFirstKeyNeeded, isKeyProblem } from '../../domain/api-errors.ts';
import {
  isAiResults,
  normaliseDescription,
  sharedSearchPath,
  type AiResults,
  type AiSearchEvent,
  type AiSearchRequest,
  type WordSearchAnswer,
  type KeptSearch,
} from '../../domain/ai/ai-search.ts';
import { addKeptSearch } from './ai-history.ts';
import { openKeyDialog } from './ai-keys.ts';
import { attempt, sayFailure, type Failure } from '../attempt.ts';
import { KEPT_ANSWER, tabMemory } from '../browser-memory.ts';
import { currentEnvironment } from '../environment.ts';
import { jsonLines } from './json-lines.ts';
import { ask, OwnServerError, send } from '../own-server.ts';
import { readable } from '../readable.ts';

/** How far a search is; `finding` looks each title up. */
export type AiStep = { name: 'asking' | 'reading' } | { name: 'finding'; done: number; total: number };

/** What was asked and as much of the answer as is here. */
interface AiAnswer {
  request: AiSearchRequest;
  results: AiResults;
}

/** `stopped` by the person (`failure` is null) or by a failure; what had come until then stays. */
export type AiSearch =
  | { kind: 'idle' }
  | ({ kind: 'working'; step: AiStep } & AiAnswer)
  | ({ kind: 'done' } & AiAnswer)
  | ({ kind: 'stopped'; failure: Pick<Failure, 'code' | 'message'> | null } & AiAnswer);

const $aiSearchNow = atom<AiSearch>({ kind: 'idle' });

/** The search on show. */
export const $aiSearch = readable($aiSearchNow);

const NOTHING: AiResults = { titles: [], unresolved: [], reasoning: '', offline: false, provider: '' };

let running: AbortController | undefined;

/** The answer a tab had on show when its page was left. */
interface KeptAnswer extends AiAnswer {
  /** Whose it is: nobody else who uses this tab later gets to see it. */
  userId: string;
  done: boolean;
}

let endKeeping: (() => void) | undefined;

/**
 * Shows again what this tab had on show for the person, unless the page's link asks for something else, and keeps
 * from now on what is shown: whoever looks at a title, or reloads, comes back to it. A search that was under way
 * when the page was left is one that broke off.
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
  // Overviews would make up most of it; cards do without them.
  const titles = results.titles.map(({ title, reason }) => ({ title: { ...title, overview: '' }, reason }));
  const kept: KeptAnswer = { userId, done: kind === 'done', request, results: { ...results, titles } };
  tabMemory.keep(KEPT_ANSWER, kept);
}

/** Asks for recommendations; nothing happens for a blank description or while a search is under way. */
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
  // Cancelling fails too, and has been dealt with.
  if (running !== controller) return;
  running = undefined;
  if (asked.kind === 'failed') fail(asked);
}

/** Asks for what the form was sent with before its script came; the page takes the address of its link, so that a reload asks nothing. */
export function askPosted(request: AiSearchRequest): void {
  currentEnvironment().page.rename(sharedSearchPath(request));
  void startAiSearch(request);
}

/** Asks for titles by words alone, which is one answer instead of a stream. */
async function findByWords(request: AiSearchRequest, signal: AbortSignal): Promise<void> {
  const answer = await ask<WordSearchAnswer>('POST', '/api/ai/words', request, signal);
  if (signal.aborted) return;
  const { understood, titles, leftOut, searchId } = answer;
  finish(
    { ...NOTHING, understood, leftOut, titles: titles.map((title) => ({ title, reason: null })) },
    request,
    searchId,
  );
}

/** Follows an answer to its last line; rejects when it breaks off before. */
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
        // Titles are found in any order and shown in the order they were recommended in.
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

/** Stops the search under way; what it has found stays. */
export function cancelAiSearch(): void {
  const search = $aiSearch.get();
  if (search.kind !== 'working') return;
  const { request, results } = search;
  $aiSearchNow.set({ kind: 'stopped', failure: null, request, results });
  const stopped = running;
  running = undefined;
  stopped?.abort();
}

/** Takes the answer on show away. */
export function closeAiSearch(): void {
  cancelAiSearch();
  $aiSearchNow.set({ kind: 'idle' });
}

/** Shows a kept search again, in place of what is on show. */
export function showKeptSearch({ kind, description, results }: KeptSearch): void {
  cancelAiSearch();
  const narrow = {
    ...(results.understood && { withoutAi: true }),
    ...(results.leftOut && { onServices: true }),
  };
  const request = { kind, description, ...narrow };
  $aiSearchNow.set({ kind: 'done', request, results });
}
