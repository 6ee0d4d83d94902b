import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { Client } from '../../src/backend/client.ts';
import {
  followLetterboxd as follow,
  leaveLetterboxd,
  loadLetterboxd,
  loadReadEntries,
} from '../../src/backend/connections/letterboxd.ts';
import { readLetterboxdName } from '../../src/domain/connections/letterboxd.ts';
import { readLetterboxdFeed } from '../../src/server/connections/letterboxd-feed.ts';
import { followLetterboxd } from '../../src/server/jobs/follow-letterboxd.ts';
import { services } from '../../src/server/services.ts';
import { startBackend, type BackendServer } from '../support/backend/backend-server.ts';
import { openMemoryDatabase } from '../support/database/memory-database.ts';
import { openPostgresDatabase } from '../support/database/postgres-database.ts';
import { provideServices } from '../support/host/page-context.ts';
import { serviceClient } from '../support/host/server-jobs.ts';
import { signedInPerson } from '../support/host/signed-in-person.ts';

interface Entry {
  guid: string;
  movie: number;
  day?: string;
  stars?: string;
  again?: boolean;
  html?: string;
}

const item = ({ guid, movie, day, stars, again, html = '' }: Entry) => `<item>
  <title>Film, 1999 - ★★★★</title> <link>https://letterboxd.com/ada/film/x/</link>
  <guid isPermaLink="false">${guid}</guid> <pubDate>Mon, 2 Mar 2026 10:00:00 +1300</pubDate>
  ${day === undefined ? '' : `<letterboxd:watchedDate>${day}</letterboxd:watchedDate>`}
  <letterboxd:rewatch>${again ? 'Yes' : 'No'}</letterboxd:rewatch>
  <letterboxd:filmTitle>Film</letterboxd:filmTitle> <letterboxd:filmYear>1999</letterboxd:filmYear>
  ${stars === undefined ? '' : `<letterboxd:memberRating>${stars}</letterboxd:memberRating>`}
  <letterboxd:memberLike>No</letterboxd:memberLike> <tmdb:movieId>${movie}</tmdb:movieId>
  <description><![CDATA[ <p><img src="https://a.ltrbxd.com/x.jpg"/></p> ${html} ]]></description>
  <dc:creator>Ada</dc:creator></item>`;

const feed = (...entries: Entry[]) => `<?xml version='1.0' encoding='utf-8'?>
<rss version="2.0" xmlns:dc="http://purl.org/dc/elements/1.1/" xmlns:letterboxd="https://letterboxd.com" xmlns:tmdb="https://themoviedb.org">
<channel><title>Letterboxd - Ada</title> <link>https://letterboxd.com/ada/</link>
${entries.map(item).join('\n')}
<item> <title>A list</title> <link>https://letterboxd.com/ada/list/l/</link> <guid isPermaLink="false">letterboxd-list-1</guid>
<pubDate>Mon, 2 Mar 2026 10:00:00 +1300</pubDate> <description>x</description> </item></channel></rss>`;

const MATRIX = { guid: 'letterboxd-watch-1', movie: 603, day: '2026-03-01', stars: '4.5' };
const FIGHT = {
  ...{ guid: 'letterboxd-review-2', movie: 550, day: '2026-02-27', stars: '3.0', again: true },
  html: '<p>Rules &amp; <i>soap</i>.</p> <p>Second.</p>',
};

test('A name is understood however it is typed', () => {
  const same = ['Ada_1', '@ada_1', 'letterboxd.com/ada_1', ' https://letterboxd.com/Ada_1/films/diary/ '];
  expect(same.map(readLetterboxdName)).toEqual(same.map(() => 'ada_1'));
  expect(['', 'a', 'ada/..', '../etc', 'a b', 'ädä'].map(readLetterboxdName)).toEqual([
    ...[null, null, 'ada', null, null, null],
  ]);
});

test('What is no feed, or would grow without end, is read as none', () => {
  expect(readLetterboxdFeed(feed(FIGHT), true)?.[0]).toMatchObject({
    text: 'Rules & soap.\n\nSecond.',
    stars: 3,
  });
  expect(readLetterboxdFeed(feed(FIGHT), false)?.[0]?.text).toBeNull();
  const bomb = `<!DOCTYPE x [<!ENTITY a "aaaa"><!ENTITY b "&a;&a;&a;">]>${feed(MATRIX)}`;
  expect(
    ['', '<html>', feed(MATRIX).slice(0, 300), bomb].map((xml) => readLetterboxdFeed(xml, true)),
  ).toEqual(Array.from({ length: 4 }, () => null));
});

