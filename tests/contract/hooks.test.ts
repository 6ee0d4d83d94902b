import { gzipSync } from 'node:zlib';
import { afterAll, beforeEach, describe, expect, test } from 'vitest';
import { loadPlayProgress } from '../../src/features/connections/own.queries.ts';
import { localFetch } from '../../src/ai/public-fetch.ts';
import { startBackend } from '../support/backend/backend-server.ts';
import {
  emby,
  jellyfin,
  jellyfinEpisode,
  kodi,
  plain,
  plexEpisode,
  plexMovie,
} from '../support/connections/bodies.ts';
import { playSite } from '../support/connections/play-site.ts';

const server = await startBackend();
afterAll(() => server.close());
let toldBack = 0;
const site = playSite(server, (request) => {
  toldBack += 1;
  return localFetch(request);
});
beforeEach(() => site.give());

/** As Plex sends it: a form with its JSON and a picture. */
function plexForm(body: object, thumb: Uint8Array<ArrayBuffer> = new Uint8Array(2000)): FormData {
  const form = new FormData();
  form.set('payload', JSON.stringify(body));
  form.set('thumb', new Blob([thumb], { type: 'image/jpeg' }), 'thumb.jpg');
  return form;
}

describe('A played movie', () => {
  test('on Plex, as a form with a picture, is in the diary with its time', async () => {
    const ada = await site.person('plex');
    const before = site.woken();
    const answer = await site.post('plex', ada.secret, plexForm(plexMovie()));
    expect([answer?.status, answer?.headers.get('cache-control')]).toEqual([202, 'private, no-store']);
    expect(site.woken()).toBe(before + 1);
    expect(await site.work()).toContain('1 plays counted');
    expect(await ada.diary()).toEqual(['948 2026-03-08']);
  });

  test('on Jellyfin, as JSON with a text type', async () => {
    const ada = await site.person('jellyfin');
    const body = JSON.stringify(
      jellyfin('PlaybackStop', { UserId: undefined, NotificationUsername: undefined }),
    );
    await site.post('jellyfin', ada.secret, body, { 'content-type': 'text/plain; charset=utf-8' });
    await site.work();
    expect(await ada.diary()).toEqual(['948 2026-03-08']);
  });

  test('on Emby, in a form field and as JSON', async () => {
    const ada = await site.person('emby');
    const body = JSON.stringify(emby('playback.stop', { User: {} }));
    const form = new FormData();
    form.set('data', body);
    await site.post('emby', ada.secret, form);
    await site.post('emby', ada.secret, body, { 'content-type': 'application/json' });
    await site.work();
    expect(await ada.diary()).toEqual(['948 2026-03-08']);
    expect(await ada.log()).toEqual(['counted', 'repeated']);
  });

  test('on Kodi, and by any script', async () => {
    const ada = await site.person('kodi');
    await ada.send(kodi('end', { at: '2026-03-08T20:00:00Z' }));
    const ben = await site.person('json');
    await ben.send(plain('watched'));
    await site.work();
    expect(await ada.diary()).toEqual(['948 2026-03-08']);
    expect(await ben.diary()).toEqual(['948 2026-03-08']);
  });

  test('counts from 90 %, is in progress before, and is ignored at 0', async () => {
    const ada = await site.person('plex');
    const now = Math.floor(Date.now() / 1000);
    const today = new Date(now * 1000).toISOString().slice(0, 10);
    const stop = (viewOffset: number, duration: number | undefined, id: number) =>
      ada.send(
        plexMovie('media.stop', {
          Metadata: {
            viewOffset,
            duration,
            lastViewedAt: now,
            title: 'Dune',
            year: 2021,
            Guid: [{ id: `tmdb://${id}` }],
          },
        }),
      );
    await stop(5_000_000, 5_460_000, 438631);
    await stop(2_000_000, 5_460_000, 841);
    await stop(100_000, 5_460_000, 562);
    await site.work();
    expect(await ada.log()).toEqual(['counted', 'progress', 'short']);
    expect(await ada.diary()).toEqual([`438631 ${today}`]);
    expect(await loadPlayProgress(ada.client, '2020-01-01', 10)).toMatchObject([
      { id: 841, percent: 37, episode: null },
    ]);
  });

  test('without a length uses the catalogue’s', async () => {
    const ada = await site.person('plex');
    const stop = (viewOffset: number) =>
      ada.send(plexMovie('media.stop', { Metadata: { viewOffset, duration: undefined } }));
    await stop(0);
    await stop(45 * 60_000);
    await stop(90 * 60_000);
    await site.work();
    expect(await ada.log()).toEqual(['short', 'progress', 'counted']);
  });
});

