import fc from 'fast-check';
import { ids } from '../../../packages/embedded/tests/support/persona.ts';

/** Text with a meaning in SQL, rest/v1's grammar, JSON or text encodings. */
export const hostile = fc.constantFrom(
  ...[
    `'; drop table wishlists; --`,
    '1);--',
    '" or true',
    '$1',
    '\\',
    '{}',
    '{"a":1}',
    '[1]',
    '(1,2)',
    'null',
  ],
  ...[
    'true',
    '*',
    '%',
    '_',
    '',
    ' ',
    ',',
    '.',
    '..',
    '::text',
    'a->b',
    'pg_sleep(1)',
    '"',
    '"a""b"',
    '\u0000',
  ],
  ...['\ud800', '😀', '9223372036854775808', '-1', '1e999', 'NaN', 'infinity', '2024-02-30', 'now', '{1,2}'],
  ...[
    '{"a","b"}',
    '{',
    ')',
    '(',
    'not',
    "x'y",
    "E'\\x'",
    '/*',
    '1;select 1',
    'public.wishlists',
    'email',
    ids.owner,
  ],
);

export type Kind = 'uuid' | 'int' | 'text' | 'time' | 'number' | 'json' | 'boolean';

const compared = ['eq', 'neq', 'gt', 'gte', 'lt', 'lte'];

/** Values as text, and matching operators, by kind of column. */
export const kinds: Record<Kind, { value: fc.Arbitrary<string>; operators: string[] }> = {
  uuid: { value: fc.constantFrom(...Object.values(ids)), operators: ['eq', 'neq'] },
  int: { value: fc.integer({ min: -5, max: 20 }).map(String), operators: compared },
  text: { value: fc.string({ unit: 'grapheme', maxLength: 10 }), operators: [...compared, 'like', 'ilike'] },
  time: {
    value: fc
      .date({ min: new Date('2000-01-01'), max: new Date('2040-01-01'), noInvalidDate: true })
      .map((date) => date.toISOString()),
    operators: compared,
  },
  number: { value: fc.constantFrom('0', '7.25', '-1', '10'), operators: compared },
  json: { value: fc.constantFrom('{}', '{"titles":[]}', '[1]', '"a"'), operators: ['cs', 'cd', 'eq'] },
  boolean: { value: fc.constantFrom('true', 'false'), operators: ['eq', 'neq'] },
};

export interface Vocabulary {
  columns: Record<string, Kind>;
  /** Embeddable relations. */
  embeds?: string[];
  /** A row the stranger can write; the first three keys are always present. */
  writable?: Record<string, fc.Arbitrary<unknown>>;
}

const user_id = fc.constantFrom(ids.stranger, ids.stranger, ids.stranger, ids.owner);
const movie_id = fc.integer({ min: 0, max: 20 });
const movie_title = fc.oneof(fc.string({ minLength: 1, maxLength: 10 }), hostile);
const added_at = kinds.time.value;

/** Relations of generated requests. */
export const relations: Record<string, Vocabulary> = {
  wishlists: {
    columns: {
      user_id: 'uuid',
      movie_id: 'int',
      movie_title: 'text',
      movie_vote_average: 'number',
      added_at: 'time',
    },
    writable: {
      user_id,
      movie_id,
      movie_title,
      added_at,
      movie_vote_average: fc.constantFrom(null, 7.25, 11),
    },
  },
  movie_reviews: {
    columns: {
      id: 'uuid',
      user_id: 'uuid',
      movie_id: 'int',
      review: 'text',
      created_at: 'time',
      updated_at: 'time',
    },
    embeds: ['profiles'],
    writable: { user_id, movie_id, review: movie_title },
  },
  movie_ratings: {
    columns: { id: 'uuid', user_id: 'uuid', movie_id: 'int', rating: 'int', created_at: 'time' },
    embeds: ['profiles'],
    writable: { user_id, movie_id, rating: fc.integer({ min: 0, max: 6 }) },
  },
  profiles: {
    columns: { id: 'uuid', full_name: 'text', avatar_url: 'text', created_at: 'time' },
    embeds: ['movie_reviews', 'movie_ratings', 'series_ratings'],
    writable: { full_name: movie_title },
  },
  series_ratings: {
    columns: { id: 'uuid', user_id: 'uuid', series_id: 'int', rating: 'int', updated_at: 'time' },
    embeds: ['profiles'],
    writable: { user_id, series_id: movie_id, rating: fc.integer({ min: 0, max: 6 }) },
  },
  watched_movies_view: {
    columns: {
      user_id: 'uuid',
      movie_id: 'int',
      movie_title: 'text',
      watched_at: 'time',
      is_favorite: 'boolean',
    },
  },
  ai_searches: {
    columns: {
      id: 'uuid',
      user_id: 'uuid',
      kind: 'text',
      description: 'text',
      results: 'json',
      created_at: 'time',
    },
    writable: {
      user_id,
      kind: fc.constantFrom('movie', 'tv'),
      description: movie_title,
      results: fc.oneof(fc.constant({}), fc.jsonValue({ maxDepth: 2 })),
    },
  },
  movie_reminders: {
    columns: {
      user_id: 'uuid',
      movie_id: 'int',
      remind_by_email: 'boolean',
      movie_title: 'text',
      created_at: 'time',
    },
    writable: {
      user_id,
      movie_id,
      movie_title,
      remind_on: fc.constantFrom('2030-01-01', '2024-02-30'),
      remind_by_email: fc.boolean(),
    },
  },
};
