import { createRequire } from 'node:module';
import type { m as all } from '../../../src/paraglide/messages.js';
import { getLocale, type Locale } from '../../../src/paraglide/runtime.js';

// What tests import in the place of `src/paraglide/messages.js` (vitest.config.ts). Transforming and loading all
// languages takes 0.3 s for each test file; here a language is loaded when it is first spoken.

type Say = (inputs?: object, options?: { locale?: Locale }) => string;

const load = createRequire(import.meta.url);
const loaded: Partial<Record<Locale, Record<string, Say>>> = {};

const messagesOf = (locale: Locale) =>
  (loaded[locale] ??= load(`../../../src/paraglide/messages/${locale}.js`) as Record<string, Say>);

/** Says a message in a language, or in that of the moment. */
export const m = new Proxy({} as typeof all, {
  get:
    (_, key: string): Say =>
    (inputs = {}, { locale = getLocale() } = {}) =>
      messagesOf(locale)[key]?.(inputs) ?? key,
});
