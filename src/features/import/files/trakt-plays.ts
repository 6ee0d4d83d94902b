import { dayOfTime, momentIn } from './days.ts';
import type { ImportEntry } from './entry.ts';
import { idIn, idsOf, imdbIn, placeIn } from './facts.ts';
import { inside, isLoose, listIn, type Loose } from './json-facts.ts';
import type { ReadingContext } from './reading.ts';

type Play = Pick<ImportEntry, 'day' | 'moment' | 'episode' | 'episodeIds' | 'plays'>;

const when = (time: unknown, context: ReadingContext) => ({
  day: dayOfTime(time, context),
  ...momentIn(time),
});

/** Parses an item of the history; null if its episode is unspecified. */
export function playIn(item: Loose, context: ReadingContext): Play | null {
  const play = when(item['watched_at'], context);
  if (!isLoose(item['show'])) return play;
  const told = inside(item, 'episode');
  const [season, number] = [placeIn(told['season']), placeIn(told['number'])];
  if (season === undefined || number === undefined) return null;
  const ids = inside(told, 'ids');
  const episodeIds = idsOf({ imdb: imdbIn(ids['imdb']), tvdb: idIn(ids['tvdb']) });
  return {
    ...{ ...play, episode: { season, number } },
    ...(Object.keys(episodeIds).length > 0 && { episodeIds }),
  };
}

/** The play count of a summary, which dates only the last play. */
const countIn = ({ plays }: Loose) =>
  typeof plays === 'number' && Number.isInteger(plays) && plays > 1
    ? { plays: Math.min(plays, 100_000) }
    : {};

/** Parses an item of a summary: a movie, or all episodes of a series. */
export function playsInSummary(item: Loose, context: ReadingContext): Play[] {
  if (!isLoose(item['show'])) return [{ ...when(item['last_watched_at'], context), ...countIn(item) }];
  return listIn(item, 'seasons').flatMap((season) =>
    listIn(season, 'episodes').flatMap((episode): Play[] => {
      if (!isLoose(season) || !isLoose(episode)) return [];
      const place = { season: placeIn(season['number']), number: placeIn(episode['number']) };
      if (place.season === undefined || place.number === undefined) return [];
      const day = dayOfTime(episode['last_watched_at'], context);
      return [{ day, episode: { season: place.season, number: place.number }, ...countIn(episode) }];
    }),
  );
}
