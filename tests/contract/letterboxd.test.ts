import { createServer, type IncomingHttpHeaders, type OutgoingHttpHeaders } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { localFetch } from '../../src/ai/public-fetch.ts';
import type { Client } from '../../src/core/backend/client.ts';
import {
  followLetterboxd as follow,
  leaveLetterboxd,
  loadLetterboxd,
  loadReadEntries,
} from '../../src/features/connections/letterboxd.queries.ts';
import { readLetterboxdName } from '../../src/features/connections/letterboxd.ts';
import { readLetterboxdFeed } from '../../src/features/connections/letterboxd-feed.server.ts';
import { readFeedInThread } from '../../src/features/connections/feed-thread.server.ts';
import { followLetterboxd } from '../../src/features/connections/follow-letterboxd.job.server.ts';
import { services } from '../../src/server/services.ts';
import { startBackend, type BackendServer } from '../support/backend/backend-server.ts';
import { openTestDatabase } from '../support/database/database-engines.ts';
import { provideServices } from '../support/host/page-context.ts';
import { serviceClient } from '../support/host/server-jobs.ts';
import { signedInPerson } from '../support/host/signed-in-person.ts';

/** What the local server answers for an address. */
type Answer = (url: string) => { status?: number; body?: string; headers?: OutgoingHttpHeaders };

interface Entry {
  guid: string;
  movie?: number;
  series?: number;
  day?: string;
  stars?: string;
  again?: boolean;
  html?: string;
}

const item = ({ guid, movie, series, day, stars, again, html = '' }: Entry) => `<item>
  <title>Film, 1999 - ★★★★</title> <link>https://letterboxd.com/ada/film/x/</link>
  <guid isPermaLink="false">${guid}</guid> <pubDate>Mon, 2 Mar 2026 10:00:00 +1300</pubDate>
  ${day === undefined ? '' : `<letterboxd:watchedDate>${day}</letterboxd:watchedDate>`}
  <letterboxd:rewatch>${again ? 'Yes' : 'No'}</letterboxd:rewatch>
  <letterboxd:filmTitle>Film</letterboxd:filmTitle> <letterboxd:filmYear>1999</letterboxd:filmYear>
  ${stars === undefined ? '' : `<letterboxd:memberRating>${stars}</letterboxd:memberRating>`}
  <letterboxd:memberLike>No</letterboxd:memberLike>
  ${movie === undefined ? '' : `<tmdb:movieId>${movie}</tmdb:movieId>`}
  ${series === undefined ? '' : `<tmdb:tvId>${series}</tmdb:tvId>`}
  <description><![CDATA[ <p><img src="https://a.ltrbxd.com/x.jpg"/></p> ${html} ]]></description>
  <dc:creator>Ada</dc:creator></item>`;

const feed = (...entries: Entry[]) => `<?xml version='1.0' encoding='utf-8'?>
<rss version="2.0" xmlns:dc="http://purl.org/dc/elements/1.1/" xmlns:letterboxd="https://letterboxd.com" xmlns:tmdb="https://themoviedb.org">
<channel><title>Letterboxd - Ada</title> <link>https://letterboxd.com/ada/</link>
${entries.map(item).join('\n')}
<item> <title>Old &amp; new</title> <link>https://letterboxd.com/ada/list/l/</link> <guid isPermaLink="false">letterboxd-list-1</guid>
<pubDate>Mon, 2 Mar 2026 10:00:00 +1300</pubDate> <description>x</description> </item></channel></rss>`;

const MATRIX = { guid: 'letterboxd-watch-1', movie: 603, day: '2026-03-01', stars: '4.5' };
const FIGHT = {
  ...{ guid: 'letterboxd-review-2', movie: 550, day: '2026-02-27', stars: '3.0', again: true },
  html: '<p>Rules &amp; <i>soap</i>.</p> <p>Second.</p>',
};

