import type { Language } from '../../core/language/languages.ts';
import type { Episode, Season } from '../../core/seasons.ts';
import { seasonNames, seasonsIn } from '../language/localized.ts';
import { byField } from '../language/translations.ts';

/** Whether a season's answer needs no English fallback. */
export function isWhole({ overview, episodes }: Season): boolean {
  return overview !== '' && episodes.every(({ name, overview: text }) => name !== '' && text !== '');
}

function episodeIn(own: Episode, english: Episode | undefined): Episode {
  if (!english) return own;
  // Untranslated names come in English, or as a numbered placeholder.
  const name = own.name === english.name ? '' : own.name;
  return {
    ...own,
    ...byField({ name: [name, english.name], overview: [own.overview, english.overview] }),
  };
}

/** A season in a language, with English as the fallback per field. */
export function localizedSeason(own: Season, english: Season | null, language: Language): Season {
  const episodes = new Map(english?.episodes.map((episode) => [episode.number, episode]));
  return {
    ...own,
    ...byField({
      name: seasonNames(own.name, english?.name ?? '', language),
      overview: [own.overview, english?.overview ?? ''],
    }),
    seasons: seasonsIn(english?.seasons ?? own.seasons, own.seasons, language),
    episodes: own.episodes.map((episode) => episodeIn(episode, episodes.get(episode.number))),
  };
}
