import Papa from 'papaparse';
import { afterAll, beforeEach, describe, expect, test } from 'vitest';
import { EXPORT_SOURCES } from '../../src/features/export/parts.queries.ts';
import type { Client } from '../../src/core/backend/client.ts';
import { ownLimits } from '../../src/contract/limits.ts';
import { EXPORT_PARTS, EXPORTS, RESTORED_PARTS } from '../../src/features/export/parts.ts';
import { ownRecordSchema, READ } from '../../src/features/export/records.ts';
import { answerExport } from '../../src/features/export/export.api.server.ts';
import { startBackend } from '../support/backend/backend-server.ts';
import { fillEveryTable, rowIds } from '../support/database/everything-once.ts';
import { exportOf, readExport } from '../support/database/exported.ts';
import { ids } from '../../packages/embedded/tests/support/persona.ts';
import { personaClients } from '../../packages/embedded/tests/support/persona-clients.ts';
import { cookieOf, pageContext, provideServices } from '../support/host/page-context.ts';
import { signedInPerson } from '../support/host/signed-in-person.ts';
import { catalogueOver } from '../support/tmdb/catalogue.ts';
import { answerHomonyms } from '../support/tmdb/homonyms.ts';

const server = await startBackend();
afterAll(() => server.close());
const clients = await personaClients(server);
await fillEveryTable(server.database);

const owner = clients.owner as Client;
/** Those written at one moment have no order of their own. */
const byTitle = (a: Record<string, string>, b: Record<string, string>) =>
  Number(a['tmdbID'] ?? a['tmdb_id']) - Number(b['tmdbID'] ?? b['tmdb_id']);
const rowsOf = (csv: string | undefined) =>
  Papa.parse<Record<string, string>>((csv ?? '').replace('\uFEFF', ''), {
    header: true,
    skipEmptyLines: true,
  }).data.toSorted(byTitle);

/** Tables of a person's that are in no export, and why. */
const LEFT_OUT: Record<string, string> = {
  'private.for_you': 'made anew from all the rest',
  'private.for_you_wanted': 'that it is to be made anew',
  'private.invitations': 'the hashes of secrets, made to run the site',
  'public.user_roles': 'given by whoever runs the site',
  'public.user_api_keys': 'secret',
  'public.calendar_feeds': 'the hash of a secret address',
  'private.calendar_marks': 'the days that other calendars were told',
  'public.home_visits': 'when home was looked at last',
  'private.removed_reviews': 'what the person deleted, kept for undo alone',
  'public.imports': 'what was brought, kept a month for undo; what came of it is there',
  'public.import_titles': 'what was brought, kept a month for undo; what came of it is there',
  'public.import_rows': 'what was brought, kept a month for undo; what came of it is there',
  'private.former_handles': 'names given up, kept for those who follow old links',
  'private.page_actions': 'what was done to others',
  'private.moderation_actions': 'what was done to others',
  'private.mail_outbox': 'mails on their way; what they are about is there',
  'private.notice_letters': 'mails on their way; what they are about is there',
  'private.notice_mails': 'mails on their way; what they are about is there',
  'private.unsubscribe_tokens': 'secret',
  'private.number_versions': 'a count of changes',
  'public.letterboxd_entries': 'the log of what was read; what was counted is there',
  'private.webhook_messages': 'messages on their way; what they are about is there',
  'public.feed_addresses': 'a secret, kept as a hash',
  'private.changes': 'that something of the rest was changed',
  'private.forgotten_changes': 'up to where that is forgotten',
  'private.deliveries': 'the log of what programs sent, fifty of each; what was counted is there',
  'public.tags': 'named with each of their titles',
  'private.former_tags': 'what the person deleted, kept for undo alone',
  'private.profile_counts': 'added up of what is there',
};

