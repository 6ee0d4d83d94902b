/** The subject of an image. `genres` are TMDB's genre ids; `byline` is the director, creator or network. */
export interface Subject {
  kind: 'movie' | 'tv' | 'person';
  id: number;
  title: string;
  year: number | null;
  genres: number[];
  byline: string | null;
  keywords: string[];
}

/** The small line below a title: maker and year. Empty when neither is known. */
export function creditOf({ byline, year }: Subject): string {
  return [byline, year].filter((part) => part !== null && part !== '').join(' · ');
}
