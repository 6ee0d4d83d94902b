import type { EpisodePlace } from '../series/kept-episodes.ts';

/** Episodes of one season that follow each other. */
interface EpisodeRange {
  season: number;
  from: number;
  to: number;
}

/** Episodes in their order as ranges of what follows each other; one that comes twice counts once. */
export function episodeRanges(places: readonly EpisodePlace[]): EpisodeRange[] {
  const ranges: EpisodeRange[] = [];
  for (const { season, number } of places) {
    const last = ranges.at(-1);
    if (last?.season === season && number - last.to <= 1) last.to = number;
    else ranges.push({ season, from: number, to: number });
  }
  return ranges;
}
