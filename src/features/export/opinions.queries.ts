import type { ExportRecord } from './records.ts';
import type { Stars } from '../../core/stars.ts';
import type { Kind } from '../../core/title.ts';
import { answerOf } from '../../core/backend/answers.ts';
import { joined, paged, type Owner, type Source } from './paged.queries.ts';

interface Nameless {
  kind: Kind;
  id: number;
  name: string | null;
  date: string | null;
}

/** Adds the names of titles, where any of the user's data has them. */
function named<Rec extends Omit<Nameless, 'kind'>>(kind: Kind, source: Source<Rec>): Source<Rec> {
  async function* pages(owner: Owner): AsyncGenerator<Rec[]> {
    for await (const records of source.pages(owner)) {
      const ids = [...new Set(records.map(({ id }) => id))];
      const rows = await answerOf(owner.client.rpc('titles_of_mine', { p_kind: kind, p_ids: ids }));
      const titles = new Map(rows.map((row) => [row.title_id, row]));
      yield records.map((record) => {
        const title = titles.get(record.id);
        return { ...record, name: title?.title ?? null, date: title?.release_date ?? null };
      });
    }
  }
  return { tables: source.tables, pages };
}

const opinion = (kind: Kind, id: number, at: string, changedAt: string | null) => ({
  kind,
  id,
  name: null,
  date: null,
  at,
  changedAt,
});

const RATING = 'stars, follows_watch, created_at, updated_at';
const REVIEW = 'id, review, tells_end, created_at, updated_at';

export const givenStars = joined<ExportRecord<'ratings'>>(
  named(
    'movie',
    paged(
      'movie_ratings',
      ['movie_id'],
      ({ client, userId }) =>
        client.from('movie_ratings').select(`movie_id, ${RATING}`).eq('user_id', userId),
      (row) => ({
        ...opinion('movie', row.movie_id, row.created_at, row.updated_at),
        stars: row.stars as Stars,
        followsWatch: row.follows_watch,
      }),
    ),
  ),
  named(
    'tv',
    paged(
      'series_ratings',
      ['series_id'],
      ({ client, userId }) =>
        client.from('series_ratings').select(`series_id, ${RATING}`).eq('user_id', userId),
      (row) => ({
        ...opinion('tv', row.series_id, row.created_at, row.updated_at),
        stars: row.stars as Stars,
        followsWatch: row.follows_watch,
      }),
    ),
  ),
);

export const writtenReviews = joined<ExportRecord<'reviews'>>(
  named(
    'movie',
    paged(
      'movie_reviews',
      ['movie_id', 'id'],
      ({ client, userId }) =>
        client.from('movie_reviews').select(`movie_id, ${REVIEW}`).eq('user_id', userId),
      (row) => ({
        ...opinion('movie', row.movie_id, row.created_at, row.updated_at),
        text: row.review,
        tellsEnd: row.tells_end,
      }),
    ),
  ),
  named(
    'tv',
    paged(
      'series_reviews',
      ['series_id', 'id'],
      ({ client, userId }) =>
        client.from('series_reviews').select(`series_id, ${REVIEW}`).eq('user_id', userId),
      (row) => ({
        ...opinion('tv', row.series_id, row.created_at, row.updated_at),
        text: row.review,
        tellsEnd: row.tells_end,
      }),
    ),
  ),
);

export const partStars = named(
  'tv',
  paged(
    'part_ratings',
    ['series_id', 'season', 'id'],
    ({ client, userId }) =>
      client
        .from('part_ratings')
        .select('id, series_id, season, number, stars, created_at, updated_at')
        .eq('user_id', userId),
    (row): ExportRecord<'partRatings'> => ({
      ...{ id: row.series_id, name: null, date: null, at: row.created_at, changedAt: row.updated_at },
      ...{ season: row.season, number: row.number, stars: row.stars as Stars },
    }),
  ),
);

export const reportedReviews = paged(
  'review_reports',
  ['created_at', 'id'],
  ({ client, userId }) =>
    client
      .from('review_reports')
      .select('id, movie_review_id, series_review_id, reason, created_at')
      .eq('user_id', userId),
  (row): ExportRecord<'reports'> => ({
    kind: row.movie_review_id ? 'movie' : 'tv',
    review: row.movie_review_id ?? row.series_review_id ?? '',
    reason: row.reason,
    at: row.created_at,
  }),
);
