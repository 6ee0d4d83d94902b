import type { FollowedTitle, SeriesMarks } from './following.ts';
import type { EpisodesShown } from './series-marks.ts';

/** The signed-in user's progress in a series, from the server. */
export interface OwnSeries {
  userId: string;
  marks: SeriesMarks;
}

export interface SeriesOnPage {
  series: FollowedTitle;
  /** On a season's page, its episodes. */
  shown: EpisodesShown | null;
  /** Null if not loaded. */
  own: OwnSeries | null;
}
