/** A series of which an import names episodes or seasons it has not; a report tells a hundred at most. */
export interface MissingEpisodes {
  id: number;
  title: string;
  episodes: number;
}
