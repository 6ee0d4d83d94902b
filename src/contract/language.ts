import { AsyncLocalStorage } from 'node:async_hooks';
import { readBaseFrom } from '../core/base-path.ts';
import { readLanguageFrom } from '../core/language/current.ts';
import type { Language } from '../core/language/languages.ts';

interface Beginning {
  base: string;
  language: Language;
}

const KEY = Symbol.for('marquee.language');
const holder = globalThis as typeof globalThis & { [KEY]?: AsyncLocalStorage<Beginning> };

/** The host and the app are two module graphs of one process and must share the current language. */
const spoken = (holder[KEY] ??= new AsyncLocalStorage<Beginning>());

readLanguageFrom(() => spoken.getStore()?.language ?? 'en');
readBaseFrom(() => spoken.getStore()?.base ?? '');

/** Runs a function in a language, including everything asynchronous it starts. */
export function inLanguage<Result>(language: Language, run: () => Result): Result {
  return inAnswer(spoken.getStore()?.base ?? '', language, run);
}

/** Answers a request: messages are in the language; addresses begin with the base path and the language. */
export function inAnswer<Result>(base: string, language: Language, run: () => Result): Result {
  return spoken.run({ base, language }, run);
}
