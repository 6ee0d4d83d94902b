import { z } from 'zod';
import { PLAY_SOURCES } from '../connections/delivery.ts';
import { isCalendarDate } from '../../core/dates.ts';
import { kind, saved, text, time } from './record-fields.ts';

const source = z.enum(PLAY_SOURCES);
/** Null for movies. */
const place = {
  season: z.int().min(0).max(9999).nullable(),
  number: z.int().min(0).max(99_999).nullable(),
};

/** Schemas of plays from other programs, which an import restores. */
export const RESTORED_OF_PLAYS = {
  /** Plays from other programs; a repeated import adds no duplicates. */
  plays: saved.extend({
    ...{ ...place, source, until: time, day: z.string().refine(isCalendarDate) },
    device: text(200).nullable(),
    /** Time of Undo. */
    undoneAt: time.nullable(),
  }),
  playProgress: saved.extend({ ...place, source, percent: z.int().min(1).max(99) }),
  /** The user's title for a program's name; without a title its plays are ignored. */
  playNames: z.object({
    called: text(600),
    kind,
    year: z.int().min(0).max(9999),
    title: z.record(z.string(), z.unknown()).nullable(),
    at: time,
  }),
} as const;

/** Schemas of connected programs, which an import ignores. */
export const READ_OF_PLAYS = {
  /** Programs that report plays. Their addresses are stored as hashes and not exported. */
  connections: z.object({ source, at: time, lastAt: time.nullable() }),
  /** The followed Letterboxd account. */
  letterboxd: z.object({ called: z.string(), reviews: z.boolean(), at: time, checkedAt: time.nullable() }),
  /** Webhooks, without their signing secrets. */
  webhooks: z.object({
    url: z.string(),
    form: z.string(),
    events: z.array(z.string()),
    at: time,
    offAt: time.nullable(),
  }),
  /** API tokens. They are stored as hashes and not exported. */
  tokens: z.object({
    called: z.string(),
    scopes: z.array(z.string()),
    at: time,
    endsAt: time.nullable(),
    lastAt: time.nullable(),
    program: z.string().nullable(),
    region: z.string().nullable(),
  }),
  /** Accounts in programs of the user or of others, whose plays are recorded for the user. */
  connectionAccounts: z.object({
    account: z.string(),
    /** By this user or another. */
    taken: z.boolean(),
    leftOut: z.boolean(),
    plays: z.int(),
    lastAt: time,
  }),
} as const;
