import { LANGUAGES, SERVED, type Language } from './languages.ts';

/** What `hreflang` says of every page: its languages, itself among them, and English for whoever reads none of them. */
export const ALTERNATES: readonly { hreflang: string; language: Language }[] = [
  ...SERVED.map((language) => ({ hreflang: LANGUAGES[language].tag, language })),
  { hreflang: 'x-default', language: 'en' },
];
