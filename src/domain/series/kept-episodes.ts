import type { CalendarDate } from '../dates.ts';

/** Where an episode stands in its series. */
export interface EpisodePlace {
  /** 0 are the specials. */
  season: number;
  number: number;
}

/** What is kept of an episode. */
export interface KeptEpisode extends EpisodePlace {
  /** Empty when nobody has named it. */
  name: string;
  date: CalendarDate | null;
  /** Minutes; null when unknown. */
  minutes: number | null;
}

/** How many numbers a season has room for. */
const ROOM = 100_000;

/** The place of an episode as one number, by which episodes are in order. */
export const placeNumber = ({ season, number }: EpisodePlace): number => season * ROOM + number;
