import { z } from 'zod';
import { isCalendarDate } from '../../core/dates.ts';
import { TEXT_LIMIT } from '../import/files/entry.ts';
import type { WatchDetails } from '../diary/watches.ts';
import { FOLLOW_STATES } from '../series/following.ts';
import { STARS } from '../../core/stars.ts';
import { MAIL_RHYTHMS, NOTICE_KINDS } from '../notices/notices.ts';
import { READ_OF_PLAYS, RESTORED_OF_PLAYS } from './play-records.ts';
import { day, id, kind, poster, saved, text, time } from './record-fields.ts';
import { RESTORED_PARTS, type ExportPart, type RestoredPart } from './parts.ts';

// Schemas of the export's JSON: one record per database row. Field names differ from the database's, whose columns can
// change. Times are ISO 8601, days calendar dates.

const run = z.int().min(1).max(99);
const episode = { id, run, season: z.int().min(0).max(9999), number: z.int().min(0).max(99_999) };

/** A rating or review. Name and date are for readers; null if unknown. */
const opinion = z.object({
  kind,
  id,
  name: z.string().max(1000).nullable(),
  date: day,
  at: time,
  changedAt: time.nullable(),
});

/** Schemas of the parts an import restores. */
export const RESTORED = {
  /** At most one record; null for settings never changed. */
  profile: z.object({
    name: text(240).nullable(),
    region: z
      .string()
      .regex(/^[A-Z]{2}$/)
      .nullable(),
    timeZone: z.string().max(125).nullable(),
    hideSeen: z.boolean().nullable(),
    /** Absent in older exports. */
    halfStars: z.boolean().nullable().default(null),
    ratedIsSeen: z.boolean().nullable().default(null),
    keepSearches: z.boolean().nullable(),
  }),
  noticePreferences: z.object({ kind: z.enum(NOTICE_KINDS), inApp: z.boolean(), mail: z.enum(MAIL_RHYTHMS) }),
  services: z.object({ id, at: time }),
  wishlist: saved,
  /** `day`: the local day on which it was marked. */
  watched: saved.extend({ day }),
  favorites: saved,
  dismissed: saved,
  /** Feedback on titles and traits: less (-1), more (1), ignore (0). `traits` are those of a title. */
  taste: z.object({
    subject: z.string().regex(/^[a-z]+-[\w-]{1,20}$/),
    direction: z.union([z.literal(-1), z.literal(0), z.literal(1)]),
    name: z.string().max(1000),
    traits: z.array(z.string().max(30)).max(40),
    at: time,
  }),
  /** `markedAt` is the time of the entry in the watched list that was created with the watch. */
  diary: saved.extend({
    day,
    again: z.boolean(),
    note: text(1000).nullable(),
    markedAt: time.nullable(),
    stars: z.literal(STARS).nullable().default(null),
  } satisfies Record<keyof WatchDetails | 'markedAt', z.ZodType>),
  /** `followsWatch`: the rating is that of the latest rated watch, and changes with it. */
  ratings: opinion.extend({ stars: z.literal(STARS), followsWatch: z.boolean().default(false) }),
  /** Of seasons and episodes; `number` is null for a season. */
  partRatings: opinion.omit({ kind: true }).extend({
    season: episode.season,
    number: episode.number.nullable(),
    stars: z.literal(STARS),
  }),
  reviews: opinion.extend({ text: text(2 * TEXT_LIMIT), tellsEnd: z.boolean() }),
  /** One per tag and title; the first spelling of a tag is its name. */
  tags: saved.extend({ tag: text(80) }),
  /** Private notes on a title, or with `season` on a season. */
  notes: saved.extend({ season: z.int().min(0).max(9999).nullable(), note: text(4000), changedAt: time }),
  /** Favorites at the top of the public profile. */
  pageFavorites: z.object({ place: z.int().min(1).max(4), kind, id, name: text(1000), poster, date: day }),
  following: z.object({
    id,
    name: text(1000),
    poster,
    state: z.enum(FOLLOW_STATES),
    run,
    at: time,
  }),
  episodes: z.object({ ...episode, day, at: time }),
  /** Watched episodes that TMDB merged into others, with their former number and name. */
  lostEpisodes: z.object({ ...episode, name: z.string().max(1000), day, at: time, lostAt: time }),
  reminders: z.object({
    id,
    name: text(1000),
    poster,
    day: z.string().refine(isCalendarDate),
    byMail: z.boolean(),
    /** The earlier release date; null if it did not move. */
    movedFrom: day,
    sentAt: time.nullable(),
    at: time,
  }),
  seriesReminders: z.object({
    id,
    name: text(1000),
    poster,
    /** The latest season when last checked; a later one triggers a notification. */
    knownSeason: z.int().min(0).max(9999),
    at: time,
  }),
  savedSearches: z.object({ kind, name: text(120), query: z.string().max(1000), at: time }),
  /** `results`: as shown. */
  aiSearches: z.object({
    kind,
    description: text(2000),
    results: z.record(z.string(), z.unknown()),
    at: time,
  }),
  ...RESTORED_OF_PLAYS,
  lists: z.object({
    /** Key by which `listTitles` refers to the list. */
    list: z.string().max(100),
    name: text(200),
    description: z.string().max(2 * TEXT_LIMIT),
    ranked: z.boolean(),
    visibility: z.enum(['private', 'link', 'public']),
    at: time,
    changedAt: time,
  }),
  /** Grouped by list, in order; positions have gaps. */
  listTitles: saved.extend({
    list: z.string().max(100),
    position: z.int(),
    note: z.string().max(2 * TEXT_LIMIT),
  }),
} as const;

