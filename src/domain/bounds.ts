/**
 * The most of each list that a page shows, whatever the movie database sends. Lists are cut where its answers
 * are read, so that nothing behind that needs care.
 */
export const MOST = {
  /** Titles of one page of a list. */
  titles: 20,
  cast: 10,
  similar: 10,
  /** Genres of a title, and of a kind, of which TMDB has 19 at most; the form of Discover names each twice. */
  genres: 8,
  allGenres: 24,
  directors: 3,
  creators: 3,
  countries: 4,
  /** Countries whose days of release are kept. */
  releaseCountries: 100,
  companies: 4,
  networks: 3,
  languages: 4,
  /** Videos that can be played, the best first. */
  videos: 5,
  /** What a title is about; no page of a title shows it. */
  keywords: 20,
  /** What somebody is known for, and what they are called besides. */
  knownFor: 8,
  otherNames: 4,
  /** Credits of an artist or of a title that are kept. */
  credits: 5000,
  writers: 3,
  /** Parts of a collection. */
  parts: 300,
  /** Seasons of a series, and episodes of a season. */
  seasons: 80,
  episodes: 2000,
  /** Services of one kind in one region, of a title everywhere, and of a region; and regions. */
  offers: 30,
  titleServices: 500,
  services: 1000,
  regions: 260,
} as const;

/** The most letters of each text that a page shows. A longer one ends in an ellipsis (`cutText`). */
export const LONGEST = {
  /** Of a title on its own page. */
  title: 120,
  /** Of a title on its card, of which a page has twenty; there it has two lines. */
  cardTitle: 46,
  /** Of a part of a collection where only its picture stands. */
  partTitle: 24,
  /** People and what they play, companies, countries, languages, networks. */
  name: 50,
  /** TMDB's longest has 18. */
  genre: 20,
  keyword: 40,
  status: 40,
  /** Of a language. */
  code: 10,
  /** Of a site elsewhere; what is longer is none. */
  address: 80,
  /** ISO 8601. */
  moment: 30,
  tagline: 120,
  /** Of a title and of a collection. */
  overview: 1000,
  /** Of a title and a credit in a list of hundreds. */
  creditTitle: 72,
  creditPart: 48,
  biography: 2400,
  /** Of an artist, of a birthplace, and of all other names together. */
  artistName: 60,
  place: 80,
  otherNames: 100,
  /** Of an episode, of which a page has sixteen. */
  episodeOverview: 400,
  /** Of a season, beside its episodes. */
  seasonOverview: 500,
  /** What a season is called, of which a title's page has seven. */
  seasonName: 20,
  /** In lists, where the text only stands on the banner of the home page. */
  listOverview: 400,
} as const;

/** A text of at most `limit` UTF-16 units, the ellipsis included, that never ends within a character. */
export function cutText(text: string, limit: number): string {
  if (text.length <= limit) return text;
  const kept = text.slice(0, limit - 1).replace(/[\uD800-\uDBFF]$/, '');
  return `${kept.trimEnd()}…`;
}
