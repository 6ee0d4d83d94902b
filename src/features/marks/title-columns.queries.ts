import type { ListTitle } from '../../core/lists.ts';

/** A title's columns in tables with both kinds. */
export const titleColumns = ({ kind, id, title, posterPath, date, voteAverage }: ListTitle) => ({
  kind,
  title_id: id,
  title,
  poster_path: posterPath,
  release_date: date,
  vote_average: voteAverage,
});
