import type { Stars } from '../../core/stars.ts';
import type { TitleId } from '../../core/title.ts';
import { starsOf, type EntryKind, type ImportEntry } from './files/entry.ts';
import { nameAndYear, titleWords } from './files/words.ts';

/** Order of saving entries of one title: watches before wishes, days before undated, the series before its episodes. */
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

/** An entry as stored on the server. */
export interface KeptEntry {
  /** Equal for entries of the same title. */
  key: string;
  words: string;
  rank: number;
  /** The converted rating of a title or watch. */
  stars: Stars | null;
  /** The title, if no lookup is needed. */
  title: (TitleId & { title: string }) | null;
  entry: ImportEntry;
}

/** Derives the identity of an entry's title: its most reliable id, else its words and year. */
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
