import { cutText, LONGEST, MOST } from '../../core/bounds.ts';
import { inOrder, type SeasonSummary } from '../../core/seasons.ts';
import type { SeasonItem } from './wire-seasons.ts';

/** The first of each number, at most `most`. */
export function eachOnce<T extends { number: number }>(found: readonly T[], most: number): T[] {
  const first = new Map<number, T>();
  for (const one of found) if (!first.has(one.number)) first.set(one.number, one);
  return [...first.values()].slice(0, most);
}

/** A series' distinct seasons, specials last. */
export function toSeasons(items: readonly SeasonItem[]): SeasonSummary[] {
  const seasons = items.map((item) => ({
    number: item.season_number,
    name: cutText(item.name.trim(), LONGEST.seasonName),
    date: item.air_date,
    episodeCount: item.episode_count ?? 0,
  }));
  return inOrder(eachOnce(seasons, MOST.seasons));
}
