/** A performer (or host) and the role. */
type Part = readonly [name: string, character: string];

/** A video of a title on YouTube. */
export interface VideoRecord {
  key: string;
  name: string;
  type: string;
}

interface TitleRecord {
  id: number;
  /** ISO 639-1 code of the original language. */
  language: string;
  genres: readonly number[];
  /** 0 to 10. */
  vote: number;
  votes: number;
  tagline: string;
  overview: string;
  /** ISO 3166-1 codes. */
  countries: readonly string[];
  companies: readonly string[];
  /** ISO 639-1 codes. */
  spoken: readonly string[];
  /** In billing order. */
  cast: readonly Part[];
  keywords: readonly string[];
  /** IMDb's id (`tt0133093`), where it is certain. */
  imdb?: string;
  /** Age ratings by ISO 3166-1 country, where they are certain. */
  certification: Readonly<Record<string, string>>;
  videos?: readonly VideoRecord[];
}

/** One line of a movie file. Either `date` is set, or the release moves with the calendar (`in_days`). */
export interface MovieRecord extends TitleRecord {
  title: string;
  original_title?: string;
  date?: string;
  in_days?: number;
  /** TMDB's stage of production. An announced movie becomes released on its day. */
  status: string;
  /** Minutes. */
  runtime: number;
  /** Whole US dollars; 0 when unknown. */
  budget: number;
  revenue: number;
  directors: readonly string[];
  writers: readonly string[];
}

/**
 * One line of a series file. `started_days_ago` and `starts_in_days` replace `first` where it moves with the
 * calendar.
 */
export interface SeriesRecord extends TitleRecord {
  name: string;
  original_name?: string;
  first?: string;
  last?: string;
  started_days_ago?: number;
  starts_in_days?: number;
  status: string;
  airs?: 'daily' | 'weekly';
  /** Episodes a week of a weekly series; 2 by default. */
  a_week?: 1 | 2 | 3;
  seasons: number;
  episodes: number;
  /** Minutes. */
  episode_runtime: number;
  networks: readonly string[];
  creators: readonly string[];
}
