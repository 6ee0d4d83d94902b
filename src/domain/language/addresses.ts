import { currentLanguage } from './current.ts';
import { LANGUAGES, SERVED, type Language, type LanguageFacts } from './languages.ts';

/** A language somebody has chosen, where it is served; English for all others. */
export const servedLanguage = (chosen: string | null): Language =>
  SERVED.find((one) => one === chosen) ?? 'en';

/** What an address asks for, and in which language. */
export interface Spoken {
  language: Language;
  /** The path, and whatever stands behind it, as it is in English. */
  bare: string;
  /** It has no prefix but was asked for by one, as all that is English: it is at the bare address. */
  moved: boolean;
}

/** What crawlers ask for first is there once, for all languages. */
const ONCE = /^\/(?:robots\.txt|sitemap\.xml)$/;

/** Reads the language from the beginning of an address. A prefix of no served language is part of the path. */
export function readSpoken(target: string): Spoken {
  const [, first = '', rest = ''] = /^\/([a-z-]{2,5})((?:[/?].*)?)$/s.exec(target) ?? [];
  const language = SERVED.find((one) => one === first);
  if (language === undefined) return { language: 'en', bare: target, moved: false };
  const bare = rest.startsWith('/') ? rest : `/${rest}`;
  return { language, bare, moved: language === 'en' || ONCE.test(bare) };
}

/** How a page says which language it is in: `lang`, and `dir` where that is not from left to right. */
export function langAttributes(language: Language = currentLanguage()): { lang: string; dir?: 'rtl' } {
  const { tag, direction }: LanguageFacts = LANGUAGES[language];
  return { lang: tag, ...(direction === 'rtl' && { dir: 'rtl' }) };
}
