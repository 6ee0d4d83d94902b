/** A series that lacks episodes or seasons of an import. A report lists a hundred at most. */
export interface MissingEpisodes {
  id: number;
  title: string;
  episodes: number;
}
