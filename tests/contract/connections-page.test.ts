import { deliveryOutcome, titlePlayed } from '../../src/features/connections/told-words.ts';
import { afterAll, beforeEach, describe, expect, test } from 'vitest';
import { localFetch, publicFetch } from '../../src/ai/public-fetch.ts';
import { loadConnectionsPage } from '../../src/features/connections/connections-page.server.ts';
import { loadInvitation } from '../../src/features/connections/invitation.server.ts';
import { startBackend } from '../support/backend/backend-server.ts';
import { plain, plexMovie } from '../support/connections/bodies.ts';
import { startMediaServer, TOKEN } from '../support/connections/media-servers.ts';
import { playSite } from '../support/connections/play-site.ts';
import { cookieOf, pageContext } from '../support/host/page-context.ts';

const server = await startBackend();
const media = await startMediaServer();
afterAll(async () => {
  media.close();
  await server.close();
});
let foreign = localFetch;
const site = playSite(server, (request) => foreign(request));
beforeEach(() => {
  foreign = localFetch;
  site.give();
});

type Person = Awaited<ReturnType<typeof site.person>>;

const context = async ({ email }: Person, form?: Record<string, string>) => {
  const cookie = await cookieOf(server, email);
  const asked = pageContext('/connections', cookie);
  if (!form) return asked;
  const body = new URLSearchParams(form);
  return { ...asked, request: new Request(asked.url, { method: 'POST', headers: { cookie }, body }) };
};

/** The page as somebody sees it, after a form of it was sent. */
async function seen(person: Person, form?: Record<string, string>) {
  const outcome = await loadConnectionsPage(await context(person, form));
  if (outcome.kind !== 'ok') throw new Error(outcome.kind);
  return outcome.data;
}

test('Shows an address only in the response that created it', async () => {
  const ada = await site.person('plex');
  const before = await seen(ada);
  const made = (await seen(ada, { do: 'renew', source: 'json', had: '' })).made;
  expect(made?.address).toMatch(/^http.*\/hooks\/json\/[0-9a-f]{64}$/);
  const after = await seen(ada);
  expect(after.made).toBeNull();
  expect(JSON.stringify(after)).not.toMatch(/[0-9a-f]{64}/);
  expect([before.connections.length, after.connections.length]).toEqual([1, 2]);
});

test('Ignores repeated and outdated forms, so that newer addresses stay', async () => {
  const ada = await site.person('json');
  const had = (await seen(ada)).connections[0]?.since ?? '';
  expect((await seen(ada, { do: 'renew', source: 'json', had })).made).not.toBeNull();
  for (const what of ['renew', 'end']) {
    expect(await seen(ada, { do: what, source: 'json', had })).toMatchObject({ told: 'changed', made: null });
  }
  expect((await seen(ada)).connections).toHaveLength(1);
  expect(await ada.send(plain('watched'))).toBeNull();
});

test('Shows and changes the time zone of plays', async () => {
  const ada = await site.person('json');
  expect((await seen(ada)).timeZone).toBeNull();
  expect(await seen(ada, { do: 'zone', zone: 'Mars/Olympus' })).toMatchObject({ told: null, timeZone: null });
  const chosen = await seen(ada, { do: 'zone', zone: 'America/Los_Angeles' });
  expect(chosen).toMatchObject({ told: 'zoned', timeZone: 'America/Los_Angeles' });
  expect(chosen.zones).toContain('America/Los_Angeles');
  await ada.send(plain('watched', { at: '2026-03-08T04:30:00Z' }));
  await site.work();
  expect(await ada.diary()).toEqual(['948 2026-03-07']);
});

test('Ignores invalid input', async () => {
  const ada = await site.person('json');
  const before = await seen(ada);
  for (const form of [
    { do: 'renew', source: 'napster', had: '' },
    { do: 'end', source: 'json', had: 'never' },
    { do: 'take', id: 'x' },
    { do: 'choose', id: '-1', title: 'movie:0' },
    { do: 'undo', plays: "'; drop table plays" },
    { do: 'fetch', source: 'kodi', address: media.url, token: TOKEN },
    { do: 'forget', title: 'person:1' },
    { do: 'dance' },
  ] as Record<string, string>[]) {
    const { connections, made, failure } = await seen(ada, form);
    expect({ connections, made, failure }).toEqual({
      connections: before.connections,
      made: null,
      failure: null,
    });
  }
});

test('Logs the result of each delivery in words, also of ignored ones', async () => {
  const ada = await site.person('plex');
  await ada.send(plexMovie('media.play', { Metadata: { type: 'track', librarySectionType: 'artist' } }));
  await ada.send({ event: 'library.new' });
  await site.post('plex', ada.secret, 'hello');
  await ada.send(plexMovie());
  await site.work();
  const [connection] = (await seen(ada)).connections;
  expect(connection?.deliveries.map((line) => [deliveryOutcome(line), titlePlayed(line)])).toEqual([
    ['Counted', 'Halloween (1978)'],
    ['Could not be read', ''],
    ['Nothing that was played', ''],
    ['Music is left out', ''],
  ]);
});

