import { placeNumber, type EpisodePlace, type KeptEpisode } from './kept-episodes.ts';

/** Moves the watches of an episode; `to` is null if no episode matches any more. */
export interface Move {
  from: EpisodePlace;
  to: EpisodePlace | null;
  /** The episode's former name. */
  name: string;
}

/** Indexes episodes by name and date; without ambiguous ones. */
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
 * Moves watches after TMDB merged or renumbered episodes. Watches follow an episode to its new number, matched by name
 * and date. Others keep their number if it still exists and no matched episode has taken it. The rest is lost and
 * reported.
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
