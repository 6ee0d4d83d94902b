import { z } from 'zod';
import { PLAY_SOURCES } from '../connections/delivery.ts';
import { isCalendarDate } from '../dates.ts';
import { kind, saved, text, time } from './record-fields.ts';

const source = z.enum(PLAY_SOURCES);
/** Null for movies. */
const place = {
  season: z.int().min(0).max(9999).nullable(),
  number: z.int().min(0).max(99_999).nullable(),
};

/** Records of what other programs told, which go back into an account. */
export const RESTORED_OF_PLAYS = {
  /** What other programs played; it counts no more often for being told again. */
  plays: saved.extend({
    ...{ ...place, source, until: time, day: z.string().refine(isCalendarDate) },
    device: text(200).nullable(),
    /** When it was taken back. */
    undoneAt: time.nullable(),
  }),
  /** What was not finished in another program. */
  playProgress: saved.extend({ ...place, source, percent: z.int().min(1).max(99) }),
  /** What programs mean by a name; without a title its plays are left out. */
  playNames: z.object({
    called: text(600),
    kind,
    year: z.int().min(0).max(9999),
    title: z.record(z.string(), z.unknown()).nullable(),
    at: time,
  }),
} as const;

/** Records of the programs themselves, which are there to be read. */
export const READ_OF_PLAYS = {
  /** Programs that tell what the person plays; their addresses are kept as hashes and stand nowhere. */
  connections: z.object({ source, at: time, lastAt: time.nullable() }),
  /** Whose diary at Letterboxd comes in. */
  letterboxd: z.object({ called: z.string(), reviews: z.boolean(), at: time, checkedAt: time.nullable() }),
  /** Addresses that are told what happens; what they are signed with stands nowhere. */
  webhooks: z.object({
    url: z.string(),
    form: z.string(),
    events: z.array(z.string()),
    at: time,
    offAt: time.nullable(),
  }),
  /** Tokens by which programs act as the person; they are kept as hashes and stand nowhere. */
  tokens: z.object({
    called: z.string(),
    scopes: z.array(z.string()),
    at: time,
    endsAt: time.nullable(),
    lastAt: time.nullable(),
    program: z.string().nullable(),
    region: z.string().nullable(),
  }),
  /** Accounts of those programs, and of programs of others, of which the person has the plays. */
  connectionAccounts: z.object({
    account: z.string(),
    /** By the person or somebody else here. */
    taken: z.boolean(),
    leftOut: z.boolean(),
    plays: z.int(),
    lastAt: time,
  }),
} as const;
