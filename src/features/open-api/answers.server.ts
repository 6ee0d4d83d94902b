import { z } from 'zod';
import { API_BATCH, API_WHATS, type ApiWhat } from './api.ts';
import { EVENT_TYPES } from '../calendar/calendar.ts';
import { UP_NEXT_SECTIONS } from '../series/following.ts';
import { day, ITEMS, kind, moment, number, run, season, tmdb, uuid } from './schemas.server.ts';
import { API_FIELD_MESSAGES as fields } from './api-field-texts.ts';
import { API_MESSAGES, type ApiProblem } from './api-texts.ts';

// Schemas of responses and parameters besides resources.

const what = z.enum(API_WHATS).meta({ id: 'What', description: fields.what });

const CODES = Object.keys(API_MESSAGES.problems) as ApiProblem[];

/** An error response. */
export const problem = z
  .object({
    type: z.string(),
    title: z.string(),
    status: z.int(),
    code: z.enum(CODES).meta({ description: fields.code }),
    detail: z.string().optional(),
    errors: z.array(z.object({ path: z.string(), message: z.string() })).optional(),
  })
  .meta({ id: 'Problem', description: fields.problem });

export const written = z
  .object({
    status: z.enum(['created', 'changed', 'same', 'removed', 'none', 'refused']),
    id: z.string().nullable(),
    episodes: z.int().optional().meta({ description: fields.marked }),
    problem: problem.optional(),
  })
  .meta({ id: 'Written' });

export const entry = z
  .looseObject({ do: z.enum(['put', 'remove']), what })
  .meta({ id: 'Entry', description: fields.entry });

const batchOf = <Line extends z.ZodType>(line: Line) =>
  z.strictObject({ entries: z.array(line).min(1).max(API_BATCH) });

export const batch = batchOf(entry).meta({ id: 'Batch' });
/**
 * The batch's outer schema: entries are validated one by one, so that an invalid one does not stop the
 * others.
 */
export const anyBatch = batchOf(z.unknown());

export const batchAnswer = z
  .object({ results: z.array(written), refused: z.int() })
  .meta({ id: 'BatchAnswer', description: fields.results });

const change = z
  .object({
    what,
    id: z.string(),
    deleted: z.boolean(),
    item: z.union(API_WHATS.map((one) => ITEMS[one])).optional(),
  })
  .meta({ id: 'Change', description: fields.change });

export const changesAnswer = z
  .object({ changes: z.array(change), cursor: z.string(), more: z.boolean() })
  .meta({ id: 'Changes' });

export const me = z
  .object({
    id: uuid,
    name: z.string().nullable(),
    handle: z.string().nullable(),
    token: z.object({ name: z.string(), scopes: z.array(z.string()), ends_at: moment.nullable() }),
  })
  .meta({ id: 'Me' });

const ids = z.object({ tmdb, imdb: z.string().nullable(), tvdb: z.int().nullable() });

export const title = z
  .object({ kind, tmdb, name: z.string(), original_name: z.string(), released: day.nullable() })
  .meta({ id: 'Title' });

export const wholeTitle = title
  .extend({
    ids,
    minutes: z.int().nullable(),
    seasons: z.array(
      z.object({ number: season, name: z.string(), released: day.nullable(), episodes: z.int() }),
    ),
  })
  .meta({ id: 'WholeTitle' });

export const seasonAnswer = z
  .object({
    ...{ tmdb, number: season, name: z.string(), released: day.nullable() },
    episodes: z.array(
      z.object({ number, name: z.string(), released: day.nullable(), minutes: z.int().nullable() }),
    ),
  })
  .meta({ id: 'Season' });

export const titles = z.object({ titles: z.array(title) }).meta({ id: 'Titles' });

export const lookedUp = titles
  .extend({
    episodes: z.array(z.object({ tmdb, season, number })).meta({ description: fields.foundEpisodes }),
  })
  .meta({ id: 'LookedUp' });

export const progress = z
  .object({
    tmdb,
    state: z.string(),
    section: z.string(),
    run,
    ...{ watched: z.int(), aired: z.int(), total: z.int() },
    next: z.object({ season, number }).nullable(),
  })
  .meta({ id: 'Progress' });

export const scrobble = z
  .strictObject({
    kind: z.enum(['movie', 'episode']),
    title: z.string().max(300).optional().meta({ description: fields.playedTitle }),
    year: z.int().min(1870).max(2200).optional(),
    ids: z
      .strictObject({ tmdb: tmdb.optional(), imdb: z.string().max(20).optional(), tvdb: z.int().optional() })
      .optional(),
    ...{ season: season.optional(), episode: number.optional() },
    progress: z.number().min(0).max(100).optional().meta({ description: fields.percent }),
    at: moment.optional(),
    device: z.string().max(100).optional(),
  })
  .meta({ id: 'Scrobble' });

export const scrobbled = z.object({ accepted: z.boolean() }).meta({
  id: 'Scrobbled',
  description: fields.scrobbled,
});

const LIMIT = /^(?:[1-9]|[1-9]\d|100)$/;

const section = z.enum(UP_NEXT_SECTIONS);

export const playback = z
  .object({
    items: z.array(
      z.object({
        ...{ kind, tmdb, name: z.string(), percent: z.int() },
        ...{ season: season.nullable(), number: number.nullable(), at: moment },
      }),
    ),
  })
  .meta({ id: 'Playback' });

export const upNext = z
  .object({
    items: z.array(
      z.object({
        ...{ tmdb, name: z.string(), section, state: z.string(), run },
        ...{ watched: z.int(), aired: z.int(), total: z.int(), coming: day.nullable() },
        next: z
          .object({ season, number, name: z.string(), released: day.nullable(), minutes: z.int().nullable() })
          .nullable(),
      }),
    ),
    next: z.string().nullable(),
  })
  .meta({ id: 'UpNext' });

export const upNextQuery = z.object({
  section: section.optional(),
  limit: z.string().regex(LIMIT).optional(),
  cursor: z
    .string()
    .regex(/^\d{1,5}$/)
    .optional(),
});

export const calendar = z
  .object({
    events: z.array(
      z.object({
        ...{ day, type: z.enum(EVENT_TYPES), kind, tmdb, name: z.string() },
        ...{ season: season.nullable(), number: number.nullable(), episode_name: z.string().nullable() },
      }),
    ),
    from: day,
    to: day,
    more: z.boolean().meta({ description: fields.moreEvents }),
  })
  .meta({ id: 'Calendar' });

export const pageQuery = z.object({
  limit: z.string().regex(LIMIT).optional(),
  cursor: z.string().max(300).optional(),
});

/** The schema of a page of items; `next` is the cursor, null on the last page. */
export const pageOf = (one: ApiWhat) =>
  z
    .object({ items: z.array(ITEMS[one]), next: z.string().nullable() })
    .meta({ id: `${ITEMS[one].meta()?.id}Page` });
