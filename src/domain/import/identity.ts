import type { Stars } from '../reviews/stars.ts';
import type { TitleId } from '../title.ts';
import { starsOf, type EntryKind, type ImportEntry } from './entry.ts';
import { nameAndYear, titleWords } from './words.ts';

/**
 * The order in which what is said of one title is saved: what was watched comes before the wish it may have been, a day
 * before "some time", and the series before its episodes.
 */
const RANKS: Record<EntryKind, number> = {
  own: 0,
  follow: 0,
  watch: 1,
  watched: 2,
  rating: 3,
  review: 4,
  favorite: 5,
  wish: 6,
  dismissed: 7,
  list: 8,
  note: 9,
};

/** An entry as the server keeps it. */
export interface KeptEntry {
  /** Entries with the same key are about the same title. */
  key: string;
  words: string;
  rank: number;
  /** What the rating is here, of a title or of a watch of it. */
  stars: Stars | null;
  /** The title itself, where nothing has to be looked for. */
  title: (TitleId & { title: string }) | null;
  entry: ImportEntry;
}

/** Which title an entry is about: its number elsewhere, the surest first, or its words and year. */
export function identityOf(entry: ImportEntry): KeptEntry {
  const { name, year } = nameAndYear(entry.name, entry.year);
  const { tmdb, imdb, tvdb } = entry.ids;
  const words = titleWords(name).slice(0, 300);
  const kind = entry.byEpisode ? 'episode' : (entry.kind ?? 'any');
  const key =
    tmdb !== undefined && entry.kind !== null
      ? `${kind}|tmdb:${tmdb}`
      : imdb !== undefined
        ? `${kind}|imdb:${imdb}`
        : tvdb !== undefined
          ? `${kind}|tvdb:${tvdb}`
          : `${kind}|${year ?? ''}|${words}`;
  const undated = entry.what === 'watch' && entry.day === null;
  return {
    key,
    words,
    rank: undated ? RANKS.watched : RANKS[entry.what],
    stars: (entry.what === 'rating' || entry.what === 'watch') && entry.stars ? starsOf(entry.stars) : null,
    title: null,
    entry: { ...entry, name, year },
  };
}
