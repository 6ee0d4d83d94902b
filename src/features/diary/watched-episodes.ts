import type { EpisodePlace } from '../series/kept-episodes.ts';

interface EpisodeRange {
  season: number;
  from: number;
  to: number;
}

/** Merges sorted episodes into ranges; a duplicate counts once. */
export function episodeRanges(places: readonly EpisodePlace[]): EpisodeRange[] {
  const ranges: EpisodeRange[] = [];
  for (const { season, number } of places) {
    const last = ranges.at(-1);
    if (last?.season === season && number - last.to <= 1) last.to = number;
    else ranges.push({ season, from: number, to: number });
  }
  return ranges;
}