/** Schemas of the parts an import ignores. */
export const READ = {
  account: z.object({ email: z.string(), joinedAt: time, picture: z.string().nullable() }),
  /** The handle may belong to another user by now. */
  page: z.object({
    handle: z.string(),
    visibility: z.string(),
    favorites: z.boolean(),
    watches: z.boolean(),
    lists: z.boolean(),
    reviews: z.boolean(),
    numbers: z.boolean(),
  }),
  /** Followed and blocked users, by their handles at the time. */
  people: z.object({ person: z.string(), name: z.string().nullable(), at: time }),
  blocked: z.object({ person: z.string(), name: z.string().nullable(), at: time }),
  notices: z.object({
    about: z.enum(NOTICE_KINDS),
    subject: z.string(),
    kind: kind.nullable(),
    id: id.nullable(),
    name: z.string().nullable(),
    data: z.record(z.string(), z.unknown()),
    inApp: z.boolean(),
    at: time,
    readAt: time.nullable(),
    mailedAt: time.nullable(),
  }),
  arrivals: z.object({ kind, id, service: id, at: time, toldAt: time.nullable() }),
  /** Reviews of others the user reported. */
  reports: z.object({ kind, review: z.string(), reason: z.string(), at: time }),
  pageReports: z.object({ person: z.string(), reason: z.string(), at: time }),
  /** Lists the user reported, by id. */
  listReports: z.object({ list: z.string(), reason: z.string(), at: time }),
  /** Years shared by link, as visitors see them; the secret ends the link. */
  sharedYears: z.object({
    year: z.int(),
    secret: z.string(),
    watches: z.int(),
    titles: z.int(),
    movies: z.int(),
    series: z.int(),
    minutes: z.int(),
    days: z.int(),
  }),
  ...READ_OF_PLAYS,
} satisfies Record<Exclude<ExportPart, RestoredPart>, z.ZodType>;

type RestoredRecord<Part extends RestoredPart> = z.infer<(typeof RESTORED)[Part]>;
export type ExportRecord<Part extends ExportPart> = z.infer<(typeof RESTORED & typeof READ)[Part]>;

/** A record with its part, as the import sends it. */
export type OwnRecord = {
  [Part in RestoredPart]: { part: Part; record: RestoredRecord<Part> };
}[RestoredPart];

/** Parses a record of a part, with reasons if it is invalid. Drops unknown fields of later versions. */
export const ownRecordSchema = z
  .object({ part: z.enum(RESTORED_PARTS), record: z.unknown() })
  .transform(({ part, record }, context): OwnRecord => {
    const read = RESTORED[part].safeParse(record);
    if (read.success) return { part, record: read.data } as OwnRecord;
    for (const { path, message } of read.error.issues) {
      context.addIssue({ code: 'custom', message, path: ['record', ...path] });
    }
    return z.NEVER;
  });
