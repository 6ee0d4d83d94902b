import type { FollowedTitle, SeriesMarks } from './following.ts';
import type { EpisodesShown } from './series-marks.ts';

/** How far a signed-in user is in a series, as the server read it. */
export interface OwnSeries {
  userId: string;
  marks: SeriesMarks;
}

/** The series that a page is about. */
export interface SeriesOnPage {
  series: FollowedTitle;
  /** On the page of a season, the episodes it lists. */
  shown: EpisodesShown | null;
  /** Null where the server read nothing. */
  own: OwnSeries | null;
}