test('Asks about an ambiguous play with two titles, and applies the answer to its name', async () => {
  const ada = await site.person('json');
  const doubt = plain('watched', { title: 'Halloween', year: undefined, ids: undefined });
  await ada.send(doubt);
  await site.work();
  const [asked] = (await seen(ada)).doubtful;
  expect(asked?.candidates.map(({ title }) => title)).toEqual(['Halloween', 'Halloween']);
  const id = String(asked?.number);
  expect((await seen(ada, { do: 'choose', id, title: 'movie:999999' })).told).toBe('changed');
  expect((await seen(ada, { do: 'choose', id, title: 'movie:948' })).told).toBe('chosen');
  await site.work();
  await ada.send({ ...doubt, at: '2026-03-20T20:00:00Z' });
  await site.work();
  expect(await ada.diary()).toEqual(['948 2026-03-08', '948 2026-03-20']);
});

test('Applies an answer to a name’s every id, until it is deleted', async () => {
  const ada = await site.person('json');
  const nameless = plain('watched', { year: undefined, ids: undefined });
  await ada.send(nameless);
  await site.work();
  const answer = async (title: string) => {
    const id = String((await seen(ada)).doubtful[0]?.number);
    return seen(ada, { do: 'choose', id, title });
  };
  expect((await answer('movie:948')).answers).toMatchObject([
    { name: 'halloween', year: 0, title: { id: 948 } },
  ]);
  await ada.send({ ...nameless, ids: { tmdb: 424139 }, at: '2026-03-10T20:00:00Z' });
  await site.work();
  expect(await ada.diary()).toEqual(['424139 2026-03-10', '948 2026-03-08']);

  const forgotten = await seen(ada, { do: 'unanswer', kind: 'movie', name: 'halloween', year: '0' });
  expect(forgotten).toMatchObject({ told: 'unanswered', answers: [] });
  await ada.send({ ...nameless, at: '2026-03-12T20:00:00Z' });
  await site.work();
  expect((await answer('')).answers).toMatchObject([{ name: 'halloween', title: null }]);
  await ada.send({ ...nameless, at: '2026-03-14T20:00:00Z' });
  await ada.send({ ...nameless, ids: { tmdb: 424139 }, at: '2026-03-16T20:00:00Z' });
  await site.work();
  expect(await ada.diary()).toEqual(['424139 2026-03-10', '424139 2026-03-16', '948 2026-03-08']);
  expect((await seen(ada)).connections[0]?.deliveries[1]?.outcome).toBe('neither');
});

test('Undoes a play from the log, by its owner, without counting it again', async () => {
  const ada = await site.person('json');
  const ben = await site.person('json');
  await ada.send(plain('watched'));
  await site.work();
  const plays = (await seen(ada)).connections[0]?.deliveries[0]?.plays.join(' ') ?? '';
  expect(plays).not.toBe('');
  expect((await seen(ben, { do: 'undo', plays })).told).toBe('changed');
  expect(await ada.diary()).toHaveLength(1);
  expect((await seen(ada, { do: 'undo', plays })).told).toBe('undone');
  await ada.send(plain('watched', { device: 'TV' }));
  await site.work();
  expect(await ada.diary()).toEqual([]);
  expect((await seen(ada)).connections[0]?.deliveries.map(({ outcome }) => outcome)).toEqual([
    'repeated',
    'counted',
  ]);
});

test('Requires consent for an invitation, and hides the guest’s plays from the owner', async () => {
  const ada = await site.person('plex');
  const ben = await site.person('json');
  const guest = plexMovie('media.scrobble', { user: false, Account: { id: 9, title: 'Ben' } });
  await ada.send(guest);
  const [account] = (await seen(ada)).connections[0]?.accounts ?? [];
  const { invitation } = await seen(ada, { do: 'invite', id: account?.id ?? '' });
  const secret = invitation?.split('/').at(-1);
  const asked = await loadInvitation(await context(ben), secret);
  expect(asked).toMatchObject({ data: { offered: { name: 'Ben', source: 'plex' }, accepted: false } });
  await site.work();
  expect(await ben.diary()).toEqual([]);
  // Its owner cannot agree for somebody else.
  expect(await loadInvitation(await context(ada, {}), secret)).toMatchObject({ data: { accepted: false } });
  expect(await loadInvitation(await context(ben, {}), secret)).toMatchObject({ data: { accepted: true } });
  await site.work();
  expect(await ben.diary()).toEqual(['948 2026-03-08']);
  expect(await ada.diary()).toEqual([]);
  const log = (await seen(ada)).connections[0]?.deliveries;
  expect(log).toMatchObject([{ mine: false, play: {}, title: null, plays: [] }]);
  expect(JSON.stringify(log)).not.toContain('Halloween');
  expect(await loadInvitation(await context(ada), 'x')).toMatchObject({ data: { offered: null } });
});

