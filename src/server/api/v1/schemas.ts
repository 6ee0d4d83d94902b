import { z } from 'zod';
import { API_BATCH, API_WHATS, type ApiWhat } from '../../../domain/connections/api.ts';
import { isCalendarDate } from '../../../domain/dates.ts';

// The one description of what the API takes and answers: requests are checked by it, and its document is made of it.

const kind = z.enum(['movie', 'tv']).meta({ id: 'Kind', description: 'A movie, or a series.' });
const tmdb = z.int().min(1).max(2_147_483_647).meta({ description: 'The number TMDB knows the title by.' });
const moment = z.iso.datetime({ offset: true });
const at = moment.meta({ description: 'When it was entered, or happened. Nothing is of the future.' });
const day = z
  .string()
  .regex(/^\d{4}-\d\d-\d\d$/)
  .meta({ format: 'date' });
const givenDay = day.refine(isCalendarDate).nullable();
const uuid = z
  .string()
  .regex(/^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/)
  .meta({ format: 'uuid' });
const note = z.string().trim().min(1).max(500).nullable();
const season = z.int().min(0).max(9999);
const number = z.int().min(0).max(99_999);
const run = z.int().min(1).max(99).meta({ description: 'Which time the series is being watched.' });
const stars = z.number().min(0.5).max(5).multipleOf(0.5).meta({ description: 'In steps of a half.' });

const item = z.object({ id: z.string(), at: moment });
const named = item.extend({ kind, tmdb, name: z.string(), released: day.nullable() });

/** What the API tells of each kind of thing. */
export const ITEMS = {
  history: named
    .extend({
      day: day.nullable(),
      again: z.boolean(),
      note: z.string().nullable(),
      source: z.string().nullable(),
    })
    .meta({ id: 'Watch' }),
  ratings: item.extend({ kind, tmdb, stars }).meta({ id: 'Rating' }),
  reviews: item
    .extend({ kind, tmdb, text: z.string(), tells_end: z.boolean(), changed_at: moment.nullable() })
    .meta({ id: 'Review' }),
  wishlist: named.meta({ id: 'Wish' }),
  watched: named.meta({ id: 'Watched' }),
  favorites: named.meta({ id: 'Favorite' }),
  dismissed: named.meta({ id: 'Dismissed' }),
  lists: item
    .extend({
      ...{ name: z.string(), description: z.string(), ranked: z.boolean() },
      visibility: z.enum(['private', 'link', 'public']),
      address: z.string(),
      titles: z.int(),
      changed_at: moment,
    })
    .meta({ id: 'List' }),
  list_items: named
    .extend({
      list: uuid,
      note: z.string(),
      position: z.int().meta({ description: 'Titles stand in its order.' }),
    })
    .meta({ id: 'ListItem' }),
  series: item
    .extend({ tmdb, name: z.string(), state: z.enum(['watching', 'paused', 'dropped']), run })
    .meta({ id: 'Series' }),
  episodes: item.extend({ tmdb, run, season, number, day: day.nullable() }).meta({ id: 'Episode' }),
  notices: item
    .extend({
      about: z.string(),
      kind: kind.nullable(),
      tmdb: tmdb.nullable(),
      name: z.string().nullable(),
      data: z.record(z.string(), z.unknown()),
      read_at: moment.nullable(),
    })
    .meta({ id: 'Notice' }),
} satisfies Record<ApiWhat, z.ZodType>;

const titled = z.strictObject({ kind, tmdb, at: at.optional() });

/** What the API takes of each kind of thing. */
export const WRITES = {
  history: titled
    .extend({
      id: uuid.optional().meta({ description: 'Changes the watch that has it; else one of your choice.' }),
      day: givenDay
        .optional()
        .meta({ description: 'Where you were; null for some time. Else that of the moment.' }),
      again: z.boolean().optional(),
      note: note.optional(),
    })
    .meta({ id: 'WatchWritten' }),
  ratings: titled.extend({ stars }).meta({ id: 'RatingWritten' }),
  reviews: titled
    .extend({
      id: uuid.optional().meta({ description: 'Changes the review that has it.' }),
      text: z.string().trim().min(1).max(500),
      tells_end: z.boolean().optional(),
    })
    .meta({ id: 'ReviewWritten' }),
  wishlist: titled.meta({ id: 'WishWritten' }),
  watched: titled.meta({ id: 'WatchedWritten' }),
  favorites: titled.meta({ id: 'FavoriteWritten' }),
  dismissed: titled.meta({ id: 'DismissedWritten' }),
  lists: z
    .strictObject({
      id: uuid.optional().meta({ description: 'Changes the list that has it; else one of your choice.' }),
      name: z.string().trim().min(1).max(100).optional(),
      description: z.string().max(2000).optional(),
      ranked: z.boolean().optional(),
      visibility: z.enum(['private', 'link', 'public']).optional(),
    })
    .meta({ id: 'ListWritten' }),
  list_items: z
    .strictObject({
      ...{ list: uuid, kind, tmdb },
      note: z.string().max(500).optional(),
      place: z.int().min(1).max(5000).optional().meta({ description: 'From 1; else the end.' }),
    })
    .meta({ id: 'ListItemWritten' }),
  series: z
    .strictObject({ tmdb, at: at.optional(), state: z.enum(['watching', 'paused', 'dropped']).optional() })
    .meta({ id: 'SeriesWritten' }),
  episodes: z
    .strictObject({ tmdb, season, number, run: run.optional(), at: at.optional(), day: givenDay.optional() })
    .meta({ id: 'EpisodeWritten' }),
  notices: z
    .strictObject({ id: z.string().regex(/^\d{1,15}$/), read: z.boolean() })
    .meta({ id: 'NoticeWritten' }),
} satisfies Record<ApiWhat, z.ZodType>;

