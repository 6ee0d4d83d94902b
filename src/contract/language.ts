import { AsyncLocalStorage } from 'node:async_hooks';
import { readLanguageFrom } from '../domain/language/current.ts';
import type { Language } from '../domain/language/languages.ts';

const KEY = Symbol.for('marquee.language');
const holder = globalThis as typeof globalThis & { [KEY]?: AsyncLocalStorage<Language> };

/** The host and the app are two module graphs of one process: what the one is told to speak, the other speaks too. */
const spoken = (holder[KEY] ??= new AsyncLocalStorage<Language>());

readLanguageFrom(() => spoken.getStore() ?? 'en');

/** Runs something in a language: whatever it says is in that language, also later and in what it begins. */
export function inLanguage<Result>(language: Language, run: () => Result): Result {
  return spoken.run(language, run);
}
