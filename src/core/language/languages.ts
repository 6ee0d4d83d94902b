export interface LanguageFacts {
  /** BCP 47, for `lang` and `hreflang`. */
  tag: string;
  /** For `Intl`, if it differs from the tag. */
  locale?: string;
  direction: 'ltr' | 'rtl';
  name: string;
}

/** Languages by their prefix in addresses; English has none. */
export const LANGUAGES = {
  en: { tag: 'en', direction: 'ltr', name: 'English' },
  de: { tag: 'de', direction: 'ltr', name: 'Deutsch' },
  es: { tag: 'es', direction: 'ltr', name: 'Español' },
  fr: { tag: 'fr', direction: 'ltr', name: 'Français' },
  it: { tag: 'it', direction: 'ltr', name: 'Italiano' },
  'pt-br': { tag: 'pt-BR', direction: 'ltr', name: 'Português (Brasil)' },
  // Latin digits, as in titles, years and stars.
  ar: { tag: 'ar', locale: 'ar-u-nu-latn', direction: 'rtl', name: 'العربية' },
  ja: { tag: 'ja', direction: 'ltr', name: '日本語' },
} as const satisfies Record<string, LanguageFacts>;

export type Language = keyof typeof LANGUAGES;

/** Languages with a complete translation, in menu order; only their addresses are served. */
export const SERVED: readonly Language[] = ['en', 'de', 'es', 'fr', 'it', 'pt-br', 'ar', 'ja'];
