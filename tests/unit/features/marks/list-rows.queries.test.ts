import { describe, expect, expectTypeOf, test } from 'vitest';
import {
  LIST_TABLES,
  selection,
  type TrueOfItsTable,
} from '../../../../src/features/marks/list-rows.queries.ts';
import { LIST_NAMES } from '../../../../src/core/list-names.ts';
import type { LISTS } from '../../../../src/core/lists.ts';

type Movies = typeof LISTS.watched.movie;

describe('the description of a list’s table', () => {
  test('names each table, one for dismissed titles of both kinds, and its columns by an entry’s fields', () => {
    const tables = LIST_NAMES.flatMap((list) => [LIST_TABLES[list].movie, LIST_TABLES[list].tv]);
    expect(new Set(tables.map(({ table }) => table)).size).toBe(7);
    expect(selection(LIST_TABLES.favorite.tv)).toBe(
      'id:series_id,title:series_name,posterPath:series_poster_path,date:series_first_air_date,' +
        'voteAverage:series_vote_average,addedAt:favorited_at',
    );
  });

  test('does not compile when it contradicts the table', () => {
    type Named<Own> = Omit<Movies, keyof Own> & Own;
    expectTypeOf<TrueOfItsTable<Movies>>().toEqualTypeOf<Movies>();
    // Series do not have movies' columns, and watched titles have neither an added time nor a series' sort
    // key.
    expectTypeOf<TrueOfItsTable<Named<{ table: 'watched_tv_series' }>>>().toBeNever();
    expectTypeOf<TrueOfItsTable<Named<{ timeColumn: 'added_at' }>>>().toBeNever();
    expectTypeOf<TrueOfItsTable<Named<{ titleOrder: 'series_name_key' }>>>().toBeNever();
    // A column of another type cannot be an entry's column.
    type Columns = Omit<Movies['columns'], 'voteAverage'> & { voteAverage: 'refreshed_at' };
    expectTypeOf<TrueOfItsTable<Named<{ columns: Columns }>>>().toBeNever();
  });
});
