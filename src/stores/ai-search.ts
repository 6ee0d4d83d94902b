import { atom } from 'nanostores';
import { AI_MESSAGES, isKeyProblem } from '../domain/ai-messages.ts';
import {
  normaliseDescription,
  type AiResults,
  type AiSearchEvent,
  type AiSearchRequest,
  type KeptSearch,
} from '../domain/ai-search.ts';
import { ACCOUNT_MESSAGES } from '../domain/person-messages.ts';
import { addKeptSearch } from './ai-history.ts';
import { openKeyDialog } from './ai-keys.ts';
import { jsonLines } from './json-lines.ts';
import { refusalOf, send } from './own-server.ts';
import { showError } from './toasts.ts';

/** How far a search is; `finding` looks each title up. */
export type AiStep = { name: 'asking' | 'reading' } | { name: 'finding'; done: number; total: number };

/** What was asked and as much of the answer as is here. */
export interface AiAnswer {
  request: AiSearchRequest;
  results: AiResults;
}

/** `stopped` by the person (`message` is null) or by a failure; what had come until then stays. */
export type AiSearch =
  | { kind: 'idle' }
  | ({ kind: 'working'; step: AiStep } & AiAnswer)
  | ({ kind: 'done' } & AiAnswer)
  | ({ kind: 'stopped'; message: string | null } & AiAnswer);

/** The search on show. */
export const $aiSearch = atom<AiSearch>({ kind: 'idle' });

const NOTHING: AiResults = { titles: [], unresolved: [], reasoning: '', offline: false, provider: '' };

let running: AbortController | undefined;

/** Asks for recommendations; nothing happens for a blank description or while a search is under way. */
export async function startAiSearch(entered: AiSearchRequest): Promise<void> {
  const request = { kind: entered.kind, description: normaliseDescription(entered.description) };
  if (!request.description || running) return;
  const controller = new AbortController();
  running = controller;
  $aiSearch.set({ kind: 'working', step: { name: 'asking' }, request, results: NOTHING });
  let answered = false;
  try {
    const response = await send('POST', '/api/ai/search', request, controller.signal);
    answered = true;
    if (!response.ok) fail(await refusalOf(response));
    else if (!(await follow(response))) fail(AI_MESSAGES.broken);
  } catch {
    // Cancelling throws too, and has been dealt with.
    if (running === controller) fail(answered ? AI_MESSAGES.broken : ACCOUNT_MESSAGES.backend.offline);
  } finally {
    if (running === controller) running = undefined;
  }
}

/** Follows an answer to its last line; false when it breaks off before. */
async function follow(response: Response): Promise<boolean> {
  const places: number[] = [];
  for await (const event of jsonLines<AiSearchEvent>(response)) {
    const search = $aiSearch.get();
    if (search.kind !== 'working') return true;
    const { results } = search;
    switch (event.type) {
      case 'step':
        $aiSearch.set({ ...search, step: stepOf(event) });
        break;
      case 'title': {
        // Titles are found in any order and shown in the order they were recommended in.
        const at = places.filter((place) => place < event.index).length;
        places.push(event.index);
        const titles = results.titles.toSpliced(at, 0, { title: event.title, reason: event.reason });
        $aiSearch.set({ ...search, results: { ...results, titles } });
        break;
      }
      case 'unresolved': {
        const { name, year, reason } = event;
        const unresolved = [...results.unresolved, { name, year, reason }];
        $aiSearch.set({ ...search, results: { ...results, unresolved } });
        break;
      }
      case 'done':
        finish(search, event);
        return true;
      case 'error':
        fail(event.message, event.keyProblem);
        return true;
    }
  }
  return false;
}

function stepOf(event: AiSearchEvent & { type: 'step' }): AiStep {
  if (event.step !== 'finding') return { name: event.step };
  return { name: 'finding', done: event.done, total: event.total };
}

function finish({ request, results: found }: AiAnswer, event: AiSearchEvent & { type: 'done' }): void {
  const { reasoning, offline, provider, searchId } = event;
  const results = { ...found, reasoning, offline, provider };
  $aiSearch.set({ kind: 'done', request, results });
  if (searchId) {
    addKeptSearch({ ...request, id: searchId, results, createdAt: new Date().toISOString() });
  }
}

function fail(message: string, keyProblem = isKeyProblem(message)): void {
  const search = $aiSearch.get();
  if (search.kind !== 'working') return;
  const { request, results } = search;
  $aiSearch.set({ kind: 'stopped', message, request, results });
  showError({ title: AI_MESSAGES.failed, text: message });
  if (keyProblem || isKeyProblem(message)) {
    openKeyDialog({ reason: message, after: () => void startAiSearch(request) });
  }
}

/** Stops the search under way; what it has found stays. */
export function cancelAiSearch(): void {
  const search = $aiSearch.get();
  if (search.kind !== 'working') return;
  const { request, results } = search;
  $aiSearch.set({ kind: 'stopped', message: null, request, results });
  const stopped = running;
  running = undefined;
  stopped?.abort();
}

/** Takes the answer on show away. */
export function closeAiSearch(): void {
  cancelAiSearch();
  $aiSearch.set({ kind: 'idle' });
}

/** Shows a kept search again without asking anybody. */
export function reopenAiSearch({ kind, description, results }: KeptSearch): void {
  cancelAiSearch();
  $aiSearch.set({ kind: 'done', request: { kind, description }, results });
}