describe('A played episode', () => {
  test('is found by its ids, even of an unfollowed series', async () => {
    const ada = await site.person('plex');
    // Another numbering than the catalogue's: its own number leads to the right place.
    await ada.send(plexEpisode('media.scrobble', { parentIndex: 9, index: 9, title: 'x' }));
    await site.work();
    expect(await ada.diary()).toEqual(['2316 2x1 2026-03-08']);
    const { data } = await ada.client.rpc('up_next', { p_today: '2026-03-10' });
    expect(data).toMatchObject([{ series_id: 2316, watched: 1 }]);
  });

  test('is found by its series’ ids, then by name and place', async () => {
    const ada = await site.person('json');
    const episode = (more: object) =>
      ada.send(plain('watched', { kind: 'episode', title: 'The Office', ids: {}, year: 2005, ...more }));
    await episode({ ids: { tmdb: 2316 }, season: 1, episode: 1 });
    await episode({ ids: { tvdb: 73244 }, season: 1, episode: 2 });
    await episode({ season: 2, episode: 2 });
    await episode({ season: 0, episode: 1 });
    await site.work();
    expect(await ada.diary()).toEqual([
      '2316 0x1 2026-03-08',
      '2316 1x1 2026-03-08',
      '2316 1x2 2026-03-08',
      '2316 2x2 2026-03-08',
    ]);
  });

  test('is found by its exact name when numbered differently', async () => {
    const ada = await site.person('json');
    const episode = (more: object) =>
      ada.send(plain('watched', { kind: 'episode', title: 'The Office', ids: { tmdb: 2316 }, ...more }));
    await episode({ season: 2, episode: 1, episode_title: 'Health Care' });
    await episode({ season: 2, episode: 2, episode_title: 'Folge 2' });
    await episode({ season: 1, episode: 1085, episode_title: 'Office Olympics' });
    await episode({ season: 1, episode: 1085, episode_title: 'Nowhere' });
    await site.work();
    expect(await ada.diary()).toEqual(['2316 1x3 2026-03-08', '2316 2x2 2026-03-08', '2316 2x3 2026-03-08']);
    expect((await ada.log()).at(-1)).toBe('noEpisode');
  });

  test('is never mistaken for a title with the same TMDB id', async () => {
    const ada = await site.person('plex');
    // 1412 is a series of another name, and of an episode no number of the movie database leads to its series.
    await ada.send(plexEpisode('media.scrobble', { Guid: [{ id: 'tmdb://1412' }] }));
    const ben = await site.person('json');
    const ids = { ids: { tmdb: 2316 }, episode_ids: { tmdb: 1412 } };
    await ben.send(plain('watched', { kind: 'episode', title: 'The Office', season: 2, episode: 1, ...ids }));
    await site.work();
    expect(await ada.log()).toEqual(['doubtful']);
    expect(await ben.diary()).toEqual(['2316 2x1 2026-03-08']);
  });

  /** An episode of The Office as Plex tells it, by these numbers. */
  const numbered = (ids: string[], metadata: object = {}) =>
    plexEpisode('media.scrobble', { Guid: ids.map((id) => ({ id })), ...metadata });

  test('of another series is never marked: series’ ids are tried as such, others ignored', async () => {
    const ada = await site.person('plex');
    // As Tautulli sends them: those of the series, one of which is an episode of another series elsewhere.
    await ada.send(numbered(['imdb://tt0386676', 'tvdb://999002', 'tmdb://2316'], { index: 2, title: '' }));
    await ada.send(numbered(['tvdb://999002'], { grandparentTitle: 'Nowhere', title: 'Somewhere' }));
    // Many series begin with an episode of this name.
    await ada.send(numbered(['tvdb://999003'], { grandparentTitle: 'Nowhere', title: 'Pilot' }));
    await site.work();
    expect(await ada.log()).toEqual(['counted', 'doubtful', 'doubtful']);
    expect(await ada.diary()).toEqual(['2316 2x2 2026-03-08']);
    const { data } = await ada.client.rpc('my_connections');
    expect(data).toMatchObject({ doubtful: [{ candidates: [{ id: 1412 }], alike: 2 }] });
  });

  test.each([
    ['its translation', { grandparentTitle: 'Das Buro' }],
    ['a name it is found by', { grandparentTitle: 'La oficina' }],
    ['its country', { grandparentTitle: 'Office (US)' }],
    ['its year', { grandparentTitle: 'THE OFFICE (2005)' }],
    ['the name of the episode', { grandparentTitle: 'Nowhere', title: 'Dundies' }],
  ])('is trusted by id for %s', async (_what, names) => {
    const ada = await site.person('plex');
    await ada.send(numbered(['tvdb://110413'], { parentIndex: 9, index: 9, title: 'Folge 9', ...names }));
    await site.work();
    expect(await ada.diary()).toEqual(['2316 2x1 2026-03-08']);
  });

  test('with two ids is the one that matches name and place, in either order', async () => {
    for (const ids of [
      ['imdb://tt0664512', 'imdb://tt0664510'],
      ['imdb://tt0664510', 'imdb://tt0664512'],
    ]) {
      const ada = await site.person('plex');
      await ada.send(numbered(ids));
      await ada.send(numbered(ids, { parentIndex: 1, index: 1, title: 'Folge 1' }));
      await site.work();
      expect(await ada.diary()).toEqual(['2316 1x1 2026-03-08', '2316 2x1 2026-03-08']);
    }
  });

  test('missing from the series is retried with backoff, and counts on its own day', async () => {
    const ada = await site.person('plex');
    await ada.send(numbered(['tmdb://2316'], { parentIndex: 9, index: 1, title: 'TBA' }));
    const waits = async () =>
      (
        await server.database.query<{ line: string }>(
          `select concat_ws(' ', state, outcome, round(extract(epoch from next_at - now()) / 3600)) as line
           from private.deliveries where owner_id = $1`,
          [ada.id],
        )
      ).rows[0]?.line;
    const later = async (hours: number) => {
      await server.database.exec(
        `update private.deliveries set next_at = now(), received_at = received_at - interval '${hours} hours'`,
      );
      await site.work();
    };
    await site.work();
    expect(await waits()).toBe('waiting noEpisode 1');
    await later(8);
    expect(await waits()).toBe('waiting noEpisode 8');
    await later(300);
    expect(await waits()).toBe('waiting noEpisode 48');
    expect(await ada.diary()).toEqual([]);
    await site.learnNew();
    await later(1);
    expect(await ada.diary()).toEqual(['2316 9x1 2026-03-08']);
    expect(await ada.log()).toEqual(['counted']);
  });

  test('is found by its own id where a program sends it as the series’', async () => {
    const ada = await site.person('json');
    const episode = { kind: 'episode', title: 'The Office', year: undefined };
    await ada.send(plain('watched', { ...episode, ids: { tvdb: 110_413 }, season: 9, episode: 9 }));
    await ada.send(plain('watched', { ...episode, ids: { tvdb: 999_002 }, season: 1, episode: 7 }));
    await site.work();
    expect(await ada.log()).toEqual(['counted', 'doubtful']);
    expect(await ada.diary()).toEqual(['2316 2x1 2026-03-08']);
  });

  test('counts with another one in the same file', async () => {
    const ada = await site.person('jellyfin');
    await ada.send(
      jellyfinEpisode('PlaybackStop', {
        EpisodeNumberEnd: 2,
        UserId: undefined,
        NotificationUsername: undefined,
      }),
    );
    await site.work();
    expect(await ada.diary()).toEqual(['2316 2x1 2026-03-08', '2316 2x2 2026-03-08']);
  });

  test('of a series with an ambiguous name is asked about, never guessed', async () => {
    const ada = await site.person('plex');
    await ada.send(plexEpisode('media.scrobble', { Guid: [] }));
    await ada.send(plexMovie('media.scrobble', { Metadata: { Guid: [], year: 1990 } }));
    await ada.send(
      plexMovie('media.scrobble', { Metadata: { Guid: [], title: 'Nowhere at All', year: 1990 } }),
    );
    await site.work();
    expect(await ada.log()).toEqual(['doubtful', 'doubtful', 'notFound']);
    expect(await ada.diary()).toEqual([]);
    const { data } = await ada.client.rpc('my_connections');
    expect(data).toMatchObject({
      doubtful: [{ candidates: [{ id: 2316 }, { id: 2996 }] }, { candidates: [{}, {}] }],
    });
    const { doubtful } = data as unknown as { doubtful: { number: number }[] };
    await ada.client.rpc('choose_played', {
      p_number: doubtful[0]?.number ?? 0,
      p_kind: 'tv',
      p_title_id: 2316,
    });
    await site.work();
    expect(await ada.diary()).toEqual(['2316 2x1 2026-03-08']);
  });
});

