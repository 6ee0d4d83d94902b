import type { ListTitle } from '../../src/core/lists.ts';

/** A movie in a list. */
export const film = (id: number, title = `Film ${id}`): ListTitle => ({
  ...{ kind: 'movie', id, title },
  ...{ posterPath: `/film-${id}.jpg`, date: '1999-03-31', voteAverage: 8.2 },
});
