import { placeNumber, type EpisodePlace, type KeptEpisode } from './kept-episodes.ts';

/** Where the watches of an episode go; `to` is null where no episode is left that they could be of. */
export interface Move {
  from: EpisodePlace;
  to: EpisodePlace | null;
  /** What the episode was called. */
  name: string;
}

/** By name and day together an episode is known again, if it is the only one of its series with both. */
function known(episodes: readonly KeptEpisode[]): Map<string, KeptEpisode> {
  const found = new Map<string, KeptEpisode | null>();
  for (const episode of episodes) {
    if (!episode.name) continue;
    const key = `${episode.date ?? ''} ${episode.name}`;
    found.set(key, found.has(key) ? null : episode);
  }
  return new Map([...found].flatMap(([key, episode]) => (episode ? [[key, episode] as const] : [])));
}

/**
 * What becomes of watches when a catalogue merges and renumbers the episodes of a series. An episode that has its name
 * and day under another number takes its watches there; any other keeps them under its number, as long as that
 * exists and no other episode has come to stand there. What is left is lost, and told.
 */
export function renumbered(before: readonly KeptEpisode[], after: readonly KeptEpisode[]): Move[] {
  const old = known(before);
  const now = known(after);
  const matches = [...old].flatMap(([key, from]) => {
    const to = now.get(key);
    return to ? [[placeNumber(from), to] as const] : [];
  });
  const leadsTo = new Map(matches);
  const claimed = new Set(matches.map(([, to]) => placeNumber(to)));
  const places = new Set(after.map(placeNumber));
  return before.flatMap((episode): Move[] => {
    const { season, number, name } = episode;
    const from = { season, number };
    const place = placeNumber(episode);
    const to = leadsTo.get(place);
    if (to)
      return placeNumber(to) === place ? [] : [{ from, to: { season: to.season, number: to.number }, name }];
    return places.has(place) && !claimed.has(place) ? [] : [{ from, to: null, name }];
  });
}
