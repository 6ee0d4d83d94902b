import { LANGUAGES, SERVED, type Language } from './languages.ts';

/**
 * What `hreflang` says of every page: its languages, itself among them, and English for whoever reads none of them.
 * Nothing where there is one language alone.
 */
export const ALTERNATES: readonly { hreflang: string; language: Language }[] =
  SERVED.length < 2
    ? []
    : [
        ...SERVED.map((language) => ({ hreflang: LANGUAGES[language].tag, language })),
        { hreflang: 'x-default', language: 'en' },
      ];
