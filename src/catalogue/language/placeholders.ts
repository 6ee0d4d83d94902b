import type { Language } from '../../core/language/languages.ts';

/** Digits of any script, and Japanese number words. */
const NUMBER = String.raw`[\p{Nd}〇零一二三四五六七八九十百]+`;

/**
 * TMDB's placeholders for unnamed episodes and seasons, with # for the number. TMDB generates them in every language,
 * so they look like real names.
 */
const EPISODES: Record<Language, string> = {
  en: 'Episode #',
  de: '(?:Folge|Episode) #',
  es: '(?:Episodio|Capítulo) #',
  fr: '[ÉE]pisode #',
  it: '(?:Episodio|Puntata) #',
  'pt-br': 'Epis[óo]dio #',
  ar: '(?:ال)?حلقة #',
  ja: '第 ?# ?[話回]|エピソード ?#',
};
const SEASONS: Record<Language, string> = {
  en: 'Season #|Specials',
  de: 'Staffel #|Specials|Extras',
  es: 'Temporada #|(?:Episodios )?especiales',
  fr: 'Saison #|(?:[ÉE]pisodes )?spéciaux',
  it: 'Stagione #|(?:Episodi )?speciali',
  'pt-br': 'Temporada #|#[ªa] Temporada|(?:Episódios )?especiais',
  ar: '(?:ال)?موسم #|حلقات خاصة|(?:ال)?حلقات (?:ال)?خاصة',
  ja: 'シーズン ?#|第 ?# ?(?:シーズン|期)|特別編|スペシャル',
};

const whole = (called: string) => new RegExp(`^(?:${called.replaceAll('#', NUMBER)})$`, 'iu');

function saying(called: Record<Language, string>) {
  const patterns = Object.entries(called).map(([language, text]) => [language, whole(text)] as const);
  const of = new Map<string, RegExp>(patterns);
  return (name: string, language: Language) =>
    [language, 'en'].some((one) => of.get(one)?.test(name.trim()) ?? false);
}

/** Whether an episode's name in a language is only its number. */
export const isNumberedEpisode = saying(EPISODES);

/** The same for a season's name, including that of specials. */
export const isNumberedSeason = saying(SEASONS);