test('Accepts a name in any notation', () => {
  const same = ['Ada_1', '@ada_1', 'letterboxd.com/ada_1', ' https://letterboxd.com/Ada_1/films/diary/ '];
  expect(same.map(readLetterboxdName)).toEqual(same.map(() => 'ada_1'));
  expect(['', 'a', 'ada/..', '../etc', 'a b', 'ädä'].map(readLetterboxdName)).toEqual([
    ...[null, null, 'ada', null, null, null],
  ]);
});

test('Reads an invalid or unbounded feed as none', () => {
  expect(readLetterboxdFeed(feed(FIGHT), true)?.[1]).toMatchObject({
    text: 'Rules & soap.\n\nSecond.',
    stars: 3,
  });
  expect(readLetterboxdFeed(feed(FIGHT), false)?.[1]?.text).toBeNull();
  const long = feed({ ...FIGHT, html: `<p>${'x'.repeat(900)}</p>` });
  expect(readLetterboxdFeed(long, true)?.[1]?.text).toHaveLength(900);
  const bomb = `<!DOCTYPE x [<!ENTITY a "aaaa"><!ENTITY b "&a;&a;&a;">]>${feed(MATRIX)}`;
  expect(
    ['', '<html>', feed(MATRIX).slice(0, 300), bomb].map((xml) => readLetterboxdFeed(xml, true)),
  ).toEqual(Array.from({ length: 4 }, () => null));
});

test('Parses a document in a thread, with a timeout', async () => {
  const given = { xml: feed(MATRIX), withReviews: false };
  expect(await readFeedInThread(given)).toMatchObject([
    { name: 'Old & new', isList: true },
    { name: 'Film' },
  ]);
  expect(await readFeedInThread(given, 0)).toBeNull();
  const deep = `<rss><channel>${'<a>'.repeat(200)}${'</a>'.repeat(200)}</channel></rss>`;
  expect(await readFeedInThread({ xml: deep, withReviews: false })).toBeNull();
});

