import pLimit from 'p-limit';
import type { z } from 'zod';
import { apiWrite } from './api.queries.ts';
import { BackendError, toBackendError } from '../../core/backend/errors.ts';
import type { ApiWhat, ApiWritten } from './api.ts';
import { CatalogueError } from '../../core/errors.ts';
import { API_MESSAGES as words } from './api-texts.ts';
import type { Kind } from '../../core/title.ts';
import { services } from '../../server/services.ts';
import type { TokenClient } from './caller.server.ts';
import { catalogueFailed, problemOf, Refusal, refusalOf } from './problem.server.ts';
import { entry as anyEntry } from './answers.server.ts';
import { IDS, WRITES } from './schemas.server.ts';
import { titlesToKeep, type Wanted } from './titles.server.ts';

interface Entry {
  what: ApiWhat;
  [field: string]: unknown;
}
/** A valid entry, or why it is invalid. */
type Read = Entry | Refusal;

/** Converts a schema's errors to a Refusal. */
export const invalid = (error: z.ZodError) =>
  new Refusal(422, 'invalid', {
    errors: error.issues.map(({ path, message }) => ({ path: path.join('.'), message })),
  });

/** Concurrent look-ups of seasons. */
const AT_ONCE = 8;

const wrong = (path: string, message: string) => new Refusal(422, 'invalid', { errors: [{ path, message }] });

/** Tolerated clock skew of programs. */
const AHEAD_MS = 5 * 60_000;
/** The earliest time zone is 14 hours ahead of UTC. */
const DAY_AHEAD_MS = 14 * 3_600_000;

/** The Refusal of a future time or day; null if it is valid. */
export function stillToCome({ at, day }: Record<string, unknown>, now: Date): Refusal | null {
  if (typeof at === 'string' && Date.parse(at) > now.getTime() + AHEAD_MS) return wrong('at', words.ahead);
  const lastDay = new Date(now.getTime() + DAY_AHEAD_MS).toISOString().slice(0, 10);
  return typeof day === 'string' && day > lastDay ? wrong('day', words.ahead) : null;
}

/** Whether PostgreSQL can store all texts of a value: no NUL and no lone surrogates. */
function isKeepable(value: unknown): boolean {
  if (typeof value === 'string') return value.isWellFormed() && !value.includes('\0');
  return typeof value !== 'object' || value === null || Object.values(value).every(isKeepable);
}

const NUMBERS = ['tmdb', 'imdb', 'tvdb'] as const;

function readEntry(given: unknown, now: Date): Read {
  const whole = anyEntry.safeParse(given);
  if (!whole.success) return invalid(whole.error);
  const { do: how, what, ...fields } = whole.data;
  if (how === 'remove') {
    const { id } = fields;
    if (what === 'notices' || typeof id !== 'string' || !IDS[what].test(id))
      return new Refusal(422, 'invalid');
    return { what, do: how, id };
  }
  const read = WRITES[what].safeParse(fields);
  if (!read.success) return invalid(read.error);
  const entry: Entry = { what, do: how, ...read.data };
  if (!isKeepable(read.data)) return wrong('', words.unkeepable);
  if (what === 'lists' && !('id' in entry) && !('name' in entry)) return new Refusal(422, 'invalid');
  if (what === 'episodes' && 'number' in entry && !('season' in entry))
    return wrong('season', words.noSeason);
  const named = NUMBERS.filter((number) => number in entry).length;
  if (what !== 'lists' && what !== 'notices' && named !== 1) return wrong('tmdb', words.oneNumber);
  return stillToCome(entry, now) ?? entry;
}

const kindOf = ({ kind = 'tv' }: Entry): Kind => (kind === 'movie' ? 'movie' : 'tv');

/** The title of an entry: its data is stored with most resources, and unknown titles are refused. */
function titleOf(entry: Read): Wanted | null {
  if (entry instanceof Refusal || entry['do'] === 'remove') return null;
  const { tmdb, imdb, tvdb } = entry;
  const kind = kindOf(entry);
  if (typeof tmdb === 'number') return { kind, source: 'tmdb', number: tmdb };
  if (typeof imdb === 'string') return { kind, source: 'imdb', number: imdb };
  return typeof tvdb === 'number' ? { kind, source: 'tvdb', number: String(tvdb) } : null;
}

/** Stores the episodes of a series before several are marked; returns the Refusal if that fails. */
async function keepEpisodes(id: number): Promise<Refusal | null> {
  try {
    const { keeper } = (await services()).jobs;
    if (!keeper) return new Refusal(503, 'unavailable');
    return (await keeper.keep(id)) === 'kept' ? null : new Refusal(422, 'none');
  } catch (error) {
    if (error instanceof CatalogueError) return catalogueFailed(error);
    if (error instanceof BackendError) return refusalOf(error);
    throw error;
  }
}

/** The Refusal of a season or episode the series does not have. */
async function noSuchPart(id: number, { season, number }: Entry): Promise<Refusal | null> {
  try {
    const found = await (await services()).catalogue.season(id, Number(season));
    const isThere = typeof number !== 'number' || found?.episodes.some((one) => one.number === number);
    return found && isThere ? null : new Refusal(422, 'none');
  } catch (error) {
    if (error instanceof CatalogueError) return catalogueFailed(error);
    throw error;
  }
}

/** Whether an entry names a season or episode. */
const namesPart = ({ what, ...fields }: Entry) =>
  (what === 'part_ratings' || (what === 'episodes' && 'number' in fields)) && 'season' in fields;

/** Adds titles to entries, as they are stored. */
async function withTitles(read: readonly Read[]): Promise<Read[]> {
  const titles = await titlesToKeep(read.map(titleOf));
  const limit = pLimit(AT_ONCE);
  return Promise.all(
    read.map(async (entry, index): Promise<Read> => {
      const title = titles[index];
      if (entry instanceof Refusal || !title) return entry;
      if (title instanceof Refusal) return title;
      const { imdb: _, tvdb: __, ...others } = entry;
      const isWhole = entry.what === 'episodes' && !('number' in entry);
      const refusal = await limit(() => {
        if (isWhole) return keepEpisodes(title.id);
        return namesPart(entry) ? noSuchPart(title.id, entry) : null;
      });
      return refusal ?? { ...others, what: entry.what, tmdb: title.id, title };
    }),
  );
}

/** An entry's result: written, or its Refusal. */
type Result = Exclude<ApiWritten, { status: 'refused' }> | Refusal;

/** Writes entries independently: an invalid one, or one with an unknown title, does not stop the others. */
export async function writeEntries(client: TokenClient, given: readonly unknown[]): Promise<Result[]> {
  const now = (await services()).clock();
  const ready = await withTitles(given.map((one) => readEntry(one, now)));
  const toWrite = ready.filter((entry) => !(entry instanceof Refusal));
  const done = toWrite.length === 0 ? [] : await apiWrite(client, toWrite);
  let next = 0;
  return ready.map((entry): Result => {
    if (entry instanceof Refusal) return entry;
    const result = done[next++];
    if (result && result.status !== 'refused') return result;
    return refusalOf(toBackendError({ code: result?.code }, 400));
  });
}

/** A result as a line of a batch response. */
export const lineOf = (result: Result) =>
  result instanceof Refusal
    ? { status: 'refused' as const, id: null, problem: problemOf(result) }
    : {
        ...{ status: result.status, id: result.id ?? null },
        ...(result.episodes !== undefined && { episodes: result.episodes }),
      };
