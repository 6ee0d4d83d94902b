import { atom } from 'nanostores';
import { ownAnswer } from '../../core/own-answer.ts';
import { suggestPath, suggestWords } from './search.ts';
import type { Suggestion, SuggestionsAnswer } from './suggestions.ts';
import { currentEnvironment } from '../../core/stores/environment.ts';
import { readable } from '../../core/stores/readable.ts';

/** `asking` still shows the earlier suggestions; `failed` shows none. */
interface Suggestions {
  state: 'none' | 'asking' | 'known' | 'failed';
  /** The normalised query; empty while it is too short. */
  words: string;
  suggestions: readonly Suggestion[];
}

const NONE: Suggestions = { state: 'none', words: '', suggestions: [] };

const $suggestionsNow = atom<Suggestions>(NONE);

export const $suggestions = readable($suggestionsNow);

/** Debounce in milliseconds. */
const AFTER_MS = 150;
/** Most cached answers. */
const KEPT = 50;

/** The server answered with an error status. */
class Refused extends Error {}

const isAbort = (cause: unknown) => cause instanceof DOMException && cause.name === 'AbortError';

const known = new Map<string, readonly Suggestion[]>();
let waiting: ReturnType<typeof setTimeout> | undefined;
let asking: AbortController | undefined;

/** Expected failures: the network, the server or a proxy. Any other error is a defect. */
const isFailure = (cause: unknown) =>
  cause instanceof TypeError || cause instanceof SyntaxError || cause instanceof Refused || isAbort(cause);

async function ask(words: string): Promise<void> {
  const own = new AbortController();
  asking = own;
  const { fetch } = currentEnvironment();
  try {
    const response = ownAnswer(await fetch(suggestPath(words), { signal: own.signal }));
    if (!response.ok) throw new Refused(String(response.status));
    const { suggestions } = (await response.json()) as SuggestionsAnswer;
    // Only the last request counts, whatever the order of answers.
    if (own !== asking) return;
    if (known.size >= KEPT) known.clear();
    known.set(words, suggestions);
    $suggestionsNow.set({ state: 'known', words, suggestions });
  } catch (cause) {
    if (!isFailure(cause)) currentEnvironment().report(cause);
    // Suggestions are optional: no error message, and the next letter retries.
    if (own === asking) $suggestionsNow.set({ state: 'failed', words, suggestions: [] });
  }
}

/** Loads suggestions for a text (debounced, cached); cancels earlier requests. */
export function suggestFor(text: string): void {
  const words = suggestWords(text);
  const { state, words: before, suggestions } = $suggestionsNow.get();
  if (words === before && state !== 'failed') return;
  clearTimeout(waiting);
  asking?.abort();
  asking = undefined;
  const found = known.get(words);
  if (words === '') $suggestionsNow.set(NONE);
  else if (found) $suggestionsNow.set({ state: 'known', words, suggestions: found });
  else {
    $suggestionsNow.set({ state: 'asking', words, suggestions });
    waiting = setTimeout(() => void ask(words), AFTER_MS);
  }
}
