import type { Database } from '../../../packages/embedded/src/supabase/database/contract.ts';
import type { DeliveryResult } from '../../../src/features/connections/queue.queries.ts';
import type { PlaySource } from '../../../src/features/connections/delivery.ts';
import { readDelivery } from '../../../src/features/connections/players/read-delivery.ts';
import { act, ids, look } from '../../../packages/embedded/tests/support/persona.ts';
import { plain, type Body } from '../connections/bodies.ts';

/** A title as passed by the job to the database. */
export const movieOf = (id: number) => ({
  ...{ kind: 'movie' as const, id, title: `Movie ${id}`, originalTitle: '', posterPath: '/p.jpg' },
  ...{ date: '2001-05-05', voteAverage: 7.1 },
});
export const seriesOf = (id: number) => ({ ...movieOf(id), kind: 'tv' as const, title: `Series ${id}` });

/** The result of a counted movie of a hundred minutes. */
export const counted = (id: number, more: Partial<DeliveryResult> = {}): DeliveryResult => ({
  ...{ outcome: 'counted', title: movieOf(id), episodes: [], minutes: 100 },
  ...more,
});

/** The time of the plays in bodies.ts. */
const EVENING = new Date('2026-03-08T21:00:00Z');

type Persona = Parameters<typeof act>[1];

/** Connections as used by the server. */
export function deliveriesOf(database: Database, who: 'owner' | 'stranger' = 'owner') {
  const call = async <T>(persona: Persona, sql: string, parameters: readonly unknown[]) =>
    (await act<{ answer: T }>(database, persona, `select ${sql} as answer`, parameters))[0]?.answer as T;
  const hashes = new Map<string, string>();

  /** Creates an address. Returns its secret. */
  const connect = async (source: PlaySource = 'json') => {
    const secret = await call<string>(who, 'public.renew_connection($1, null)', [source]);
    const [row] = await look<{ hash: string }>(database, 'select private.hash_of($1) as hash', [secret]);
    hashes.set(source, row?.hash ?? '');
    return secret;
  };
  /** Receives a program's delivery. True when it is queued, null for an unknown address. */
  const receive = (body: Body, source: PlaySource = 'json') =>
    call<boolean | null>('service', 'public.receive_delivery($1, $2, $3)', [
      source,
      hashes.get(source) ?? 'f'.repeat(64),
      JSON.stringify(readDelivery(source, JSON.stringify(body), EVENING)),
    ]);
  const waiting = () =>
    call<{ number: number; chosen: unknown; named: unknown; leftOut: boolean; play: { name: string } }[]>(
      'service',
      'public.waiting_deliveries(100)',
      [],
    );
  const settle = (number: number, result: DeliveryResult) =>
    call<string | null>('service', 'public.settle_delivery($1, $2)', [number, JSON.stringify(result)]);
  /** Settles everything queued with one result. Returns the outcomes. */
  const settleAll = async (result: DeliveryResult) => {
    const outcomes: (string | null)[] = [];
    for (const { number } of await waiting()) outcomes.push(await settle(number, result));
    return outcomes;
  };

  return {
    connect,
    receive,
    waiting,
    settle,
    settleAll,
    /** Reports a movie watched at a time. */
    watched: (at: string, more: Body = {}) => receive(plain('watched', { at, ...more })),
    as: <T>(persona: Persona, sql: string, parameters: readonly unknown[] = []) =>
      call<T>(persona, sql, parameters),
    /** Days of a movie in the diary. */
    days: async (id = 948, person: string = ids[who]) =>
      (
        await look<{ day: string }>(
          database,
          `select day::text from public.watches where user_id = $1 and title_id = $2 order by day, created_at`,
          [person, id],
        )
      ).map(({ day }) => day),
    episodes: async (person: string = ids[who]) =>
      (
        await look<{ place: string }>(
          database,
          `select format('%sx%s %s', season, number, day) as place from public.episode_watches where user_id = $1
           order by season, number`,
          [person],
        )
      ).map(({ place }) => place),
    log: async () =>
      (
        await look<{ line: string }>(
          database,
          `select concat_ws(' ', d.event, d.state, d.outcome, nullif(d.times, 1)) as line from private.deliveries d
           where d.owner_id = $1 order by d.number`,
          [ids[who]],
        )
      ).map(({ line }) => line),
  };
}
