/** A language Marquee has words for: its address (`/de/…`), what `lang` says, how it reads, and its name in itself. */
export interface LanguageFacts {
  /** BCP 47, for `lang` and `hreflang`. */
  tag: string;
  /** For `Intl`, where the tag does not say all. */
  locale?: string;
  direction: 'ltr' | 'rtl';
  name: string;
}

/** The languages there are words for, by what stands first in their addresses; English has no prefix. */
export const LANGUAGES = {
  en: { tag: 'en', direction: 'ltr', name: 'English' },
  de: { tag: 'de', direction: 'ltr', name: 'Deutsch' },
  es: { tag: 'es', direction: 'ltr', name: 'Español' },
  fr: { tag: 'fr', direction: 'ltr', name: 'Français' },
  it: { tag: 'it', direction: 'ltr', name: 'Italiano' },
  'pt-br': { tag: 'pt-BR', direction: 'ltr', name: 'Português (Brasil)' },
  // With the digits that stand in titles, years and stars as well.
  ar: { tag: 'ar', locale: 'ar-u-nu-latn', direction: 'rtl', name: 'العربية' },
  ja: { tag: 'ja', direction: 'ltr', name: '日本語' },
} as const satisfies Record<string, LanguageFacts>;

export type Language = keyof typeof LANGUAGES;

/** The languages whose words are whole, in the order they are offered; their addresses answer, the others' do not. */
export const SERVED: readonly Language[] = ['en', 'de', 'es', 'fr', 'it', 'pt-br', 'ar', 'ja'];