describe('One play', () => {
  test('is reported by its 90 %, a start after the credits and its end, each twice, and counts once', async () => {
    const ada = await site.person('plex');
    const events = ['media.play', 'media.scrobble', 'media.play', 'media.stop'];
    for (const [index, event] of events.entries()) {
      const Metadata = { lastViewedAt: 1_773_000_000 + 120 * index };
      for (let time = 0; time < 2; time += 1) await ada.send(plexMovie(event, { Metadata }));
    }
    await site.work();
    expect(await ada.log()).toEqual(['started', 'counted', 'repeated', 'repeated', 'repeated']);
    expect(await ada.diary()).toEqual(['948 2026-03-08']);
  });

  test('is counted once by two simultaneous processes', async () => {
    const ada = await site.person('json');
    const bodies = Array.from({ length: 12 }, (_, index) =>
      plain('watched', { at: `2026-03-0${1 + (index % 4)}T20:0${index % 5}:00Z` }),
    );
    for (const body of bodies) await ada.send(body);
    await Promise.all([site.work(), site.work()]);
    expect((await ada.log()).sort()).toEqual([
      ...Array<string>(4).fill('counted'),
      ...Array<string>(8).fill('repeated'),
    ]);
    expect(await ada.diary()).toEqual([1, 2, 3, 4].map((day) => `948 2026-03-0${day}`));
  });

  test('is answered without data, so that the program does not echo it', async () => {
    const ada = await site.person('plex');
    const before = toldBack;
    await ada.send(plexMovie());
    await ada.send(plexMovie('media.rate', { rating: 8 }));
    await site.work();
    expect(await ada.log()).toEqual(['counted', 'rated']);
    expect(toldBack).toBe(before);
  });
});