const TITLE_ID = /^(?:movie|tv):[1-9]\d{0,9}$/;
const UUID = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

/** What the ids of each kind look like. */
export const IDS: Record<ApiWhat, RegExp> = {
  ...{ history: UUID, reviews: UUID, lists: UUID },
  ...{ ratings: TITLE_ID, wishlist: TITLE_ID, watched: TITLE_ID, favorites: TITLE_ID, dismissed: TITLE_ID },
  list_items: /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}:(?:movie|tv):[1-9]\d{0,8}$/,
  series: /^[1-9]\d{0,8}$/,
  episodes: /^[1-9]\d{0,8}:\d{1,2}:\d{1,4}:\d{1,5}$/,
  notices: /^\d{1,15}$/,
};

export const what = z.enum(API_WHATS).meta({ id: 'What', description: 'A kind of thing.' });

/** What is wrong, and with what. */
export const problem = z
  .object({
    type: z.string(),
    title: z.string(),
    status: z.int(),
    code: z.string().meta({ description: 'What programs tell refusals apart by.' }),
    detail: z.string().optional(),
    errors: z.array(z.object({ path: z.string(), message: z.string() })).optional(),
  })
  .meta({ id: 'Problem', description: 'RFC 9457.' });

export const written = z
  .object({
    status: z.enum(['created', 'changed', 'same', 'removed', 'none', 'refused']),
    id: z.string().nullable(),
    problem: problem.optional(),
  })
  .meta({ id: 'Written' });

/** A batch; each entry is read by itself, so that one that makes no sense leaves the others done. */
export const batch = z
  .strictObject({
    entries: z
      .array(
        z.looseObject({ do: z.enum(['put', 'remove']), what }).meta({
          id: 'Entry',
          description: 'To put: the fields of the thing, as at its own address. To remove: its id.',
        }),
      )
      .min(1)
      .max(API_BATCH),
  })
  .meta({ id: 'Batch' });

export const batchAnswer = z
  .object({ results: z.array(written), refused: z.int() })
  .meta({ id: 'BatchAnswer', description: 'One result for each entry, in their order.' });

export const change = z
  .object({
    what,
    id: z.string(),
    deleted: z.boolean(),
    item: z.union(API_WHATS.map((one) => ITEMS[one])).optional(),
  })
  .meta({ id: 'Change', description: 'A thing as it is now; deleted where it is there no more.' });

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
    title: z.string().max(300).optional().meta({ description: 'Of the movie, or the series.' }),
    year: z.int().min(1870).max(2200).optional(),
    ids: z
      .strictObject({ tmdb: tmdb.optional(), imdb: z.string().max(20).optional(), tvdb: z.int().optional() })
      .optional(),
    ...{ season: season.optional(), episode: number.optional() },
    progress: z.number().min(0).max(100).optional().meta({ description: 'Per cent.' }),
    at: moment.optional(),
    device: z.string().max(100).optional(),
  })
  .meta({ id: 'Scrobble' });

export const scrobbled = z.object({ accepted: z.boolean() }).meta({
  id: 'Scrobbled',
  description: 'Whether something is to be done; what became of it stands in the log.',
});

const LIMIT = /^(?:[1-9]|[1-9]\d|100)$/;

export const pageQuery = z.object({
  limit: z.string().regex(LIMIT).optional(),
  cursor: z.string().max(300).optional(),
});

export const pageOf = (one: ApiWhat) =>
  z
    .object({ items: z.array(ITEMS[one]), next: z.string().nullable() })
    .meta({ id: `${ITEMS[one].meta()?.id}Page` });
