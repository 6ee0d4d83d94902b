import { z } from 'zod';
import {
  apiChanges,
  apiItems,
  apiPage,
  numberChanges,
  receiveScrobble,
} from '../../../backend/connections/api.ts';
import { answerOf } from '../../../backend/answers.ts';
import { BackendError } from '../../../backend/errors.ts';
import {
  API_PAGE,
  API_WHATS,
  type ApiCursor,
  type ApiItem,
  type ApiWhat,
} from '../../../domain/connections/api.ts';
import { readPlain } from '../../../domain/connections/plain.ts';
import type { Scope } from '../../../domain/connections/tokens.ts';
import { API_MESSAGES as words } from '../../../domain/messages.ts';
import { today } from '../../../domain/dates.ts';
import { services } from '../../services.ts';
import type { Caller, ProgramService } from '../../connections/programs.ts';
import { Refusal } from './problem.ts';
import { BATCH_EXAMPLE, EXAMPLES, SCROBBLE_EXAMPLE } from './examples.ts';
import * as schemas from './schemas.ts';
import { lookUpTitles, searchTitles, seasonOf, wholeTitle } from './titles.ts';
import { lineOf, writeEntries } from './writing.ts';

/** A call that was let in and makes sense. */
export interface Call {
  caller: Caller;
  programs: ProgramService;
  /** The parts of the path that stand for something. */
  path: Record<string, string>;
  query: Record<string, string | undefined>;
  body: unknown;
}

export interface ApiAnswer {
  status: number;
  body?: unknown;
  headers?: Record<string, string>;
}

/** One thing the API does, which its document describes. */
export interface Operation {
  method: 'GET' | 'POST' | 'DELETE';
  /** Below /api/v1, with `{names}` of its parts. */
  path: string;
  id: string;
  summary: string;
  /** Which scopes allow it, any of them. */
  scopes: readonly Scope[];
  parts?: Record<string, RegExp>;
  query?: z.ZodObject;
  body?: z.ZodType;
  /** A body that makes sense; the tests send it. */
  example?: object | null;
  /** What is answered, by status. */
  answers: Record<number, z.ZodType | null>;
  run(call: Call): Promise<ApiAnswer>;
}

const READ = ['read'] as const;
const WRITE = ['write'] as const;

const encode = ({ at, id }: ApiItem) => Buffer.from(JSON.stringify([at, id])).toString('base64url');

function decode(cursor: string | undefined): ApiCursor | null {
  if (cursor === undefined) return null;
  try {
    const [at, id] = JSON.parse(Buffer.from(cursor, 'base64url').toString()) as unknown[];
    if (typeof at === 'string' && typeof id === 'string' && !Number.isNaN(Date.parse(at))) return { at, id };
  } catch {
    // Told below.
  }
  throw new Refusal(422, 'invalid');
}

async function page(what: ApiWhat, { caller, query }: Call): Promise<ApiAnswer> {
  const limit = Number(query['limit'] ?? API_PAGE);
  // One more says whether there is another page.
  const found = await apiPage(caller.client, what, limit + 1, decode(query['cursor']));
  const items = found.slice(0, limit);
  const last = items.at(-1);
  return { status: 200, body: { items, next: last && found.length > limit ? encode(last) : null } };
}

async function one(what: ApiWhat, { caller }: Pick<Call, 'caller'>, id: string): Promise<ApiItem> {
  const [item] = await apiItems(caller.client, what, [id]);
  if (!item) throw new Refusal(404, 'none');
  return item;
}

async function put(what: ApiWhat, call: Call): Promise<ApiAnswer> {
  const entry = { ...(call.body as object), do: 'put' as const, what };
  const [result] = await writeEntries(call.caller.client, [entry]);
  if (!result) throw new Error('Nothing was answered');
  if (result instanceof Refusal) throw result;
  const { status, id = '' } = result;
  if (status === 'none') throw new Refusal(404, 'none');
  const body = { status, id };
  return { status: status === 'created' ? 201 : 200, body };
}

