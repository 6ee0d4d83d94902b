import { z } from 'zod';
import type { ApiWhat } from './api.ts';
import { isCalendarDate } from '../../core/dates.ts';
import { API_FIELD_MESSAGES as fields } from './api-field-texts.ts';
import { FOLLOW_STATES } from '../series/following.ts';
import { TAG_BOUNDS } from '../tags/tags.ts';

// The schemas of the API: they validate requests, and the OpenAPI document is generated from them.

export const kind = z.enum(['movie', 'tv']).meta({ id: 'Kind', description: fields.kind });
export const tmdb = z.int().min(1).max(2_147_483_647).meta({ description: fields.tmdb });
export const moment = z.iso.datetime({ offset: true });
const at = moment.meta({ description: fields.at });
export const day = z
  .string()
  .regex(/^\d{4}-\d\d-\d\d$/)
  .meta({ format: 'date' });
const givenDay = day.refine(isCalendarDate).nullable();
export const uuid = z
  .string()
  .regex(/^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/)
  .meta({ format: 'uuid' });
const note = z.string().trim().min(1).max(500).nullable();
export const season = z.int().min(0).max(9999);
export const number = z.int().min(0).max(99_999);
export const run = z.int().min(1).max(99).meta({ description: fields.run });
const stars = z.number().min(0.5).max(5).multipleOf(0.5).meta({ description: fields.stars });

const tagText = z
  .string()
  .trim()
  .min(1)
  .max(TAG_BOUNDS.length)
  .regex(/^[^,\p{Cc}]+$/u);

const item = z.object({ id: z.string(), at: moment });
const named = item.extend({ kind, tmdb, name: z.string(), released: day.nullable() });

/** A resource as returned, by kind. */
export const ITEMS = {
  history: named
    .extend({
      day: day.nullable(),
      again: z.boolean(),
      note: z.string().nullable(),
      stars: stars.nullable(),
      source: z.string().nullable(),
    })
    .meta({ id: 'Watch' }),
  ratings: item.extend({ kind, tmdb, stars }).meta({ id: 'Rating' }),
  part_ratings: item
    .extend({ tmdb, season, number: number.nullable().meta({ description: fields.part }), stars })
    .meta({ id: 'PartRating' }),
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
      position: z.int().meta({ description: fields.position }),
    })
    .meta({ id: 'ListItem' }),
  series: item.extend({ tmdb, name: z.string(), state: z.enum(FOLLOW_STATES), run }).meta({ id: 'Series' }),
  episodes: item.extend({ tmdb, run, season, number, day: day.nullable() }).meta({ id: 'Episode' }),
  tags: named.extend({ tags: z.array(z.string()) }).meta({ id: 'TaggedTitle' }),
  notes: named
    .extend({
      season: season.nullable().meta({ description: fields.noteSeason }),
      note: z.string(),
      changed_at: moment,
    })
    .meta({ id: 'PrivateNote' }),
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

/** Ids of a title, of which exactly one is required; checked in writing.server.ts. */
const numbers = {
  tmdb: tmdb.optional().meta({ description: fields.oneNumber }),
  imdb: z
    .string()
    .regex(/^tt\d{5,10}$/)
    .optional(),
  tvdb: z.int().min(1).max(999_999_999).optional(),
};
const titled = z.strictObject({ kind, ...numbers, at: at.optional() });

/** A resource as written, by kind. */
export const WRITES = {
  history: titled
    .extend({
      id: uuid.optional().meta({ description: fields.watchId }),
      day: givenDay.optional().meta({ description: fields.day }),
      again: z.boolean().optional(),
      note: note.optional(),
      stars: stars.nullable().optional(),
    })
    .meta({ id: 'WatchWritten' }),
  ratings: titled.extend({ stars }).meta({ id: 'RatingWritten' }),
  part_ratings: z
    .strictObject({
      ...{ ...numbers, season, stars, at: at.optional() },
      number: number.nullable().optional().meta({ description: fields.part }),
    })
    .meta({ id: 'PartRatingWritten' }),
  reviews: titled
    .extend({
      id: uuid.optional().meta({ description: fields.reviewId }),
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
      id: uuid.optional().meta({ description: fields.listId }),
      name: z.string().trim().min(1).max(100).optional(),
      description: z.string().max(2000).optional(),
      ranked: z.boolean().optional(),
      visibility: z.enum(['private', 'link', 'public']).optional(),
    })
    .meta({ id: 'ListWritten' }),
  list_items: z
    .strictObject({
      ...{ list: uuid, kind, ...numbers },
      note: z.string().max(500).optional(),
      place: z.int().min(1).max(5000).optional().meta({ description: fields.place }),
    })
    .meta({ id: 'ListItemWritten' }),
  series: z
    .strictObject({
      ...numbers,
      at: at.optional(),
      state: z.enum(FOLLOW_STATES).optional(),
    })
    .meta({ id: 'SeriesWritten' }),
  episodes: z
    .strictObject({
      ...numbers,
      season: season.optional().meta({ description: fields.wholeSeries }),
      number: number.optional().meta({ description: fields.wholeSeason }),
      ...{ run: run.optional(), at: at.optional(), day: givenDay.optional() },
      again: z.boolean().optional().meta({ description: fields.again }),
    })
    .meta({ id: 'EpisodeWritten' }),
  tags: z
    .strictObject({
      ...{ kind, ...numbers },
      tags: z.array(tagText).min(1).max(TAG_BOUNDS.ofTitle).meta({ description: fields.tags }),
    })
    .meta({ id: 'TaggedTitleWritten' }),
  notes: z
    .strictObject({
      ...{ kind, ...numbers },
      season: season.optional().meta({ description: fields.noteSeason }),
      note: z.string().trim().min(1).max(TAG_BOUNDS.note),
    })
    .refine(({ kind: of, season: one }) => of === 'tv' || one === undefined, { path: ['season'] })
    .meta({ id: 'PrivateNoteWritten' }),
  notices: z
    .strictObject({ id: z.string().regex(/^\d{1,15}$/), read: z.boolean() })
    .meta({ id: 'NoticeWritten' }),
} satisfies Record<ApiWhat, z.ZodType>;

const TITLE_ID = /^(?:movie|tv):[1-9]\d{0,9}$/;
const UUID = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

/** The form of ids by kind. */
export const IDS: Record<ApiWhat, RegExp> = {
  ...{ history: UUID, reviews: UUID, lists: UUID },
  tags: TITLE_ID,
  notes: /^(?:movie:[1-9]\d{0,8}|tv:[1-9]\d{0,8}(?::\d{1,4})?)$/,
  ...{ ratings: TITLE_ID, wishlist: TITLE_ID, watched: TITLE_ID, favorites: TITLE_ID, dismissed: TITLE_ID },
  part_ratings: /^[1-9]\d{0,8}:\d{1,4}(?::\d{1,5})?$/,
  list_items: /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}:(?:movie|tv):[1-9]\d{0,8}$/,
  series: /^[1-9]\d{0,8}$/,
  episodes: /^[1-9]\d{0,8}:\d{1,2}(?::\d{1,4}(?::\d{1,5})?)?$/,
  notices: /^\d{1,15}$/,
};
