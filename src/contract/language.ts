import { AsyncLocalStorage } from 'node:async_hooks';
import { readBaseFrom } from '../domain/base-path.ts';
import { readLanguageFrom } from '../domain/language/current.ts';
import type { Language } from '../domain/language/languages.ts';

/** What begins the addresses of an answer. */
interface Beginning {
  base: string;
  language: Language;
}

const KEY = Symbol.for('marquee.language');
const holder = globalThis as typeof globalThis & { [KEY]?: AsyncLocalStorage<Beginning> };

/** The host and the app are two module graphs of one process: what the one is told to speak, the other speaks too. */
const spoken = (holder[KEY] ??= new AsyncLocalStorage<Beginning>());

readLanguageFrom(() => spoken.getStore()?.language ?? 'en');
readBaseFrom(() => spoken.getStore()?.base ?? '');

/** Runs something in a language: whatever it says is in that language, also later and in what it begins. */
export function inLanguage<Result>(language: Language, run: () => Result): Result {
  return inAnswer(spoken.getStore()?.base ?? '', language, run);
}

/** Makes an answer to a request: its words are in the language, and its addresses begin with the base and the language. */
export function inAnswer<Result>(base: string, language: Language, run: () => Result): Result {
  return spoken.run({ base, language }, run);
}
