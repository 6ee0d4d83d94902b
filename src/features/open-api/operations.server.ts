import { z } from 'zod';
import { answerOf } from '../../core/backend/answers.ts';
import { apiChanges, numberChanges, receiveScrobble } from './api.queries.ts';
import { BackendError } from '../../core/backend/errors.ts';
import { API_PAGE } from './api.ts';
import { readPlain } from '../connections/players/plain.ts';
import { today } from '../../core/dates.ts';
import { API_MESSAGES as words } from './api-texts.ts';
import { services } from '../../server/services.ts';
import * as schemas from './answers.server.ts';
import { BATCH_EXAMPLE, SCROBBLE_EXAMPLES } from './examples.server.ts';
import type { Operation } from './operation.server.ts';
import { OWN } from './own.server.ts';
import { Refusal } from './problem.server.ts';
import { camel, READ, THINGS, WRITE } from './things.server.ts';
import { lookUpTitles, searchTitles, seasonOf, wholeTitle } from './titles.server.ts';
import { lineOf, stillToCome, writeEntries } from './writing.server.ts';

const KIND = /^(?:movie|tv)$/;
const NUMBER = /^[1-9]\d{0,8}$/;
const kindQuery = z.enum(['movie', 'tv']);

const SCROBBLES = { start: 'started', pause: 'progress', stop: 'progress', watched: 'watched' } as const;
const ACTIONS = ['start', 'pause', 'stop', 'watched'] as const;

/** All operations of the API. */
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
    answers: { 200: schemas.lookedUp },
    run: async ({ query }) => ({ status: 200, body: await lookUpTitles(query) }),
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
  ...THINGS,
  ...OWN,
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
    refuses: [410],
    async run({ caller, programs, query }) {
      const latest = await numberChanges(programs.client, caller.person);
      const since = query['since'];
      if (since === undefined) {
        return { status: 200, body: { changes: [], cursor: String(latest), more: false } };
      }
      // The cursor is newer than a restored backup.
      if (Number(since) > latest) throw new Refusal(410, 'forgotten');
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
    takes: schemas.anyBatch,
    example: BATCH_EXAMPLE,
    answers: { 200: schemas.batchAnswer, 207: schemas.batchAnswer },
    async run({ caller, body }) {
      const { entries } = body as z.infer<typeof schemas.anyBatch>;
      const results = await writeEntries(caller.client, entries);
      const refused = results.filter((result) => result instanceof Refusal).length;
      return { status: refused > 0 ? 207 : 200, body: { results: results.map(lineOf), refused } };
    },
  },
  ...ACTIONS.map((action): Operation => ({
    ...{ method: 'POST', path: `/scrobble/${action}`, id: `scrobble${camel(`_${action}`)}` },
    summary: words.scrobble[action],
    scopes: ['scrobble', 'write'],
    body: schemas.scrobble,
    example: SCROBBLE_EXAMPLES[action],
    answers: { 202: schemas.scrobbled },
    async run({ caller, programs, body }) {
      const { jobs, allowDelivery, clock } = await services();
      const early = stillToCome(body as Record<string, unknown>, clock());
      if (early) throw early;
      // Only `pause` is limited: the end of a play always counts, and a start stores nothing.
      const wait = action === 'pause' ? await allowDelivery(caller.id) : 0;
      if (wait > 0) throw new Refusal(429, 'limited', { headers: { 'Retry-After': String(wait) } });
      const delivery = readPlain({ ...(body as Record<string, unknown>), event: SCROBBLES[action] });
      const accepted = await receiveScrobble(programs.client, caller.person, delivery);
      if (accepted) jobs.plays?.wake();
      return { status: 202, body: { accepted } };
    },
  })),
];
