import { ownLimits } from '../../../src/contract/limits.ts';
import { renewConnection } from '../../../src/features/connections/own.queries.ts';
import { DELIVERIES, type PlaySource } from '../../../src/features/connections/delivery.ts';
import { answerHook } from '../../../src/features/connections/hooks.api.server.ts';
import { localFetch } from '../../../src/ai/public-fetch.ts';
import { createPlayService } from '../../../src/features/connections/service.server.ts';
import { createImportService } from '../../../src/features/import/service.server.ts';
import { countPlays } from '../../../src/features/connections/count-plays.job.server.ts';
import type { JobService } from '../../../src/jobs/service.ts';
import { createSeriesKeeper } from '../../../src/features/series/keeper.server.ts';
import type { BackendServer } from '../backend/backend-server.ts';
import { provideServices } from '../host/page-context.ts';
import { serviceClient } from '../host/server-jobs.ts';
import { signedInPerson } from '../host/signed-in-person.ts';
import { catalogueOver } from '../tmdb/catalogue.ts';
import type { Body } from './bodies.ts';
import { answerPlayed } from './played-titles.ts';

/** A site with everything real except the movie database, and programs that report plays to it. */
export function playSite(
  server: BackendServer,
  foreign: (request: Request) => Promise<Response> = localFetch,
) {
  const client = serviceClient(server);
  let isDown = false;
  let knowsNew = false;
  const newCatalogue = () =>
    catalogueOver(
      { url: 'https://tmdb.example/3' },
      {
        languages: ['en', 'de'],
        fetch: (request) =>
          Promise.resolve(isDown ? new Response(null, { status: 503 }) : answerPlayed(request, { knowsNew })),
      },
    );
  let catalogue = newCatalogue();
  const clock = () => new Date();
  let woken = 0;
  const imports = createImportService({ client, catalogue, wake: () => undefined });
  const plays = createPlayService({
    client,
    imports,
    foreignFetch: (request) => foreign(request),
    wake: () => void (woken += 1),
  });
  const give = () =>
    provideServices(server, {
      jobs: { plays } as JobService,
      catalogue,
      // The evening of bodies.ts.
      clock: () => new Date('2026-03-08T21:00:00Z'),
      allowDelivery: ownLimits('delivery', DELIVERIES.times, DELIVERIES.seconds),
    });
  give();
  const post = (source: PlaySource, secret: string, body: BodyInit, headers: Record<string, string> = {}) => {
    const request = new Request(`http://localhost/hooks/${source}/${secret}`, {
      method: 'POST',
      headers,
      body,
    });
    return answerHook(source, secret, { request, requestId: 'test' });
  };
  return {
    client,
    logged: () => catalogue.logged,
    post,
    give,
    woken: () => woken,
    /** Stops or restarts the movie database, and clears its cache. */
    down: (down: boolean) => {
      isDown = down;
      catalogue = newCatalogue();
    },
    /** Adds a season to the movie database's The Office, and clears its cache. */
    learnNew: async () => {
      knowsNew = true;
      catalogue = newCatalogue();
      await server.database.exec("update public.series_facts set refreshed_at = now() - interval '1 day'");
    },
    /** A new user with an address for a program. */
    async person(source: PlaySource = 'json') {
      const person = await signedInPerson(server, 'Ada Example');
      const secret = (await renewConnection(person.client, source, null)) ?? '';
      const diary = async () =>
        (
          await server.database.query<{ line: string }>(
            `select concat_ws(' ', title_id, day) as line from public.watches where user_id = $1
             union all
             select format('%s %sx%s %s', series_id, season, number, day) from public.episode_watches where user_id = $1
             order by 1`,
            [person.id],
          )
        ).rows.map(({ line }) => line);
      const log = async () =>
        (
          await server.database.query<{ line: string }>(
            `select coalesce(outcome, state) as line from private.deliveries where owner_id = $1 order by number`,
            [person.id],
          )
        ).rows.map(({ line }) => line);
      return {
        ...person,
        secret,
        diary,
        log,
        send: (body: Body) =>
          post(source, secret, JSON.stringify(body), { 'content-type': 'application/json' }),
      };
    },
    /** The job that counts plays. */
    work: () => {
      const keeper = createSeriesKeeper({ client, catalogue, clock });
      return countPlays({ client, catalogue, keeper, clock }).run(new AbortController().signal);
    },
  };
}
