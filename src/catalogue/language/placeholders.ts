import type { Language } from '../../domain/language/languages.ts';

/** Figures of any script, and those that Japanese writes out. */
const NUMBER = String.raw`[\p{Nd}〇零一二三四五六七八九十百]+`;

/**
 * What the upstream calls an episode that nobody has named, and a season: their numbers (#) in words. It invents such
 * names in every language, so that they cannot be told from names by being there.
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

/** Whether the name of an episode in a language says its number alone. */
export const isNumberedEpisode = saying(EPISODES);

/** The same of a season, and of the specials, that say that they are. */
export const isNumberedSeason = saying(SEASONS);
