import type { CalendarDate } from '../../core/dates.ts';

/** Position of an episode in its series. */
export interface EpisodePlace {
  /** 0 for the specials. */
  season: number;
  number: number;
}

export interface KeptEpisode extends EpisodePlace {
  /** Empty if unnamed. */
  name: string;
  date: CalendarDate | null;
  /** Minutes; null if unknown. */
  minutes: number | null;
}

/** Upper bound of episode numbers in a season. */
const ROOM = 100_000;

/** The position as a sortable number. */
export const placeNumber = ({ season, number }: EpisodePlace): number => season * ROOM + number;
