import { createRequire } from 'node:module';
import type { m as all } from '../../../src/paraglide/messages.js';
import { getLocale, type Locale } from '../../../src/paraglide/runtime.js';

// Replaces `src/paraglide/messages.js` in tests (vitest.config.ts). Transforming and loading all languages
// takes 0.3 s for each test file; here each language is loaded on first use.

type Say = (inputs?: object, options?: { locale?: Locale }) => string;

const load = createRequire(import.meta.url);
const loaded: Partial<Record<Locale, Record<string, Say>>> = {};

const messagesOf = (locale: Locale) =>
  (loaded[locale] ??= load(`../../../src/paraglide/messages/${locale}.js`) as Record<string, Say>);

/** A message in a language, by default the current one. */
export const m = new Proxy({} as typeof all, {
  get:
    (_, key: string): Say =>
    (inputs = {}, { locale = getLocale() } = {}) =>
      messagesOf(locale)[key]?.(inputs) ?? key,
});