describe('a full export', () => {
  test('is in the JSON and its own tables, in an importable format', async () => {
    const { json, files } = await exportOf(owner, ids.owner);
    expect([json.format, json.version, json.complete]).toEqual(['marquee-export', 1, true]);
    expect(EXPORT_PARTS.filter((part) => json[part].length === 0)).toEqual([]);
    for (const part of EXPORT_PARTS) {
      expect(rowsOf(files[`csv/${part}.csv`]), part).toHaveLength(json[part].length);
    }
    for (const part of RESTORED_PARTS) {
      for (const record of json[part]) {
        expect(ownRecordSchema.parse({ part, record }).record).toEqual(record);
      }
    }
    for (const [part, schema] of Object.entries(READ)) {
      for (const record of json[part as keyof typeof READ]) expect(schema.parse(record)).toEqual(record);
    }
  });

  test('contains all stored data of the user except reasoned omissions', async () => {
    const { rows } = await server.database.query<{ name: string }>(`
      select t.oid::regclass::text as name
      from pg_class t join pg_namespace n on n.oid = t.relnamespace
      where t.relkind = 'r' and n.nspname in ('public', 'private') and (
        exists (
          select from pg_constraint c
          where c.conrelid = t.oid and c.confrelid in ('auth.users'::regclass, 'public.profiles'::regclass)
        )
        or exists (select from pg_attribute a where a.attrelid = t.oid and a.attname = 'user_id')
      )`);
    const full = (name: string) => (name.includes('.') ? name : `public.${name}`);
    const ofPeople = new Set(rows.map(({ name }) => full(name)));
    const exported = Object.values(EXPORT_SOURCES).flatMap(({ tables }) => tables.map(full));
    expect(ofPeople.size).toBeGreaterThan(25);
    const known = new Set([...exported, ...Object.keys(LEFT_OUT)]);
    expect([...ofPeople].filter((name) => !known.has(name))).toEqual([]);
  });

  test('contains no secrets and no other user’s data', async () => {
    const { files } = await exportOf(owner, ids.owner);
    const text = Object.values(files).join('\n');
    expect(text).not.toMatch(/v1:abcd|AIza|a{64}|example\.test(?<!ada@example\.test)/);
    expect(text).not.toContain('Bad');
    // The report names the review it is about, and nothing of it.
    expect(text).toContain(rowIds.strangersReview);
  });

  test('names reviewed and rated titles outside lists, and labels columns', async () => {
    const { id, client } = await signedInPerson(server, 'Ada');
    await server.database.exec(
      `insert into public.movie_reviews (user_id, movie_id, review) values ('${id}', 948, 'Loud.'), ('${id}', 99999, 'Odd.');
       insert into public.movie_ratings (user_id, movie_id, stars) values ('${id}', 948, 4)`,
    );
    const catalogue = catalogueOver(
      { url: 'https://tmdb.example/3' },
      { fetch: (request) => Promise.resolve(answerHomonyms(request)) },
    );
    const { json, files } = await exportOf(client, id, catalogue);
    const named = json.reviews.map(({ id: movie, name, date }) => [movie, name, date]);
    expect(named).toEqual([
      [948, 'Halloween', '1978-06-01'],
      [99999, null, null],
    ]);
    expect(rowsOf(files['letterboxd/reviews.csv'])[0]).toMatchObject({ Title: 'Halloween', Year: '1978' });
    expect(rowsOf(files['letterboxd/ratings.csv'])[0]).toMatchObject({ Title: 'Halloween', Year: '1978' });
    expect(rowsOf(files['csv/reviews.csv'])[0]).toMatchObject({ Title: 'Halloween', Review: 'Loud.' });
    expect(Object.keys(rowsOf(files['csv/reviews.csv'])[0] ?? {})).toContain('Written (UTC)');
  });

  test('of a user without data is a complete file', async () => {
    const { json } = await exportOf(clients.stranger as Client, ids.stranger);
    expect(json.complete).toBe(true);
    expect(json.account).toHaveLength(1);
    expect(json.wishlist).toEqual([]);
  });
});