test('Saves stars of an episode and a season in Plex to these', async () => {
  const ada = await site.person('plex');
  const Guid = [{ id: 'tvdb://110413' }];
  await ada.send({ ...plexEpisode('media.rate', { Guid }), rating: 9 });
  const season = { type: 'season', parentTitle: 'The Office', title: 'Season 1', index: 1 };
  const guid = 'com.plexapp.agents.thetvdb://73244/1?lang=en';
  await ada.send({ ...plexEpisode('media.rate', { ...season, guid, Guid: [] }), rating: 6 });
  await site.work();
  expect(await ada.log()).toEqual(['rated', 'rated']);
  const { data } = await ada.client
    .from('part_ratings')
    .select('series_id, season, number, stars')
    .eq('user_id', ada.id)
    .order('season');
  expect(data).toEqual([
    { series_id: 2316, season: 1, number: null, stars: 3 },
    { series_id: 2316, season: 2, number: 1, stars: 4.5 },
  ]);
});

test('Converts ten points in Plex to five stars', async () => {
  const ada = await site.person('plex');
  await ada.send(plexMovie('media.rate', { rating: 7 }));
  await ada.send(
    plexMovie('media.rate', {
      rating: 10,
      Metadata: { type: 'show', title: 'The Office', year: 2005, Guid: [{ id: 'tvdb://73244' }] },
    }),
  );
  await site.work();
  expect(
    (await ada.client.from('movie_ratings').select('movie_id, rating').eq('user_id', ada.id)).data,
  ).toEqual([{ movie_id: 948, rating: 4 }]);
  expect(
    (await ada.client.from('series_ratings').select('series_id, rating').eq('user_id', ada.id)).data,
  ).toEqual([{ series_id: 2316, rating: 5 }]);
});

