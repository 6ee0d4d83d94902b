import { currentLanguage } from './current.ts';
import { LANGUAGES, SERVED, type Language, type LanguageFacts } from './languages.ts';

/** The chosen language if it is served, else English. */
export const servedLanguage = (chosen: string | null): Language =>
  SERVED.find((one) => one === chosen) ?? 'en';

export interface Spoken {
  language: Language;
  /** The path with its query, without the language prefix. */
  bare: string;
  /** It has a prefix but must not: it redirects to `bare`. */
  moved: boolean;
}

/** Served once for all languages, where crawlers expect them. */
const ONCE = /^\/(?:robots\.txt|sitemap\.xml)$/;

/** Parses the language prefix of an address. An unknown prefix is part of the path. */
export function readSpoken(target: string): Spoken {
  const [, first = '', rest = ''] = /^\/([a-z-]{2,5})((?:[/?].*)?)$/s.exec(target) ?? [];
  const language = SERVED.find((one) => one === first);
  if (language === undefined) return { language: 'en', bare: target, moved: false };
  const bare = rest.startsWith('/') ? rest : `/${rest}`;
  return { language, bare, moved: language === 'en' || ONCE.test(bare) };
}

/** The `lang` attribute of a page, and `dir` for right-to-left languages. */
export function langAttributes(language: Language = currentLanguage()): { lang: string; dir?: 'rtl' } {
  const { tag, direction }: LanguageFacts = LANGUAGES[language];
  return { lang: tag, ...(direction === 'rtl' && { dir: 'rtl' }) };
}