describe('a ZIP for other services', () => {
  test('has movies for Letterboxd and all titles for Trakt, in their formats', async () => {
    const { id, client } = await signedInPerson(server, 'Ada');
    await server.database.exec(`
      insert into public.watches (user_id, kind, title_id, title, release_date, day, again, stars) values
        ('${id}', 'movie', 128, 'もののけ姫', '1997-07-12', '2026-03-01', true, 4.5),
        ('${id}', 'movie', 129, '=1+1', null, null, false, null),
        ('${id}', 'tv', 1396, 'الهيبة', '2008-01-20', '2026-03-02', false, null);
      insert into public.movie_ratings (user_id, movie_id, stars) values ('${id}', 128, 3.5), ('${id}', 7, 0.5);
      insert into public.part_ratings (user_id, series_id, season, number, stars, id) values
        ('${id}', 1396, 2, null, 4.5, '00000000-0000-4000-8000-000000000001'),
        ('${id}', 1396, 2, 1, 2.5, '00000000-0000-4000-8000-000000000002');
      insert into public.movie_reviews (user_id, movie_id, review) values ('${id}', 128, E'Two\\nlines, "quoted"');
      insert into public.wishlists (user_id, movie_id, movie_title) values ('${id}', 9, 'Nine');
      insert into public.lists (id, user_id, name, created_at) values
        ('00000000-0000-4000-8000-00000000000a', '${id}', 'Top 2026', '2026-01-01'),
        ('00000000-0000-4000-8000-00000000000b', '${id}', 'Top: 2026!', '2026-01-02');
      insert into public.list_items (list_id, user_id, kind, title_id, position, title, release_date, note) values
        ('00000000-0000-4000-8000-00000000000a', '${id}', 'tv', 1396, 1, 'الهيبة', null, ''),
        ('00000000-0000-4000-8000-00000000000a', '${id}', 'movie', 128, 2, 'もののけ姫', '1997-07-12', 'First'),
        ('00000000-0000-4000-8000-00000000000b', '${id}', 'movie', 128, 1, 'もののけ姫', null, '')`);
    await server.database.exec(`
      insert into public.tags (user_id, key, name) values ('${id}', 'rain', 'rain');
      insert into public.title_tags (user_id, key, kind, title_id, title) values ('${id}', 'rain', 'movie', 128, 'x')`);
    const { files } = await exportOf(client, id);
    const whole = { season_number: '', episode_number: '' };
    expect(rowsOf(files['letterboxd/diary.csv'])).toEqual([
      {
        tmdbID: '128',
        Title: 'もののけ姫',
        Year: '1997',
        WatchedDate: '2026-03-01',
        Rewatch: 'true',
        Rating: '4.5',
        Tags: 'rain',
      },
    ]);
    expect(rowsOf(files['letterboxd/ratings.csv'])).toEqual([
      { tmdbID: '7', Title: '', Year: '', Rating: '0.5' },
      { tmdbID: '128', Title: 'もののけ姫', Year: '1997', Rating: '3.5' },
    ]);
    expect(rowsOf(files['letterboxd/reviews.csv'])[0]).toMatchObject({ Review: 'Two\nlines, "quoted"' });
    expect(rowsOf(files['letterboxd/watchlist.csv'])).toEqual([{ tmdbID: '9', Title: 'Nine', Year: '' }]);
    expect(rowsOf(files['trakt/history.csv'])).toEqual([
      { ...whole, type: 'movie', tmdb_id: '128', watched_at: '2026-03-01T12:00:00Z' },
      { ...whole, type: 'movie', tmdb_id: '129', watched_at: 'unknown' },
      { ...whole, type: 'show', tmdb_id: '1396', watched_at: '2026-03-02T12:00:00Z' },
    ]);
    expect(rowsOf(files['trakt/ratings.csv']).map(({ rating }) => rating)).toEqual(['1', '7', '9', '5']);
    expect(rowsOf(files['letterboxd/lists/Top-2026.csv'])).toEqual([
      { Position: '1', tmdbID: '128', Title: 'もののけ姫', Year: '1997', Description: 'First' },
    ]);
    expect(rowsOf(files['letterboxd/lists/Top-2026-2.csv'])).toHaveLength(1);
    expect(rowsOf(files['csv/partRatings.csv'])).toMatchObject([
      { Season: '2', Episode: '', Stars: '4.5' },
      { Season: '2', Episode: '1', Stars: '2.5' },
    ]);
    expect(files['csv/diary.csv']).toContain(`"'=1+1"`);
  });

  test('has each row once, even thousands of one time, and pauses after each thousand', async () => {
    const { id, client } = await signedInPerson(server, 'Ada');
    await server.database.exec(`
      insert into public.watches (user_id, kind, title_id, title, created_at)
      select '${id}', 'movie', g, 'Movie ' || g, '2026-01-01T00:00:00.123456Z' from generate_series(1, 2500) g;
      insert into public.followed_series (user_id, series_id, series_name) values ('${id}', 5, 'Long');
      insert into public.episode_watches (user_id, series_id, season, number)
      select '${id}', 5, s, e from generate_series(0, 2) s, generate_series(1, 1000) e`);
    let rests = 0;
    const { json } = await exportOf(client, id, undefined, () => Promise.resolve((rests += 1)));
    // Two full pages of watches and three of episodes, in the JSON and in a table each, beside those for other sites.
    expect(rests).toBeGreaterThanOrEqual(10);
    await exportOf(owner, ids.owner, undefined, () =>
      Promise.reject(new Error('An account as small as this')),
    );
    expect(new Set(json.diary.map((watch) => watch['id'])).size).toBe(2500);
    expect(json.diary).toHaveLength(2500);
    expect(new Set(json.episodes.map(({ season, number }) => JSON.stringify([season, number]))).size).toBe(
      3000,
    );
    expect(json.diary[0]?.['at']).toBe('2026-01-01T00:00:00.123456+00:00');
  });
});

