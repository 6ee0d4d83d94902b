import type { Language } from '../../core/language/languages.ts';

/** The banner that offers a page in another language: offer and refusal, each in that language. */
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
