import { atom } from 'nanostores';
import { ownAnswer } from '../../domain/own-answer.ts';
import { suggestPath, suggestWords } from '../../domain/search/search.ts';
import type { Suggestion, SuggestionsAnswer } from '../../domain/search/suggestions.ts';
import { currentEnvironment } from '../environment.ts';
import { readable } from '../readable.ts';

/** `asking`: those of the words before are still shown; `failed`: there are none, and the box does without. */
interface Suggestions {
  state: 'none' | 'asking' | 'known' | 'failed';
  /** In the words the server is asked with; empty while there is too little to suggest anything for. */
  words: string;
  suggestions: readonly Suggestion[];
}

const NONE: Suggestions = { state: 'none', words: '', suggestions: [] };

const $suggestionsNow = atom<Suggestions>(NONE);

/** What may be meant by what is being typed. */
export const $suggestions = readable($suggestionsNow);

/** Milliseconds without another letter before the server is asked (debounce). */
const AFTER_MS = 150;
/** Answers of this page that are kept, the latest. */
const KEPT = 50;

/** The server answered that it will not, or cannot. */
class Refused extends Error {}

const isAbort = (cause: unknown) => cause instanceof DOMException && cause.name === 'AbortError';

const known = new Map<string, readonly Suggestion[]>();
let waiting: ReturnType<typeof setTimeout> | undefined;
let asking: AbortController | undefined;

/** The network, the server or somebody in between: everything else is a defect. */
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
    // Only the last question counts, whichever answer comes last.
    if (own !== asking) return;
    if (known.size >= KEPT) known.clear();
    known.set(words, suggestions);
    $suggestionsNow.set({ state: 'known', words, suggestions });
  } catch (cause) {
    if (!isFailure(cause)) currentEnvironment().report(cause);
    // Nobody asked for suggestions: that there are none is not worth a sentence, and the next letter asks again.
    if (own === asking) $suggestionsNow.set({ state: 'failed', words, suggestions: [] });
  }
}

/** Looks for what may be meant by a text, a moment after the last letter; what was asked before counts no more. */
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