describe('following a diary at Letterboxd', () => {
  let server: BackendServer;
  let ada: { client: Client; id: string };
  let answer: Answer = () => ({ status: 404 });
  let asked: { url: string; headers: IncomingHttpHeaders }[] = [];
  const other = createServer((request, response) => {
    const { url = '', headers } = request;
    asked.push({ url, headers });
    const { status = 200, body, ...rest } = answer(url);
    response.writeHead(status, rest.headers).end(body);
  });
  let site = '';
  beforeAll(async () => {
    server = await startBackend({ database: await openTestDatabase() });
    provideServices(server);
    await new Promise<void>((resolve) => other.listen(0, '127.0.0.1', resolve));
    site = `http://127.0.0.1:${(other.address() as AddressInfo).port}`;
  });
  afterAll(async () => {
    other.close();
    await server.close();
  });
  beforeEach(async () => {
    ada = await signedInPerson(server, 'Ada');
    asked = [];
    await server.database.exec('delete from public.letterboxd_follows');
  });
  const work = async () => {
    const { catalogue } = await services();
    return followLetterboxd({
      client: serviceClient(server),
      catalogue,
      fetch: localFetch,
      clock: () => new Date(),
      site,
    }).run(new AbortController().signal);
  };
  const due = () => server.database.exec('update public.letterboxd_follows set next_at = now()');
  const diary = async () => {
    const { data } = await ada.client.from('watches').select('title_id, day, again').order('title_id');
    return (data ?? []).map(({ title_id, day, again }) => [title_id, day, again]);
  };

  test('imports new entries once, with day, stars and rewatch, beside imported ones', async () => {
    await server.database.exec(`
      insert into public.watches (user_id, kind, title_id, title, day, note)
      values ('${ada.id}', 'movie', 550, 'Fight Club', '2026-02-27', 'Mine');
      insert into public.movie_ratings (user_id, movie_id, rating) values ('${ada.id}', 550, 5)`);
    answer = () => ({
      body: feed(MATRIX, FIGHT),
      headers: { etag: '"1"', 'last-modified': 'Mon, 02 Mar 2026 10:00:00 GMT' },
    });
    await follow(ada.client, 'ada', true);
    await Promise.all([work(), work()]);
    expect(asked.map(({ url }) => url)).toEqual(['/ada/rss/']);
    expect(await diary()).toEqual([
      [550, '2026-02-27', false],
      [603, '2026-03-01', false],
    ]);
    const { data: ratings } = await ada.client
      .from('movie_ratings')
      .select('movie_id, stars')
      .eq('user_id', ada.id)
      .order('movie_id');
    expect(ratings).toEqual([
      { movie_id: 550, stars: 5 },
      { movie_id: 603, stars: 4.5 },
    ]);
    expect(
      (await loadReadEntries(ada.client, ada.id))
        .map(({ name, title, stars, outcome }) => [title?.id ?? name, stars, outcome])
        .toSorted(),
    ).toEqual([
      [550, 3, 'noted'],
      [603, 4.5, 'counted'],
      ['Old & new', null, 'list'],
    ]);
    await due();
    answer = () => ({ status: 304 });
    await work();
    expect([asked[1]?.headers['if-none-match'], asked[1]?.headers['if-modified-since']]).toEqual([
      '"1"',
      'Mon, 02 Mar 2026 10:00:00 GMT',
    ]);
    expect((await loadLetterboxd(ada.client, ada.id))?.outcome).toBe('same');
    expect(await diary()).toHaveLength(2);
    const { data: listed } = await ada.client.from('watched_movies').select('movie_id').order('movie_id');
    expect(listed).toEqual([{ movie_id: 603 }]);
  });

  test('backs off from a failing site, and respects Retry-After', async () => {
    await follow(ada.client, 'ada', false);
    const wait = async () => {
      const { rows } = await server.database.query<{ minutes: number }>(
        `select round(extract(epoch from next_at - now()) / 60)::integer as minutes from public.letterboxd_follows`,
      );
      return rows[0]?.minutes ?? 0;
    };
    answer = () => ({ status: 500 });
    const waits: number[] = [];
    for (let times = 0; times < 7; times += 1) {
      await due();
      await work();
      waits.push(await wait());
    }
    expect(waits).toEqual([60, 120, 240, 480, 960, 1440, 1440]);
    answer = () => ({ body: feed() });
    await due();
    await work();
    expect((await wait()) <= 66).toBe(true);
    answer = () => ({ status: 429, headers: { 'retry-after': '20000' } });
    await due();
    await work();
    expect([await wait(), (await loadLetterboxd(ada.client, ada.id))?.outcome]).toEqual([333, 'limited']);
    answer = () => ({ status: 404 });
    await due();
    await work();
    expect((await loadLetterboxd(ada.client, ada.id))?.outcome).toBe('nobody');
  });

  test('ends with or without its entries; changed ones stay', async () => {
    answer = () => ({ body: feed(MATRIX, FIGHT) });
    await follow(ada.client, 'ada', true);
    await work();
    const reviews = async () =>
      (await ada.client.from('movie_reviews').select('review').eq('user_id', ada.id)).data;
    expect(await reviews()).toEqual([{ review: 'Rules & soap.\n\nSecond.' }]);
    await ada.client.from('movie_ratings').update({ rating: 1 }).eq('movie_id', 603).eq('user_id', ada.id);
    expect(await leaveLetterboxd(ada.client, false)).toBe(true);
    expect(await diary()).toHaveLength(2);
    await ada.client.from('watches').update({ note: 'Mine' }).eq('title_id', 550).eq('user_id', ada.id);
    await leaveLetterboxd(ada.client, true);
    expect([await diary(), await reviews()]).toEqual([[[550, '2026-02-27', true]], []]);
    const { data } = await ada.client.from('movie_ratings').select('movie_id').eq('user_id', ada.id);
    expect(data).toEqual([{ movie_id: 603 }]);
    expect((await ada.client.from('watched_movies').select('movie_id')).data).toEqual([{ movie_id: 550 }]);
  });

  test('imports a series as one, and logs and retries unknown titles', async () => {
    const miniseries = { guid: 'letterboxd-watch-3', series: 1396, day: '2026-02-20', stars: '5.0' };
    const unknown = { guid: 'letterboxd-watch-4', movie: 2_000_000_000, day: '2026-02-21' };
    answer = () => ({ body: feed(miniseries, unknown) });
    await follow(ada.client, 'ada', false);
    await work();
    const log = async () =>
      (await loadReadEntries(ada.client, ada.id))
        .filter(({ outcome }) => outcome !== 'list')
        .map(({ guid, title, outcome }) => [guid, title?.kind, outcome])
        .toSorted();
    expect(await log()).toEqual([
      ['letterboxd-watch-3', 'tv', 'counted'],
      ['letterboxd-watch-4', undefined, 'unknown'],
    ]);
    const { data: listed } = await ada.client.from('watched_tv_series').select('series_id');
    expect([await diary(), listed]).toEqual([[[1396, '2026-02-20', false]], [{ series_id: 1396 }]]);
    answer = () => ({ body: feed(miniseries, { ...unknown, movie: 13 }) });
    await due();
    await work();
    expect(await diary()).toEqual([
      [13, '2026-02-21', false],
      [1396, '2026-02-20', false],
    ]);
    await leaveLetterboxd(ada.client, true);
    expect([await diary(), (await ada.client.from('watched_tv_series').select('series_id')).data]).toEqual([
      [],
      [],
    ]);
  });

  test('applies edits unless the entry was changed here', async () => {
    answer = () => ({ body: feed(MATRIX, FIGHT) });
    await follow(ada.client, 'ada', false);
    await work();
    await ada.client.from('watches').update({ day: '2026-02-20' }).eq('title_id', 550).eq('user_id', ada.id);
    answer = () => ({
      body: feed({ ...MATRIX, day: '2026-02-28', stars: '2.0' }, { ...FIGHT, day: '2026-02-25' }),
    });
    await due();
    await work();
    expect(await diary()).toEqual([
      [550, '2026-02-20', true],
      [603, '2026-02-28', false],
    ]);
    const { data } = await ada.client.from('watches').select('stars').eq('title_id', 603).single();
    expect(data).toEqual({ stars: 2 });
    expect(
      (await loadReadEntries(ada.client, ada.id)).map(({ title, day, outcome }) => [title?.id, day, outcome]),
    ).toEqual(
      expect.arrayContaining([
        [603, '2026-02-28', 'changed'],
        [550, '2026-02-25', 'counted'],
      ]),
    );
  });

  test('skips an unreadable or too large document without delaying others', async () => {
    const ben = await signedInPerson(server, 'Ben');
    await follow(ada.client, 'ada', false);
    await follow(ben.client, 'ben', false);
    await server.database.exec(
      `update public.letterboxd_follows set next_at = now() - interval '1 hour' where name = 'ada'`,
    );
    const refuse = `add constraint refused check (guid <> '${MATRIX.guid}') not valid`;
    await server.database.exec(`alter table public.letterboxd_entries ${refuse}`);
    const bodies = { '/ada/rss/': feed(MATRIX), '/ben/rss/': feed(FIGHT) };
    answer = (url) => ({ body: bodies[url as keyof typeof bodies] });
    await expect(work()).rejects.toThrow('1 of 2 diaries at Letterboxd failed.');
    await server.database.exec('alter table public.letterboxd_entries drop constraint refused');
    const { data } = await ben.client.from('watches').select('title_id');
    expect(data).toEqual([{ title_id: 550 }]);
    expect((await loadLetterboxd(ada.client, ada.id))?.outcome).toBe('failed');
    bodies['/ada/rss/'] = feed({ ...MATRIX, html: 'x'.repeat(256 * 1024) });
    await due();
    await work();
    expect((await loadLetterboxd(ada.client, ada.id))?.outcome).toBe('unreadable');
  });
});
