/**
 * Maximum length of each list on a page. Lists are cut where TMDB's answers are parsed, so that no later code needs a
 * limit.
 */
export const MOST = {
  titles: 20,
  cast: 10,
  similar: 10,
  /** Genres of a title, and of a kind. TMDB has 19 at most; the form of Discover contains each twice. */
  genres: 8,
  allGenres: 24,
  directors: 3,
  creators: 3,
  countries: 4,
  /** Countries with release dates. */
  releaseCountries: 100,
  companies: 4,
  networks: 3,
  languages: 4,
  /** Playable videos, the best first. */
  videos: 5,
  /** Not shown on a title's page. */
  keywords: 20,
  /** An artist's best-known titles, and alternative names. */
  knownFor: 8,
  otherNames: 4,
  /** Credits of an artist or of a title. */
  credits: 5000,
  writers: 3,
  parts: 300,
  /** Seasons of a series, and episodes of a season. */
  seasons: 80,
  episodes: 2000,
  /** Services of one kind in one region, of a title in all regions, and of a region; and regions. */
  offers: 30,
  titleServices: 500,
  services: 1000,
  regions: 260,
} as const;

/** Maximum length of each text on a page, in UTF-16 units. `cutText` shortens a longer one. */
export const LONGEST = {
  /** On a title's own page. */
  title: 120,
  /** On a title's card: a page has twenty, with two lines each. */
  cardTitle: 46,
  /** Of a collection's part shown only as a picture. */
  partTitle: 24,
  /** People, roles, companies, countries, networks. */
  name: 50,
  /** TMDB's longest has 18. */
  genre: 20,
  keyword: 40,
  status: 40,
  code: 10,
  /** External links; a longer one is dropped. */
  address: 80,
  /** ISO 8601. */
  moment: 30,
  tagline: 120,
  /** Of a title or a collection. */
  overview: 1000,
  /** Of a title and a role in a list of hundreds. */
  creditTitle: 72,
  creditPart: 48,
  biography: 2400,
  /** Of an artist, of a birthplace, and of all alternative names together. */
  artistName: 60,
  place: 80,
  otherNames: 100,
  /** Of an episode; a page has sixteen. */
  episodeOverview: 400,
  /** Of a season, beside its episodes. */
  seasonOverview: 500,
  /** A title's page has seven. */
  seasonName: 20,
  /** In lists: the text is only shown on the banner of the home page. */
  listOverview: 400,
} as const;

/** Truncates a text to `limit` UTF-16 units including the ellipsis, never within a surrogate pair. */
export function cutText(text: string, limit: number): string {
  if (text.length <= limit) return text;
  const kept = text.slice(0, limit - 1).replace(/[\uD800-\uDBFF]$/, '');
  return `${kept.trimEnd()}…`;
}
