import { perLanguage } from '../language/per-language.ts';
import { LANGUAGE_MESSAGES } from '../messages.ts';

const languages = /* @__PURE__ */ perLanguage(
  (locale) => new Intl.DisplayNames(locale, { type: 'language', fallback: 'none' }),
);

/** What a language's code (ISO 639-1, and TMDB's own) is called; undefined for a code that is none. */
export function languageName(code: string): string | undefined {
  if (code === 'xx') return LANGUAGE_MESSAGES.none;
  if (code === 'cn') return languages().of('yue');
  return /^[a-z]{2}$/.test(code) ? languages().of(code) : undefined;
}
