import { z } from 'zod';
import { isCalendarDate } from '../../../core/dates.ts';
import {
  ENTRIES_PER_REQUEST,
  ENTRY_KINDS,
  ROW_PROBLEMS,
  TAGS_LIMIT,
  TEXT_LIMIT,
  type ImportEntry,
} from './entry.ts';

/** PostgreSQL cannot store NUL or lone surrogates. */
const text = (most: number) =>
  z
    .string()
    .max(most)
    .refine((value) => value.isWellFormed() && !value.includes('\0'));

const id = z.int().min(1).max(2_147_483_647);
const imdbId = z.string().regex(/^tt\d{5,12}$/);
const count = z.int().min(0).max(100_000);

const stars = z
  .strictObject({ value: z.number(), of: z.literal([5, 10, 100]) })
  .refine(({ value, of }) => value > 0 && value <= of);

/**
 * Schema of an entry on the server; strict. Separate from `entry.ts`, so that browsers do not load zod: they create
 * entries but validate none.
 */
export const entrySchema: z.ZodType<ImportEntry> = z
  .strictObject({
    at: z.strictObject({ file: text(300), line: z.int().min(0).max(10_000_000) }),
    what: z.enum(ENTRY_KINDS),
    kind: z.enum(['movie', 'tv']).nullable(),
    name: text(300),
    year: z.int().min(1800).max(2200).nullable(),
    ids: z.strictObject({ tmdb: id.optional(), imdb: imdbId.optional(), tvdb: id.optional() }),
    episodeIds: z
      .strictObject({
        imdb: imdbId.optional(),
        tvdb: id.optional(),
        name: text(200).optional(),
        season: count.optional(),
      })
      .optional(),
    episode: z.strictObject({ season: count, number: count }).optional(),
    season: count.optional(),
    byEpisode: z.literal(true).optional(),
    upTo: z.literal(true).optional(),
    day: z.string().refine(isCalendarDate).nullable(),
    dayText: text(60).optional(),
    moment: z.iso.datetime().optional(),
    again: z.boolean(),
    plays: z.int().min(2).max(100_000).optional(),
    stars: stars.optional(),
    text: text(TEXT_LIMIT).optional(),
    tags: text(TAGS_LIMIT).optional(),
    note: text(TEXT_LIMIT).optional(),
    noEpisodes: z.literal(true).optional(),
    spoiler: z.literal(true).optional(),
    cut: z.literal(true).optional(),
    list: z
      .strictObject({
        name: text(300),
        position: z.int().min(0).max(1_000_000),
        nth: z.int().min(2).max(10_000).optional(),
        description: text(TEXT_LIMIT).optional(),
      })
      .optional(),
    state: z.enum(['paused', 'dropped']).optional(),
    own: z.strictObject({ part: text(60), record: z.record(z.string(), z.unknown()) }).optional(),
    problem: z.enum(ROW_PROBLEMS).optional(),
  })
  .refine(
    ({ name, ids, own, problem }) =>
      name !== '' || Object.keys(ids).length > 0 || own !== undefined || problem !== undefined,
    { error: 'An entry names a title.' },
  )
  .refine(({ what, problem }) => problem === undefined || what === 'own', {
    error: 'A row with a problem says nothing else.',
  })
  .refine(({ what, stars }) => what !== 'rating' || stars !== undefined, { error: 'A rating has stars.' })
  .refine(({ what, list }) => what !== 'list' || list !== undefined, { error: 'A place has a list.' })
  .refine(({ what, text }) => (what !== 'review' && what !== 'note') || text !== undefined, {
    error: 'A review and a note have a text.',
  });

export const entriesSchema = z.array(entrySchema).min(1).max(ENTRIES_PER_REQUEST);
