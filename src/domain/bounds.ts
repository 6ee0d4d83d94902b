/**
 * The most of each list that a page shows, whatever the movie database sends. Lists are cut where its answers
 * are read, so that nothing behind that needs care.
 */
export const MOST = {
  /** Titles of one page of a list. */
  titles: 20,
  cast: 10,
  similar: 10,
  /** Genres of a title, and of a kind. */
  genres: 8,
  allGenres: 30,
  directors: 3,
  creators: 3,
  countries: 5,
  companies: 5,
  networks: 4,
  languages: 5,
  /** Videos that can be played, the best first. */
  videos: 5,
  /** Parts of a collection. */
  parts: 300,
  /** Seasons of a series, and episodes of a season. */
  seasons: 200,
  episodes: 2000,
} as const;

/** The most characters of each text that a page shows; what is longer ends in an ellipsis. */
export const LONGEST = {
  title: 120,
  /** Of a title on its card, of which a page has twenty; there it has two lines. */
  cardTitle: 46,
  /** People and what they play, companies, countries, languages, networks. */
  name: 50,
  genre: 40,
  status: 40,
  /** Of a language. */
  code: 10,
  /** ISO 8601. */
  moment: 30,
  tagline: 160,
  overview: 1000,
  /** Of an episode, of which a page has twenty-five. */
  episodeOverview: 500,
  /** Of a season, of which a title's page has a dozen. */
  seasonName: 30,
  /** In lists, where the text only stands on the banner of the home page. */
  listOverview: 400,
} as const;

/** A text of at most `limit` UTF-16 units, the ellipsis included, that never ends within a character. */
export function cutText(text: string, limit: number): string {
  if (text.length <= limit) return text;
  return `${text
    .slice(0, limit - 1)
    .replace(/[\uD800-\uDBFF]$/, '')
    .trimEnd()}…`;
}
