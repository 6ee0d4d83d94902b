import { createHmac } from 'node:crypto';
import { createServer, type IncomingHttpHeaders } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, beforeEach, describe, expect, onTestFinished, test, vi } from 'vitest';
import { localFetch, publicFetch } from '../../src/ai/public-fetch.ts';
import type { Client } from '../../src/core/backend/client.ts';
import { loadWebhooks, makeWebhook, tryWebhook } from '../../src/features/connections/webhooks.queries.ts';
import type { Catalogue } from '../../src/catalogue/contract.ts';
import { movieOf, seriesOf } from '../support/tmdb/known-titles.ts';
import { addToList } from '../support/connections/list-writer.ts';
import { sendWebhooks } from '../../src/features/connections/send-webhooks.job.server.ts';
import { CHANGES, createChangesHeard } from '../../src/server/told-changes.ts';
import { startBackend, type BackendServer } from '../support/backend/backend-server.ts';
import { openTestDatabase } from '../support/database/database-engines.ts';
import { serviceClient } from '../support/host/server-jobs.ts';
import { signedInPerson } from '../support/host/signed-in-person.ts';

interface Received {
  headers: IncomingHttpHeaders;
  body: string;
}

describe('webhooks', () => {
  let server: BackendServer;
  let ada: { client: Client; id: string };
  const received: Received[] = [];
  let status = 204;
  const other = createServer((request, response) => {
    let body = '';
    request.on('data', (chunk: Buffer) => (body += chunk.toString()));
    request.on('end', () => {
      received.push({ headers: request.headers, body });
      response.writeHead(status, { location: '/elsewhere' }).end();
    });
  });
  let url = '';
  beforeAll(async () => {
    server = await startBackend({ database: await openTestDatabase() });
    await new Promise<void>((resolve) => other.listen(0, '127.0.0.1', resolve));
    url = `http://127.0.0.1:${(other.address() as AddressInfo).port}/hook`;
  });
  afterAll(async () => {
    other.close();
    await server.close();
  });
  beforeEach(async () => {
    received.length = 0;
    status = 204;
    ada = await signedInPerson(server, 'Ada');
  });
  const catalogue: Pick<Catalogue, 'title'> = {
    title: ({ kind, id }) =>
      Promise.resolve(
        kind === 'movie' && id === 680
          ? movieOf({ id, title: 'Pulp Fiction', posterPath: '/pulp.jpg' })
          : kind === 'tv' && id === 1396
            ? seriesOf({ id, title: 'Breaking Bad', posterPath: null })
            : null,
      ),
  };
  const work = (foreignFetch = localFetch) =>
    sendWebhooks({
      ...{ client: serviceClient(server), catalogue, foreignFetch, clock: () => new Date() },
      images: 'https://images.example/t/p',
    }).run(new AbortController().signal);
  const soon = () =>
    server.database.exec('update private.webhook_messages set next_at = now() where done_at is null');
  const log = async () =>
    (await loadWebhooks(ada.client))[0]?.messages.map(({ event, outcome }) => [event, outcome]);

  test('report an event once, signed, to subscribers', async () => {
    const secret = await makeWebhook(ada.client, { url, shape: 'plain', events: ['watched', 'wished'] });
    await addToList(ada, 603, 'The Matrix');
    await ada.client.from('movie_ratings').insert({ user_id: ada.id, movie_id: 603, rating: 4 });
    await Promise.all([work(), work()]);
    await work();
    expect(received).toHaveLength(1);
    const { headers, body } = received[0] as Received;
    expect(JSON.parse(body)).toMatchObject({ type: 'wished', data: { id: 'movie:603', name: 'The Matrix' } });
    const signed = `${String(headers['webhook-id'])}.${String(headers['webhook-timestamp'])}.${body}`;
    const key = Buffer.from(secret.slice('whsec_'.length), 'base64');
    expect(headers['webhook-signature']).toBe(
      `v1,${createHmac('sha256', key).update(signed).digest('base64')}`,
    );
    expect(await log()).toEqual([['wished', 'sent']]);
    expect(JSON.stringify(await loadWebhooks(ada.client))).not.toContain(secret);
  });

  test('wake the server when one is queued, and only then', async () => {
    let woken = 0;
    const wakeWebhooks = () => void (woken += 1);
    const heard = { removeAvatars: () => undefined, wakeWebhooks, learnReleases: undefined };
    await server.database.listen(CHANGES, createChangesHeard(heard));
    await addToList(ada, 603, 'The Matrix');
    await makeWebhook(ada.client, { url, shape: 'plain', events: ['wished'] });
    await ada.client.from('movie_ratings').insert({ user_id: ada.id, movie_id: 603, rating: 4 });
    expect(woken).toBe(0);
    await addToList(ada, 604, 'The Matrix Reloaded');
    await vi.waitFor(() => expect(woken).toBe(1));
    await work();
    expect(received).toHaveLength(1);
  });

  test('send ntfy, Discord and Slack one line, without mentions', async () => {
    for (const shape of ['ntfy', 'discord', 'slack'] as const) {
      await makeWebhook(ada.client, { url, shape, events: ['wished'] });
    }
    await addToList(ada, 604, '@everyone <b>');
    await work();
    const bodies = received.map(({ body }) => body).toSorted();
    expect(bodies).toEqual(
      [
        'Wished for: @everyone <b>',
        JSON.stringify({ content: 'Wished for: @everyone <b>', allowed_mentions: { parse: [] } }),
        JSON.stringify({ text: 'Wished for: @everyone &lt;b&gt;' }),
      ].toSorted(),
    );
  });

  test('name the title for an event with only an id, with the poster where the format has one', async () => {
    for (const shape of ['ntfy', 'discord', 'slack'] as const) {
      await makeWebhook(ada.client, { url, shape, events: ['rated', 'watched'] });
    }
    await ada.client.from('movie_ratings').insert({ user_id: ada.id, movie_id: 680, rating: 5, stars: 4.5 });
    await server.database.exec(`
      insert into public.series_facts (series_id, series_name) values (1396, 'Breaking Bad') on conflict do nothing;
      insert into public.episode_watches (user_id, series_id, season, number) values ('${ada.id}', 1396, 1, 2)`);
    await work();
    const poster = 'https://images.example/t/p/w342/pulp.jpg';
    const rated = 'Rated: Pulp Fiction, 4½ of 5 stars';
    const watched = 'Watched: Breaking Bad S1 E2';
    expect(received.map(({ headers, body }) => [headers['icon'] ?? null, body]).toSorted()).toEqual(
      [
        [poster, rated],
        [
          null,
          JSON.stringify({
            content: rated,
            embeds: [{ thumbnail: { url: poster } }],
            allowed_mentions: { parse: [] },
          }),
        ],
        [
          null,
          JSON.stringify({
            text: rated,
            blocks: [
              {
                type: 'section',
                text: { type: 'mrkdwn', text: rated },
                accessory: { type: 'image', image_url: poster, alt_text: 'Pulp Fiction' },
              },
            ],
          }),
        ],
        [null, watched],
        [null, JSON.stringify({ content: watched, allowed_mentions: { parse: [] } })],
        [null, JSON.stringify({ text: watched })],
      ].toSorted(),
    );
  });

  test('do not delay others when one does not answer, and send it one event at a time', async () => {
    let asked = 0;
    const { promise: held, resolve: answerAll } = Promise.withResolvers<undefined>();
    const slow = createServer((_, response) => {
      asked += 1;
      void held.then(() => response.end());
    });
    await new Promise<void>((resolve) => slow.listen(0, '127.0.0.1', resolve));
    onTestFinished(() => void slow.close());
    const slowUrl = `http://127.0.0.1:${(slow.address() as AddressInfo).port}/`;
    await makeWebhook(ada.client, { url: slowUrl, shape: 'plain', events: ['wished'] });
    for (let id = 1; id <= 25; id += 1) await addToList(ada, id, `Movie ${id}`);
    const ben = await signedInPerson(server, 'Ben');
    await makeWebhook(ben.client, { url, shape: 'plain', events: ['wished'] });
    for (let id = 1; id <= 3; id += 1) await addToList(ben, id, `Movie ${id}`);
    const run = work();
    await vi.waitFor(() => expect(received).toHaveLength(3));
    expect(asked).toBe(1);
    answerAll(undefined);
    await run;
    expect(asked).toBe(25);
  });

  test('stop at an address that answers 410, and notify its owner', async () => {
    await makeWebhook(ada.client, { url, shape: 'plain', events: ['wished'] });
    await addToList(ada, 550, 'Fight Club');
    await addToList(ada, 13, 'Forrest Gump');
    status = 410;
    await work();
    const [webhook] = await loadWebhooks(ada.client);
    expect([received.length, webhook?.isGone, webhook?.offAt === null]).toEqual([1, true, false]);
    const { data: told } = await ada.client.from('notices').select('kind, data');
    expect(told).toEqual([{ kind: 'webhook_off', data: { host: new URL(url).host, gone: true } }]);
    expect(await tryWebhook(ada.client, webhook?.id ?? '')).toBe(true);
    status = 204;
    await work();
    expect((await loadWebhooks(ada.client))[0]).toMatchObject({ isGone: false, offAt: null });
  });

  test('are retried under the same id with backoff, and turned off after a week', async () => {
    await makeWebhook(ada.client, { url, shape: 'plain', events: ['wished'] });
    await addToList(ada, 550, 'Fight Club');
    status = 503;
    await work();
    await work();
    expect(received).toHaveLength(1);
    status = 500;
    await soon();
    await work();
    expect(received).toHaveLength(2);
    expect(new Set(received.map(({ headers }) => headers['webhook-id'])).size).toBe(1);
    await server.database.exec(
      `update public.webhooks set failing_since = now() - interval '8 days' where off_at is null`,
    );
    await soon();
    await work();
    const [webhook] = await loadWebhooks(ada.client);
    expect(webhook?.offAt).not.toBeNull();
    const { data: told } = await ada.client.from('notices').select('kind, data');
    expect(told).toEqual([{ kind: 'webhook_off', data: { host: new URL(url).host } }]);
    expect(webhook?.messages.every(({ doneAt }) => doneAt !== null)).toBe(true);
    await addToList(ada, 13, 'Forrest Gump');
    status = 204;
    await work();
    expect(received).toHaveLength(3);
    // A test turns it on again.
    expect(await tryWebhook(ada.client, webhook?.id ?? '')).toBe(true);
    await work();
    expect([received.length, (await loadWebhooks(ada.client))[0]?.offAt]).toEqual([4, null]);
  });

  test('send nothing for imports and for data deleted before sending', async () => {
    await makeWebhook(ada.client, { url, shape: 'plain', events: ['wished'] });
    await addToList(ada, 1, 'Old', '2020-01-01T00:00:00Z');
    await addToList(ada, 2, 'Gone');
    await ada.client.from('wishlists').delete().eq('movie_id', 2);
    await work();
    expect(received).toEqual([]);
    expect(await log()).toEqual([['wished', 'gone']]);
  });

  test('request private addresses only if the site’s owner allows it, and only for their own user', async () => {
    await makeWebhook(ada.client, {
      url: url.replace('http:', 'https:'),
      shape: 'plain',
      events: ['wished'],
    });
    await addToList(ada, 603, 'The Matrix');
    await work(publicFetch);
    expect([received, await log()]).toEqual([[], [['wished', 'refused']]]);
    const ben = await signedInPerson(server, 'Ben');
    expect(await tryWebhook(ben.client, (await loadWebhooks(ada.client))[0]?.id ?? '')).toBe(false);
    expect(await loadWebhooks(ben.client)).toEqual([]);
  });
});
