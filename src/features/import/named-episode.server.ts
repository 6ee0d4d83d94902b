import type { Catalogue } from '../../catalogue/contract.ts';
import { inLanguage } from '../../contract/language.ts';
import { isSameName } from './agreement.ts';
import type { ImportEntry } from './files/entry.ts';
import { LANGUAGES, type Language } from '../../core/language/languages.ts';
import type { EpisodePlace } from '../series/kept-episodes.ts';
import { placeOfEpisode, type EpisodeSource } from './look-up.server.ts';

/** Names of episodes in English, and of a season in any language. */
export type NamedEpisodeSource = Pick<Catalogue, 'episodes' | 'season'>;

/** The same source, which asks once for the episodes of a series. */
function askingOnce({ episodes, season }: NamedEpisodeSource): NamedEpisodeSource {
  const known = new Map<number, ReturnType<NamedEpisodeSource['episodes']>>();
  return {
    season,
    episodes(series) {
      const asked = known.get(series) ?? episodes(series);
      known.set(series, asked);
      return asked;
    },
  };
}

interface Named extends EpisodePlace {
  name: string;
}

/** The one episode with a name, in the season it is said to be in, else in any other; null for none and for several. */
function onlyNamed(episodes: readonly Named[], name: string, season: number): EpisodePlace | null {
  const called = episodes.filter((episode) => episode.name !== '' && isSameName(name, episode.name));
  const here = called.filter((episode) => episode.season === season);
  const [found, ...others] = here.length > 0 ? here : called;
  return found && others.length === 0 ? { season: found.season, number: found.number } : null;
}

/** The season's episodes in a language. */
async function namedIn(
  catalogue: NamedEpisodeSource,
  language: Language,
  series: number,
  season: number,
): Promise<Named[]> {
  const found = await inLanguage(language, () => catalogue.season(series, season));
  return (found?.episodes ?? []).map(({ number, name }) => ({ season, number, name }));
}

const OTHERS = (Object.keys(LANGUAGES) as Language[]).filter((language) => language !== 'en');

/**
 * The place of an episode that a file names and does not number: by its English name in the whole series, else by its
 * name in its season in the other languages. Null if no episode or several have it.
 */
async function placeOfNamed(
  catalogue: NamedEpisodeSource,
  series: number,
  { name, season }: { name: string; season: number },
): Promise<EpisodePlace | null> {
  const all = (await catalogue.episodes(series))?.episodes ?? [];
  const found = onlyNamed(all, name, season);
  if (found) return found;
  for (const language of OTHERS) {
    const place = onlyNamed(await namedIn(catalogue, language, series, season), name, season);
    if (place) return place;
  }
  return null;
}

/** Creates the look-up of an episode's place by its ids elsewhere, or by its name. */
export function placing(catalogue: NamedEpisodeSource & EpisodeSource) {
  const names = askingOnce(catalogue);
  return (series: number, ids: NonNullable<ImportEntry['episodeIds']>): Promise<EpisodePlace | null> =>
    ids.name === undefined
      ? placeOfEpisode(catalogue, series, ids)
      : placeOfNamed(names, series, { name: ids.name, season: ids.season ?? 1 });
}