describe('An address', () => {
  test('that is unknown accepts nothing and answers alike to everything', async () => {
    const ada = await site.person('json');
    for (const [source, secret] of [
      ['json', '0'.repeat(64)],
      ['plex', ada.secret],
      ['json', 'short'],
      ['json', `${ada.secret.slice(0, -1)}G`],
    ] as const) {
      expect(await site.post(source, secret, JSON.stringify(plain('watched')))).toBeNull();
    }
    expect(await ada.log()).toEqual([]);
  });

  test('accepts unreadable deliveries and logs them', async () => {
    const ada = await site.person('json');
    const bodies: [BodyInit, Record<string, string>][] = [
      ['', {}],
      ['hello', { 'content-type': 'application/json' }],
      [new Uint8Array([0xff, 0xfe, 0, 1, 2]), { 'content-type': 'application/octet-stream' }],
      ['--x\r\nbroken', { 'content-type': 'multipart/form-data; boundary=x' }],
      ['no boundary', { 'content-type': 'multipart/form-data' }],
      [new Uint8Array(gzipSync(Buffer.alloc(50_000_000, '{'))), { 'content-encoding': 'gzip' }],
      ['x'.repeat(2_000_000), { 'content-type': 'text/plain' }],
      ['['.repeat(900_000), { 'content-type': 'application/json' }],
      [
        Buffer.from('{"event":"watched","kind":"movie","title":"Amélie"}', 'utf16le'),
        { 'content-type': 'application/json; charset=utf-16' },
      ],
    ];
    for (const [body, headers] of bodies)
      expect((await site.post('json', ada.secret, body, headers))?.status).toBe(202);
    expect(await ada.log()).toEqual(['unreadable']);
    // A form that is a zip bomb elsewhere holds a small file here.
    const form = new FormData();
    form.set('payload', new Blob([new Uint8Array(gzipSync(Buffer.alloc(5_000_000)))]), 'bomb.zip');
    expect((await site.post('json', ada.secret, form))?.status).toBe(202);
  });

  test('accepts six hundred plays’ positions an hour, each address by itself, and always a play’s end', async () => {
    const ada = await site.person('json');
    const ben = await site.person('json');
    const body = plain('progress', { progress: 40 });
    for (let count = 0; count < 600; count += 1) expect((await ada.send(body))?.status).toBe(202);
    const refused = await ada.send(body);
    expect(refused?.status).toBe(429);
    expect(Number(refused?.headers.get('retry-after'))).toBeGreaterThan(3000);
    expect((await ben.send(body))?.status).toBe(202);
    for (const more of [plain('watched'), plain('progress', { progress: 95 }), plain('started')])
      expect((await ada.send(more))?.status).toBe(202);
  });

  test('counts nothing without news, logged as one line for each account', async () => {
    const household = await site.person('jellyfin');
    const tick = (UserId: string) =>
      household.send(jellyfin('UserDataSaved', { SaveReason: 'PlaybackProgress', Played: false, UserId }));
    for (let count = 0; count < 310; count += 1) {
      expect((await tick('1'))?.status).toBe(202);
      expect((await tick('2'))?.status).toBe(202);
    }
    for (const UserId of ['1', '2', '1', '2'])
      await household.send(jellyfin('PlaybackProgress', { UserId, PlayedToCompletion: undefined }));
    expect((await household.send(jellyfin('PlaybackStop', { UserId: '1' })))?.status).toBe(202);
    expect(await household.log()).toEqual(['otherEvent', 'otherEvent', 'started', 'started', 'nobody']);
  });

  test('accepts JSON as curl sends it without a type', async () => {
    const ada = await site.person('json');
    const body = JSON.stringify(plain('watched', { device: 'a=b&c=%20d' }));
    await site.post('json', ada.secret, body, { 'content-type': 'application/x-www-form-urlencoded' });
    await site.work();
    expect(await ada.diary()).toEqual(['948 2026-03-08']);
  });

  test('is stored as a hash, and in no log', async () => {
    const ada = await site.person('json');
    await ada.send(plain('watched'));
    await site.work();
    const { rows } = await server.database.query<{ hash: string }>(
      'select token_hash as hash from public.connections where user_id = $1',
      [ada.id],
    );
    expect(rows[0]?.hash).toMatch(/^[0-9a-f]{64}$/);
    expect(rows[0]?.hash).not.toBe(ada.secret);
    expect(JSON.stringify([server.log, site.logged()])).not.toContain(ada.secret);
  });
});

test('Queues deliveries while the movie database is down, and counts them later with their own time', async () => {
  const ada = await site.person('json');
  site.down(true);
  await ada.send(plain('watched', { ids: { tmdb: 562 }, title: 'Die Hard' }));
  await ada.send(plain('watched', { ids: { tmdb: 1091 }, title: 'The Thing', at: '2026-03-08T23:00:00Z' }));
  for (let run = 0; run < 3; run += 1)
    await site.work().catch((error: unknown) => expect(String(error)).toContain('plays wait'));
  expect(await ada.diary()).toEqual([]);
  site.down(false);
  await server.database.exec('update private.deliveries set next_at = now()');
  await site.work();
  expect(await ada.diary()).toEqual(['1091 2026-03-08', '562 2026-03-08']);
});
