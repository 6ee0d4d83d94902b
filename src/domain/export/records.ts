import { z } from 'zod';
import { isCalendarDate } from '../dates.ts';
import { TEXT_LIMIT } from '../import/entry.ts';
import { STARS } from '../reviews/stars.ts';
import { MAIL_RHYTHMS, NOTICE_KINDS } from '../notices/notices.ts';
import { READ_OF_PLAYS, RESTORED_OF_PLAYS } from './play-records.ts';
import { day, id, kind, poster, saved, text, time } from './record-fields.ts';
import { RESTORED_PARTS, type ExportPart, type RestoredPart } from './parts.ts';

// What stands in the JSON of an export: one record for each row of a person's. Names are ours, not the database's, so
// that columns can change; times are ISO 8601 with all their digits, days are calendar dates.

const run = z.int().min(1).max(99);
const episode = { id, run, season: z.int().min(0).max(9999), number: z.int().min(0).max(99_999) };

/** An opinion: name and date of its title are there for people to read, null where nothing of theirs knows them. */
const opinion = z.object({
  kind,
  id,
  name: z.string().max(1000).nullable(),
  date: day,
  at: time,
  changedAt: time.nullable(),
});

/** The record of each part that goes back into an account. */
export const RESTORED = {
  /** One record at most. What somebody never chose is null. */
  profile: z.object({
    name: text(240).nullable(),
    region: z
      .string()
      .regex(/^[A-Z]{2}$/)
      .nullable(),
    timeZone: z.string().max(125).nullable(),
    /** Whether lists leave out what was watched. */
    hideSeen: z.boolean().nullable(),
    /** Whether they give half stars; exports of before say nothing of it. */
    halfStars: z.boolean().nullable().default(null),
    /** Whether AI searches are kept. */
    keepSearches: z.boolean().nullable(),
  }),
  noticePreferences: z.object({ kind: z.enum(NOTICE_KINDS), inApp: z.boolean(), mail: z.enum(MAIL_RHYTHMS) }),
  services: z.object({ id, at: time }),
  wishlist: saved,
  /** `day`: the calendar day of the mark where the person was. */
  watched: saved.extend({ day }),
  favorites: saved,
  dismissed: saved,
  /** What the person said of titles and traits: less (-1), more (1), not to count (0); `traits` are those of a title. */
  taste: z.object({
    subject: z.string().regex(/^[a-z]+-[\w-]{1,20}$/),
    direction: z.union([z.literal(-1), z.literal(0), z.literal(1)]),
    name: z.string().max(1000),
    traits: z.array(z.string().max(30)).max(40),
    at: time,
  }),
  /** A watch with `markedAt` was recorded with the entry of the watched list that has this time. */
  diary: saved.extend({
    day,
    again: z.boolean(),
    note: text(1000).nullable(),
    markedAt: time.nullable(),
    stars: z.literal(STARS).nullable().default(null),
  }),
  /** `followsWatch`: they are those of the latest watch that has stars, and change with it. */
  ratings: opinion.extend({ stars: z.literal(STARS), followsWatch: z.boolean().default(false) }),
  /** Of seasons and episodes; without a number of the season as a whole. */
  partRatings: opinion.omit({ kind: true }).extend({
    season: episode.season,
    number: episode.number.nullable(),
    stars: z.literal(STARS),
  }),
  reviews: opinion.extend({ text: text(2 * TEXT_LIMIT), tellsEnd: z.boolean() }),
  /** One for each tag of a title; the first spelling of a tag is its name. */
  tags: saved.extend({ tag: text(80) }),
  /** Notes for the person alone, to a title or (with its number) to a season. */
  notes: saved.extend({ season: z.int().min(0).max(9999).nullable(), note: text(4000), changedAt: time }),
  /** What somebody's page begins with. */
  pageFavorites: z.object({ place: z.int().min(1).max(4), kind, id, name: text(1000), poster, date: day }),
  following: z.object({
    id,
    name: text(1000),
    poster,
    state: z.enum(['watching', 'paused', 'dropped']),
    run,
    at: time,
  }),
  episodes: z.object({ ...episode, day, at: time }),
  /** Watches of episodes that were merged into others, under the number and name they had. */
  lostEpisodes: z.object({ ...episode, name: z.string().max(1000), day, at: time, lostAt: time }),
  reminders: z.object({
    id,
    name: text(1000),
    poster,
    day: z.string().refine(isCalendarDate),
    byMail: z.boolean(),
    /** The day before the release moved; null when it did not. */
    movedFrom: day,
    /** When its mail left. */
    sentAt: time.nullable(),
    at: time,
  }),
  seriesReminders: z.object({
    id,
    name: text(1000),
    poster,
    /** The latest season the person knows of; the next one is told. */
    knownSeason: z.int().min(0).max(9999),
    at: time,
  }),
  savedSearches: z.object({ kind, name: text(120), query: z.string().max(1000), at: time }),
  /** `results`: the answer as it was shown. */
  aiSearches: z.object({
    kind,
    description: text(2000),
    results: z.record(z.string(), z.unknown()),
    at: time,
  }),
  ...RESTORED_OF_PLAYS,
  /** Lists the person made. */
  lists: z.object({
    /** What its titles name it by. */
    list: z.string().max(100),
    name: text(200),
    description: z.string().max(2 * TEXT_LIMIT),
    ranked: z.boolean(),
    visibility: z.enum(['private', 'link', 'public']),
    at: time,
    changedAt: time,
  }),
  /** List by list, the first of each first; positions have gaps. */
  listTitles: saved.extend({
    list: z.string().max(100),
    position: z.int(),
    note: z.string().max(2 * TEXT_LIMIT),
  }),
} as const;

/** The record of each part that is there to be read. */
export const READ = {
  account: z.object({ email: z.string(), joinedAt: time, picture: z.string().nullable() }),
  /** Its name can be somebody else's by now. */
  page: z.object({
    handle: z.string(),
    visibility: z.string(),
    favorites: z.boolean(),
    watches: z.boolean(),
    lists: z.boolean(),
    reviews: z.boolean(),
    numbers: z.boolean(),
  }),
  /** Whom the person follows, and whom they have blocked, by the names they had. */
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
  /** Reviews of others that the person reported. */
  reports: z.object({ kind, review: z.string(), reason: z.string(), at: time }),
  /** Pages of others that the person reported. */
  pageReports: z.object({ person: z.string(), reason: z.string(), at: time }),
  /** Lists of others that the person reported, by their ids. */
  listReports: z.object({ list: z.string(), reason: z.string(), at: time }),
  /** Years shared by a link, as others see them; the secret is the last part of the link. */
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

/** The records of a part that goes back into an account. */
type RestoredRecord<Part extends RestoredPart> = z.infer<(typeof RESTORED)[Part]>;
/** The records of any part. */
export type ExportRecord<Part extends ExportPart> = z.infer<(typeof RESTORED & typeof READ)[Part]>;

/** One record with the part it is of: what an import sends of our own export. */
export type OwnRecord = {
  [Part in RestoredPart]: { part: Part; record: RestoredRecord<Part> };
}[RestoredPart];

/** Reads one record of a part; says why when it is none. Fields of later versions are dropped. */
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
