import { LANGUAGES, SERVED, type Language } from './languages.ts';

/** `hreflang` links of every page: all its languages including its own, and English as `x-default`. */
export const ALTERNATES: readonly { hreflang: string; language: Language }[] = [
  ...SERVED.map((language) => ({ hreflang: LANGUAGES[language].tag, language })),
  { hreflang: 'x-default', language: 'en' },
];