async function remove(what: ApiWhat, { caller, path }: Call): Promise<ApiAnswer> {
  const entry = { do: 'remove' as const, what, id: path['id'] };
  const [result] = await writeEntries(caller.client, [entry]);
  if (result instanceof Refusal) throw result;
  if (result?.status === 'none') throw new Refusal(404, 'none');
  return { status: 204 };
}

const camel = (what: string) => what.replace(/_(\w)/g, (_, letter: string) => letter.toUpperCase());
const name = (what: ApiWhat) => camel(`_${what}`);

const removal = (what: ApiWhat): Operation => ({
  ...{ method: 'DELETE', path: `/${what}/{id}`, id: `remove${name(what)}`, summary: words.remove(what) },
  scopes: WRITE,
  parts: { id: schemas.IDS[what] },
  answers: { 204: null },
  run: (call) => remove(what, call),
});

const ofThings = API_WHATS.flatMap((what): Operation[] => [
  {
    ...{ method: 'GET', path: `/${what}`, id: `list${name(what)}`, summary: words.page(what), scopes: READ },
    query: schemas.pageQuery,
    answers: { 200: schemas.pageOf(what) },
    run: (call) => page(what, call),
  },
  {
    ...{
      method: 'GET',
      path: `/${what}/{id}`,
      id: `get${name(what)}`,
      summary: words.one(what),
      scopes: READ,
    },
    parts: { id: schemas.IDS[what] },
    answers: { 200: schemas.ITEMS[what] },
    run: async (call) => ({ status: 200, body: await one(what, call, call.path['id'] ?? '') }),
  },
  {
    ...{ method: 'POST', path: `/${what}`, id: `put${name(what)}`, summary: words.put(what), scopes: WRITE },
    body: schemas.WRITES[what],
    example: EXAMPLES[what],
    answers: { 200: schemas.written, 201: schemas.written },
    run: (call) => put(what, call),
  },
  ...(what === 'notices' ? [] : [removal(what)]),
]);

const KIND = /^(?:movie|tv)$/;
const NUMBER = /^[1-9]\d{0,8}$/;
const kindQuery = z.enum(['movie', 'tv']);

const SCROBBLES = { start: 'started', pause: 'progress', stop: 'progress', watched: 'watched' } as const;