describe('The import of past watches', () => {
  const fetchFrom = (person: Person, source: string, address: string, token = TOKEN, user = 'ada') =>
    seen(person, { do: 'fetch', source, address, token, user });
  const rows = async ({ id }: Person) =>
    (
      await server.database.query<{ line: string }>(
        `select concat_ws(' ', i.source, r.what, r.entry ->> 'name', r.entry ->> 'day', r.entry #>> '{episode,season}',
           r.entry #>> '{episode,number}', r.entry #>> '{ids,tmdb}') as line
         from public.imports i join public.import_rows r on r.import_id = i.id where i.user_id = $1 order by r.position`,
        [id],
      )
    ).rows.map(({ line }) => line);

  test.each(['jellyfin', 'emby'])('reads %s, with series’ ids', async (source) => {
    const ada = await site.person('json');
    expect(await fetchFrom(ada, source, `${media.url}/jf/`)).toMatchObject({
      leadsTo: '/import',
      failure: null,
    });
    expect(await rows(ada)).toEqual([
      `${source} watch Halloween 2024-05-01 948`,
      `${source} watch The Office 2024-05-01 2 1 2316`,
      `${source} watch The Office 2024-05-01 2 2 2316`,
      `${source} watched もののけ姫`,
    ]);
    expect((await fetchFrom(ada, 'plex', media.url)).failure?.why).toBe('open');
  });

  test('reads Plex, with specials as season 0', async () => {
    const ada = await site.person('json');
    expect((await fetchFrom(ada, 'plex', media.url)).leadsTo).toBe('/import');
    expect(await rows(ada)).toEqual([
      'plex watch Halloween 2024-05-01',
      'plex watch The Office 2024-05-01 0 1 2316',
    ]);
  });

  test('runs once, however often the form is sent', async () => {
    const ada = await site.person('json');
    const asked = Promise.withResolvers<undefined>();
    const answers = Promise.withResolvers<undefined>();
    foreign = async (request) => {
      asked.resolve(undefined);
      await answers.promise;
      return localFetch(request);
    };
    const first = fetchFrom(ada, 'plex', media.url);
    await asked.promise;
    expect((await fetchFrom(ada, 'plex', media.url)).failure?.why).toBe('open');
    answers.resolve(undefined);
    expect((await first).leadsTo).toBe('/import');
  });

  test('does not store the token in addresses, rows or logs', async () => {
    const ada = await site.person('json');
    await fetchFrom(ada, 'plex', media.url);
    const { rows: kept } = await server.database.query<{ row: string }>(
      'select to_jsonb(i)::text as row from public.imports i where i.user_id = $1',
      [ada.id],
    );
    expect(kept).toHaveLength(1);
    expect(JSON.stringify([kept, media.asked, server.log])).not.toContain(TOKEN);
  });

  test.each([
    ['a token it does not know', 'jellyfin', '/jf', 'wrong', 'ada', 'token'],
    ['a token no header takes', 'jellyfin', '/jf', 'a\nb', 'ada', 'token'],
    ['a person it does not know', 'jellyfin', '/jf', TOKEN, 'Zoë', 'user'],
    ['no person, where it has several', 'emby', '/jf', TOKEN, '', 'user'],
    ['a page instead', 'plex', '/page', TOKEN, '', 'answer'],
    ['another place', 'plex', '/moved', TOKEN, '', 'refused'],
  ])('says why it failed: %s', async (_, source, path, token, user, why) => {
    const ada = await site.person('json');
    const { failure } = await fetchFrom(ada, source, `${media.url}${path}`, token, user);
    expect(failure).toEqual({ source, why });
    expect(await rows(ada)).toEqual([]);
  });

  test.each([
    ['https://[', 'address'],
    ['http://ada:secret@127.0.0.1/', 'address'],
    ['http://127.0.0.1:1', 'unreachable'],
    ['http://169.254.169.254/latest', 'refused'],
    ['http://metadata/', 'refused'],
  ])('and %s is %s', async (address, why) => {
    const ada = await site.person('json');
    expect((await fetchFrom(ada, 'plex', address)).failure?.why).toBe(why);
  });

  test('requests only public addresses, unless the site allows its own network', async () => {
    foreign = publicFetch;
    const ada = await site.person('json');
    const asked = media.asked.length;
    for (const address of [
      media.url,
      media.url.replace('http', 'https'),
      'https://192.168.1.2',
      'localhost',
    ]) {
      expect((await fetchFrom(ada, 'jellyfin', address)).failure?.why).toBe('refused');
    }
    expect(media.asked.length).toBe(asked);
  });
});

test('Asks a visitor to sign in', async () => {
  const visitor = pageContext('/connections', null);
  expect(await loadConnectionsPage(visitor)).toEqual({ kind: 'signedOut' });
  expect(await loadInvitation(visitor, '0'.repeat(64))).toEqual({ kind: 'signedOut' });
});
