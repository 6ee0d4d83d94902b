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

/**
 * The most characters of each text that a page shows, fewer in scripts whose characters are heavier (`cutText`);
 * what is longer ends in an ellipsis.
 */
export const LONGEST = {
  /** In bytes of UTF-8: of a title on its own page. */
  title: 120,
  /** Of a title on its card, of which a page has twenty; there it has two lines. */
  cardTitle: 46,
  /** Of a part of a collection where only its picture stands. */
  partTitle: 24,
  /** People and what they play, companies, countries, languages, networks. */
  name: 50,
  /** TMDB's longest has 18; `genreBytes` in UTF-8. */
  genre: 20,
  genreBytes: 36,
  keyword: 40,
  status: 40,
  /** Of a language. */
  code: 10,
  /** Of a site elsewhere; what is longer is none. */
  address: 80,
  /** ISO 8601. */
  moment: 30,
  /** In bytes of UTF-8. */
  tagline: 120,
  /** Of a title and of a collection; `overviewBytes` in UTF-8. */
  overview: 1000,
  overviewBytes: 1030,
  /** In bytes of UTF-8: of a title, and of what somebody did in it, in a list of hundreds. */
  creditTitle: 72,
  creditPart: 48,
  /** In bytes of UTF-8. */
  biography: 2400,
  /** In bytes of UTF-8: of an artist, of a birthplace, and of all other names together. */
  artistName: 60,
  place: 80,
  otherNames: 100,
  /** Of an episode, of which a page has sixteen: together they may weigh as much in other scripts as in English. */
  episodeOverview: 400,
  /** Of a season, beside its episodes. */
  seasonOverview: 500,
  /** What a season is called, of which a title's page has seven. */
  seasonName: 20,
  /** In lists, where the text only stands on the banner of the home page. */
  listOverview: 400,
} as const;

/** The room of each member of a list of names, which they share (`shareOut`). */
export const ROOM = { name: 42, genre: 20, episodeOverview: 400 } as const;

/** The bytes of a text in UTF-8. */
export function bytesOf(text: string): number {
  return new TextEncoder().encode(text).length;
}

/**
 * A text of at most `limit` bytes of UTF-8, the ellipsis included, that never ends within a character: where many
 * texts share a page's weight, letters of every script have to weigh the same.
 */
export function cutBytes(text: string, limit: number): string {
  // No text has more bytes than three for each of its units.
  if (text.length * 3 <= limit) return text;
  const encoder = new TextEncoder();
  const room = encoder.encodeInto(text, new Uint8Array(limit));
  if (room.read === text.length) return text;
  const { read } = encoder.encodeInto(text, new Uint8Array(Math.max(limit - 3, 0)));
  return `${text.slice(0, read).trimEnd()}…`;
}

/** How many bytes of UTF-8 a text may take for each character it may have. */
const BYTES_A_CHARACTER = 1.5;

/**
 * A text of at most `limit` UTF-16 units, the ellipsis included, that never ends within a character. Unless told it
 * has one and a half bytes of UTF-8 for each: an alphabet of 26 letters has all characters, Chinese and Japanese half as many, which
 * say as much, are as wide and weigh as much in a page.
 */
export function cutText(text: string, limit: number, bytes = Math.ceil(limit * BYTES_A_CHARACTER)): string {
  const cut =
    text.length <= limit
      ? text
      : `${text
          .slice(0, limit - 1)
          .replace(/[\uD800-\uDBFF]$/, '')
          .trimEnd()}…`;
  return cutBytes(cut, bytes);
}

/** What a text weighs in a compressed page, about: letters of other scripts compress worse than those of English. */
const weightOf = (text: string) => text.length + 1.5 * (bytesOf(text) - text.length);

/**
 * Texts that have to do with a room together, in letters of English: the short ones stay whole, and the long ones
 * share what is left alike, each of them ending in an ellipsis.
 */
export function shareOut(texts: readonly string[], room: number): string[] {
  const weights = texts.map(weightOf);
  let [left, share] = [room, Infinity];
  for (const [index, weight] of weights.toSorted((a, b) => a - b).entries()) {
    const fair = left / (weights.length - index);
    if (weight > fair) {
      share = fair;
      break;
    }
    left -= weight;
  }
  return texts.map((text, index) => {
    const weight = weights[index] ?? 0;
    return weight <= share ? text : cutBytes(text, Math.floor((bytesOf(text) * share) / weight));
  });
}

/** Things whose names share a room together. */
export function sharingRoom<T extends { name: string }>(items: readonly T[], room: number): T[] {
  const shown = shareOut(
    items.map(({ name }) => name),
    room,
  );
  return items.map((item, index) => ({ ...item, name: shown[index] ?? '' }));
}