describe.each([
  ['PGlite', openMemoryDatabase],
  ['PostgreSQL', openPostgresDatabase],
])('following a diary at Letterboxd on %s', (_, open) => {
  let server: BackendServer;
  let ada: { client: Client; id: string };
  let answer: (request: Request) => Response = () => new Response(null, { status: 404 });
  let asked: Request[] = [];
  beforeAll(async () => {
    server = await startBackend({ database: await open() });
    provideServices(server);
  });
  afterAll(() => server.close());
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
      fetch: (request) => {
        asked.push(request);
        return Promise.resolve(answer(request));
      },
      clock: () => new Date(),
    }).run(new AbortController().signal);
  };
  const due = () => server.database.exec('update public.letterboxd_follows set next_at = now()');
  const diary = async () => {
    const { data } = await ada.client.from('watches').select('title_id, day, again').order('title_id');
    return (data ?? []).map(({ title_id, day, again }) => [title_id, day, again]);
  };

  test('New entries come in once, with day, stars and rewatch, beside what an import brought of the day', async () => {
    await server.database.exec(`
      insert into public.watches (user_id, kind, title_id, title, day, note)
      values ('${ada.id}', 'movie', 550, 'Fight Club', '2026-02-27', 'Mine');
      insert into public.movie_ratings (user_id, movie_id, rating) values ('${ada.id}', 550, 5)`);
    answer = () =>
      new Response(feed(MATRIX, FIGHT), {
        headers: { etag: '"1"', 'last-modified': 'Mon, 02 Mar 2026 10:00:00 GMT' },
      });
    await follow(ada.client, 'ada', true);
    await Promise.all([work(), work()]);
    expect(asked.map(({ url }) => url)).toEqual(['https://letterboxd.com/ada/rss/']);
    expect(await diary()).toEqual([
      [550, '2026-02-27', false],
      [603, '2026-03-01', false],
    ]);
    const { data: ratings } = await ada.client
      .from('movie_ratings')
      .select('movie_id, rating')
      .eq('user_id', ada.id)
      .order('movie_id');
    expect(ratings).toEqual([
      { movie_id: 550, rating: 5 },
      { movie_id: 603, rating: 5 },
    ]);
    expect(
      (await loadReadEntries(ada.client, ada.id))
        .map(({ movie, stars, outcome }) => [movie, stars, outcome])
        .toSorted(),
    ).toEqual([
      [550, 3, 'noted'],
      [603, 4.5, 'counted'],
    ]);
    await due();
    await work();
    expect([asked[1]?.headers.get('if-none-match'), asked[1]?.headers.get('if-modified-since')]).toEqual([
      '"1"',
      'Mon, 02 Mar 2026 10:00:00 GMT',
    ]);
    expect(await diary()).toHaveLength(2);
    const { data: listed } = await ada.client.from('watched_movies').select('movie_id').order('movie_id');
    expect(listed).toEqual([{ movie_id: 603 }]);
  });

  test('A site that fails is asked less and less often, and one that says when, then', async () => {
    await follow(ada.client, 'ada', false);
    const wait = async () => {
      const { rows } = await server.database.query<{ minutes: number }>(
        `select round(extract(epoch from next_at - now()) / 60)::integer as minutes from public.letterboxd_follows`,
      );
      return rows[0]?.minutes ?? 0;
    };
    answer = () => new Response(null, { status: 500 });
    const waits: number[] = [];
    for (let times = 0; times < 7; times += 1) {
      await due();
      await work();
      waits.push(await wait());
    }
    expect(waits).toEqual([60, 120, 240, 480, 960, 1440, 1440]);
    answer = () => new Response(feed(), { status: 200 });
    await due();
    await work();
    expect((await wait()) <= 66).toBe(true);
    answer = () => new Response(null, { status: 429, headers: { 'retry-after': '20000' } });
    await due();
    await work();
    expect([await wait(), (await loadLetterboxd(ada.client, ada.id))?.outcome]).toEqual([333, 'limited']);
    answer = () => new Response(null, { status: 404 });
    await due();
    await work();
    expect((await loadLetterboxd(ada.client, ada.id))?.outcome).toBe('nobody');
  });

  test('It is ended with or without what it brought; what was changed since stays', async () => {
    answer = () => new Response(feed(MATRIX, FIGHT));
    await follow(ada.client, 'ada', true);
    await work();
    const reviews = async () =>
      (await ada.client.from('movie_reviews').select('review').eq('user_id', ada.id)).data;
    expect(await reviews()).toEqual([{ review: 'Rules & soap.\n\nSecond.' }]);
    await ada.client.from('movie_ratings').update({ rating: 1 }).eq('movie_id', 603).eq('user_id', ada.id);
    expect(await leaveLetterboxd(ada.client, false)).toBe(true);
    expect(await diary()).toHaveLength(2);
    await leaveLetterboxd(ada.client, true);
    expect([await diary(), await reviews()]).toEqual([[], []]);
    const { data } = await ada.client.from('movie_ratings').select('movie_id').eq('user_id', ada.id);
    expect(data).toEqual([{ movie_id: 603 }]);
    expect((await ada.client.from('watched_movies').select('movie_id')).data).toEqual([]);
  });
});