describe('a requested export', () => {
  let ada: Awaited<ReturnType<typeof signedInPerson>>;
  let cookie: string;
  beforeEach(async () => {
    ada = await signedInPerson(server, 'Ada');
    cookie = await cookieOf(server, ada.email);
    provideServices(server, { allowExport: ownLimits('export', EXPORTS.times) });
  });
  const ask = (as: string | null = cookie) => answerExport(pageContext('/api/export', as));

  test('is a file named by the day, for its owner only', async () => {
    const response = await ask();
    const day = server.now().toISOString().slice(0, 10);
    expect(response.status).toBe(200);
    expect(Object.fromEntries(response.headers)).toMatchObject({
      'cache-control': 'private, no-store',
      'content-type': 'application/zip',
      'content-disposition': `attachment; filename="marquee-${day}.zip"`,
      'x-robots-tag': 'noindex',
    });
    const { json } = await readExport(response.body);
    expect(json.account).toMatchObject([{ email: ada.email, picture: null }]);
  });

  test('redirects a visitor to the page, which asks for sign-in', async () => {
    const response = await ask(null);
    expect([response.status, response.headers.get('location')]).toEqual([303, '/export']);
  });

  test('redirects with the reason on the fourth request within an hour', async () => {
    expect(EXPORTS).toEqual({ times: 3, seconds: 3600 });
    for (let count = 0; count < EXPORTS.times; count += 1) await (await ask()).body?.cancel();
    const response = await ask();
    expect([response.status, response.headers.get('location')]).toEqual([303, '/export?problem=often']);
  });

  /** A backend that fails from a moment on: when a request for this comes. */
  const failingAt = (table: string) => {
    let isGone = false;
    const failing: typeof fetch = (input, init) => {
      const address = input instanceof Request ? input.url : String(input);
      isGone ||= address.includes(`/rest/v1/${table}`);
      return isGone ? Promise.resolve(new Response('{}', { status: 500 })) : fetch(input, init);
    };
    provideServices(server, {
      allowExport: ownLimits('export', EXPORTS.times),
      backend: { fetchFor: () => failing },
    });
  };

  test('redirects with the reason when the backend fails', async () => {
    failingAt('profiles');
    const response = await ask();
    expect([response.status, response.headers.get('location')]).toEqual([303, '/export?problem=failed']);
  });

  test('opens and says it is incomplete when the backend fails midway', async () => {
    await server.database.exec(
      `insert into public.wishlists (user_id, movie_id, movie_title) values ('${ada.id}', 9, 'Nine')`,
    );
    failingAt('favorite_movies');
    const { json, files } = await readExport((await ask()).body);
    expect(json.complete).toBe(false);
    expect(json.wishlist).toHaveLength(1);
    expect(files['NOT COMPLETE.txt']).toContain('export your data again');
    expect(Object.keys(files)).toEqual(['README.txt', 'marquee.json', 'NOT COMPLETE.txt']);
  });

  test('stops reading when the client disconnects', async () => {
    await server.database.exec(
      `insert into public.watches (user_id, kind, title_id, title)
       select '${ada.id}', 'movie', g, 'Movie ' || g from generate_series(1, 3000) g`,
    );
    const asked: string[] = [];
    const counting: typeof fetch = (input, init) => {
      asked.push(input instanceof Request ? input.url : String(input));
      return fetch(input, init);
    };
    provideServices(server, {
      allowExport: ownLimits('export', EXPORTS.times),
      backend: { fetchFor: () => counting },
    });
    const reader = (await ask()).body?.getReader();
    await reader?.read();
    const before = asked.length;
    await reader?.cancel();
    expect(asked.length).toBe(before);
    expect(asked.filter((address) => address.includes('/rest/v1/watches'))).toEqual([]);
  });
});