/** All that the API does. */
export const OPERATIONS: readonly Operation[] = [
  {
    ...{ method: 'GET', path: '/me', id: 'me', summary: words.me, scopes: ['read', 'write', 'scrobble'] },
    answers: { 200: schemas.me },
    async run({ caller }) {
      const profile = (await answerOf(caller.client.rpc('api_me'))) as {
        name: string | null;
        handle: string | null;
      };
      const { person: id, name: called, scopes, endsAt } = caller;
      return { status: 200, body: { id, ...profile, token: { name: called, scopes, ends_at: endsAt } } };
    },
  },
  {
    ...{ method: 'GET', path: '/titles/lookup', id: 'lookUpTitles', summary: words.lookup, scopes: READ },
    query: z.object({
      kind: kindQuery.optional(),
      tmdb: z.string().regex(NUMBER).optional(),
      imdb: z
        .string()
        .regex(/^tt\d{5,10}$/)
        .optional(),
      tvdb: z.string().regex(NUMBER).optional(),
    }),
    answers: { 200: schemas.titles },
    run: async ({ query }) => ({ status: 200, body: { titles: await lookUpTitles(query) } }),
  },
  {
    ...{ method: 'GET', path: '/titles/search', id: 'searchTitles', summary: words.search, scopes: READ },
    query: z.object({
      kind: kindQuery,
      query: z.string().min(1).max(200),
      page: z
        .string()
        .regex(/^[1-9]\d{0,2}$/)
        .optional(),
    }),
    answers: { 200: schemas.titles },
    run: async ({ query: { kind, query = '', page: number = '1' } }) => ({
      status: 200,
      body: { titles: await searchTitles(kind === 'tv' ? 'tv' : 'movie', query, Number(number)) },
    }),
  },
  {
    ...{ method: 'GET', path: '/titles/{kind}/{tmdb}', id: 'getTitle', summary: words.title, scopes: READ },
    parts: { kind: KIND, tmdb: NUMBER },
    answers: { 200: schemas.wholeTitle },
    run: async ({ path }) => ({
      status: 200,
      body: await wholeTitle(path['kind'] === 'tv' ? 'tv' : 'movie', Number(path['tmdb'])),
    }),
  },
  {
    ...{ method: 'GET', path: '/titles/tv/{tmdb}/seasons/{season}', id: 'getSeason', summary: words.season },
    scopes: READ,
    parts: { tmdb: NUMBER, season: /^\d{1,4}$/ },
    answers: { 200: schemas.seasonAnswer },
    run: async ({ path }) => ({
      status: 200,
      body: await seasonOf(Number(path['tmdb']), Number(path['season'])),
    }),
  },
  ...ofThings,
  {
    ...{
      method: 'GET',
      path: '/series/{id}/progress',
      id: 'getProgress',
      summary: words.progress,
      scopes: READ,
    },
    parts: { id: NUMBER },
    answers: { 200: schemas.progress },
    async run({ caller, path }) {
      const day = today((await services()).clock);
      const ids = [Number(path['id'])];
      const [row] = await answerOf(caller.client.rpc('series_progress', { p_today: day, p_series_ids: ids }));
      if (!row) throw new Refusal(404, 'none');
      const { series_id: tmdb, state, section, run, watched, aired, total, next_place: place } = row;
      const next =
        (place as number | null) === null
          ? null
          : { season: Math.floor(place / 100_000), number: place % 100_000 };
      return { status: 200, body: { tmdb, state, section, run, watched, aired, total, next } };
    },
  },
  {
    ...{ method: 'GET', path: '/changes', id: 'changes', summary: words.changes, scopes: READ },
    query: z.object({
      since: z
        .string()
        .regex(/^\d{1,15}$/)
        .optional(),
      limit: schemas.pageQuery.shape.limit,
    }),
    answers: { 200: schemas.changesAnswer },
    async run({ caller, programs, query }) {
      const latest = await numberChanges(programs.client, caller.person);
      const since = query['since'];
      if (since === undefined) {
        return { status: 200, body: { changes: [], cursor: String(latest), more: false } };
      }
      const limit = Number(query['limit'] ?? API_PAGE);
      try {
        const found = await apiChanges(caller.client, Number(since), limit + 1);
        const changes = found.slice(0, limit);
        return {
          status: 200,
          body: {
            changes: changes.map(({ what, id, item }) => ({
              ...{ what, id, deleted: item === null },
              ...(item && { item }),
            })),
            cursor: String(changes.at(-1)?.number ?? since),
            more: found.length > limit,
          },
        };
      } catch (error) {
        if (error instanceof BackendError && error.kind === 'invalid') throw new Refusal(410, 'forgotten');
        throw error;
      }
    },
  },
  {
    ...{ method: 'POST', path: '/batch', id: 'batch', summary: words.batch, scopes: WRITE },
    body: schemas.batch,
    example: BATCH_EXAMPLE,
    answers: { 200: schemas.batchAnswer, 207: schemas.batchAnswer },
    async run({ caller, body }) {
      const { entries } = body as z.infer<typeof schemas.batch>;
      const results = await writeEntries(caller.client, entries);
      const refused = results.filter((result) => result instanceof Refusal).length;
      return { status: refused > 0 ? 207 : 200, body: { results: results.map(lineOf), refused } };
    },
  },
  ...Object.entries(SCROBBLES).map(([action, event]): Operation => ({
    ...{ method: 'POST', path: `/scrobble/${action}`, id: `scrobble${camel(`_${action}`)}` },
    summary: words.scrobble,
    scopes: ['scrobble', 'write'],
    body: schemas.scrobble,
    example: SCROBBLE_EXAMPLE,
    answers: { 202: schemas.scrobbled },
    async run({ caller, programs, body }) {
      const { jobs, allowDelivery } = await services();
      const wait = await allowDelivery(caller.id);
      if (wait > 0) throw new Refusal(429, 'limited', { headers: { 'Retry-After': String(wait) } });
      const delivery = readPlain({ ...(body as Record<string, unknown>), event });
      const accepted = await receiveScrobble(programs.client, caller.person, delivery);
      if (accepted) jobs.plays?.wake();
      return { status: 202, body: { accepted } };
    },
  })),
];
