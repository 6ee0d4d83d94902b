import type { CsvTable } from '../csv-table.ts';
import type { GivenStars } from '../entry.ts';
import type { RatingScale } from '../letterboxd-format.ts';
import { numberIn } from './cells.ts';

/** Ratings of a table whose cells do not state their scale. */
function openRatings({ records }: CsvTable): number[] {
  return records.flatMap((record) => {
    const number = record.get('rating10', 'rating100') ? null : numberIn(record.get('rating'));
    return number && number.of === undefined && number.value > 0 ? [number.value] : [];
  });
}

/** The scale ratings imply: above ten it is a hundred, above five ten, with a half five; null if ambiguous. */
function impliedScale(ratings: readonly number[]): GivenStars['of'] | null {
  const most = ratings.reduce((high, value) => Math.max(high, value), 0);
  if (most > 10) return 100;
  if (most > 5) return 10;
  return ratings.some((value) => value % 1 === 0.5) && ratings.every((value) => value % 0.5 === 0) ? 5 : null;
}

/** Analyses the ratings of tables that do not state their scale. */
export function scaleOfTables(tables: readonly CsvTable[]): RatingScale {
  const ratings = tables.flatMap(openRatings);
  const [example = null] = ratings;
  return { example, evident: impliedScale(ratings) };
}
