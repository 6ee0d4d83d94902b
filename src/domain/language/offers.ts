import type { Language } from './languages.ts';

/** How each language offers itself on a page of another, and how the offer is refused. */
export const OFFERS: Readonly<Record<Language, readonly [offer: string, refuse: string]>> = {
  en: ['This page in English?', 'No, thanks'],
  de: ['Diese Seite auf Deutsch?', 'Nein danke'],
  es: ['¿Ver esta página en español?', 'No, gracias'],
  fr: ['Cette page en français\u00a0?', 'Non merci'],
  it: ['Questa pagina in italiano?', 'No, grazie'],
  'pt-br': ['Esta página em português?', 'Agora não'],
  ar: ['هذه الصفحة بالعربية؟', 'لا، شكرًا'],
  ja: ['このページを日本語で読みますか？', 'いいえ'],
};

/** The language of those offered that a browser speaks best, by what it says of itself; null where it speaks none. */
export function wantedLanguage<Offered extends Language>(
  spoken: readonly string[],
  offered: readonly Offered[],
): Offered | null {
  const baseOf = (tag: string) => tag.toLowerCase().split('-')[0];
  for (const tag of spoken) {
    const same = offered.find((language) => language === tag.toLowerCase());
    const wanted = same ?? offered.find((language) => baseOf(language) === baseOf(tag));
    if (wanted) return wanted;
  }
  return null;
}
