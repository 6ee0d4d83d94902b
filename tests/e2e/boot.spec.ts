import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync } from 'node:fs';
import http from 'node:http';
import { createServer, type AddressInfo, type Socket } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { text } from 'node:stream/consumers';
import { expect, test } from '../support/e2e/test.ts';
import { EMBEDDED_PORT, EMBEDDED_URL, TMDB_KEY } from '../support/e2e/ports.ts';
import { startTmdbServer } from '../support/tmdb/server.ts';
import { freePort, spawnMarquee, startMarquee } from '../support/host/marquee.ts';

test.describe('starting', () => {
  test('says what is embedded, what is hosted, and where it is ready', async () => {
    const port = String(await freePort());
    const marquee = await startMarquee({ PORT: port });
    expect(marquee.output()).toMatch(/Catalogue\s+embedded\s+\d+ movies and \d+ series/);
    expect(marquee.output()).toMatch(/Backend\s+embedded\s+(?:PostgreSQL|PGlite) in /);
    expect(marquee.output()).toContain(`Marquee is ready at http://localhost:${port}`);
    expect(await marquee.stop()).toBe(0);
  });

  test('a program of the build says whether it is ready, by the settings it was given', async () => {
    const settings = { HOST: '0.0.0.0', PORT: String(await freePort()) };
    const ask = async () => {
      const asking = spawn(process.execPath, ['dist/host/healthy.js'], { env: settings });
      const said = Promise.all([text(asking.stdout), text(asking.stderr)]);
      const [code] = (await once(asking, 'exit')) as [number | null];
      return [code, (await said).join('').trim()];
    };
    const nobody = [1, `Nothing answers at http://127.0.0.1:${settings.PORT}/readyz`];
    expect(await ask()).toEqual(nobody);
    const marquee = await startMarquee(settings);
    expect(await ask()).toEqual([0, expect.stringContaining('"ready":true')]);
    expect(await marquee.stop()).toBe(0);
    expect(await ask()).toEqual(nobody);
  });

  test('says why the database is not the usual one, and /readyz which it is', async ({ request }) => {
    const marquee = await startMarquee({ DATABASE_ENGINE: 'pglite' });
    expect(marquee.output()).toMatch(/Backend\s+embedded\s+PGlite in .* \(DATABASE_ENGINE=pglite\)/);
    expect(await (await request.get(`${marquee.url}/readyz`)).json()).toMatchObject({ engine: 'pglite' });
    expect(await marquee.stop()).toBe(0);
  });

  for (const [settings, sentence] of [
    [{ PORT: 'eighty' }, 'PORT must be a port number from 1 to 65535.'],
    [{ TMDB_API_KEY: 'short' }, 'TMDB_API_KEY must be a v3 key'],
    [{ TMDB_API_URL: 'http://localhost:1/3' }, 'TMDB_API_URL is set but TMDB_API_KEY is not'],
    [{ SUPABASE_URL: 'https://example.org' }, 'SUPABASE_URL is set but SUPABASE_ANON_KEY is not'],
    [{ PORT: String(EMBEDDED_PORT) }, `port ${EMBEDDED_PORT} is already in use`],
    [{ HOST: '192.0.2.1' }, 'HOST 192.0.2.1 is not an address of this machine'],
    [{ DATA_DIR: '/proc/marquee' }, 'The data directory /proc/marquee cannot be written'],
    [{ DATA_DIR: 'package.json' }, 'set DATA_DIR to another directory'],
  ] as const) {
    test(`${JSON.stringify(settings)} stops it with one line naming the cure`, async () => {
      const marquee = await startMarquee(settings);
      expect(await marquee.stop()).toBe(1);
      const lines = marquee.output().trim().split('\n');
      expect(lines.filter((line) => line.startsWith('Marquee cannot start: '))).toHaveLength(1);
      expect(marquee.output()).toContain(sentence);
    });
  }

  test('a second one on the same data is refused, and the first goes on', async ({ request }) => {
    const directory = mkdtempSync(path.join(tmpdir(), 'marquee-'));
    const first = await startMarquee({ DATA_DIR: directory });
    const second = await startMarquee({ DATA_DIR: directory });
    expect(await second.stop()).toBe(1);
    expect(second.output()).toMatch(/Marquee cannot start: .* is in use by process \d+/);
    expect((await request.get(`${first.url}/healthz`)).status()).toBe(200);
    expect(await first.stop()).toBe(0);
  });

  test('SIGTERM ends it although it is still waiting for a database', async () => {
    const silent = createServer().listen(0, '127.0.0.1');
    await once(silent, 'listening');
    const { port } = silent.address() as AddressInfo;
    const marquee = await spawnMarquee({ DATABASE_URL: `postgres://me:secret@127.0.0.1:${port}/db` });
    const [connection] = (await once(silent, 'connection')) as [Socket];
    expect(await marquee.stop()).toBe(1);
    // It did not wait until the database had failed it.
    expect(marquee.output()).not.toContain('cannot start');
    connection.destroy();
    silent.close();
  });

  test('a key of TMDB makes the catalogue hosted, and the key is never printed', async () => {
    const marquee = await startMarquee({ TMDB_API_KEY: TMDB_KEY, LOG_LEVEL: 'trace' });
    expect(marquee.output()).toMatch(/Catalogue\s+hosted\s+api\.themoviedb\.org/);
    expect(marquee.output()).not.toContain(TMDB_KEY);
    await marquee.stop();
  });

  test('says that the key of TMDB is refused, and so do /readyz and pages', async ({ request }) => {
    const tmdb = await startTmdbServer({ apiKey: TMDB_KEY });
    const marquee = await startMarquee({
      TMDB_API_URL: tmdb.url,
      TMDB_IMAGE_URL: tmdb.imageUrl,
      TMDB_API_KEY: TMDB_KEY.replaceAll(/[1-9]/g, '0'),
    });
    try {
      expect(marquee.output()).toMatch(
        /Catalogue\s+hosted\s+127\.0\.0\.1:\d+ refuses TMDB_API_KEY: no title/,
      );
      expect(await (await request.get(`${marquee.url}/readyz`)).json()).toMatchObject({
        checks: { catalogue: 'refused' },
      });
      const page = await request.get(`${marquee.url}/movie/7`);
      expect(page.status()).toBe(502);
      expect(await page.text()).toContain('The movie database is not set up here.');
    } finally {
      await marquee.stop();
      await tmdb.close();
    }
  });
});

test('SIGTERM lets a request that is under way finish', async () => {
  const marquee = await startMarquee();
  const url = new URL('/movies/popular', marquee.url);
  const request = http.get(url);
  await once(request, 'socket');
  const [response] = (await once(request, 'response')) as [http.IncomingMessage];
  const stopped = marquee.stop();
  let bytes = 0;
  for await (const chunk of response) bytes += (chunk as Buffer).length;
  expect(bytes).toBe(Number(response.headers['content-length']));
  expect(await stopped).toBe(0);
});

test.describe('answers', () => {
  test('are compressed as the client likes', async ({ request }) => {
    for (const [accept, expected] of [
      ['br, gzip', 'br'],
      ['gzip', 'gzip'],
      ['br;q=0, gzip', 'gzip'],
      ['identity', undefined],
    ] as const) {
      const answer = await request.get(`${EMBEDDED_URL}/movies/popular`, {
        headers: { 'accept-encoding': accept },
      });
      expect(answer.headers()['content-encoding']).toBe(expected);
      expect(answer.headers()['vary']).toContain('Accept-Encoding');
      expect(await answer.text()).toContain('Popular Movies');
    }
  });

  test('hashed files may be kept for ever and come precompressed', async ({ request }) => {
    const page = await (await request.get(`${EMBEDDED_URL}/movies`)).text();
    const script = /\/_astro\/[^"]+\.js/.exec(page)?.[0] ?? '';
    const answer = await request.get(EMBEDDED_URL + script, { headers: { 'accept-encoding': 'br' } });
    expect(answer.headers()['cache-control']).toBe('public, max-age=31536000, immutable');
    expect(answer.headers()['content-encoding']).toBe('br');
  });

  test('images of the embedded catalogue may be kept for ever', async ({ request }) => {
    const page = await (await request.get(`${EMBEDDED_URL}/movies/popular`)).text();
    const picture = /\/embedded\/images\/[^"\s]+\.svg/.exec(page)?.[0] ?? '';
    const answer = await request.get(EMBEDDED_URL + picture);
    expect(answer.headers()['content-type']).toContain('image/svg+xml');
    expect(answer.headers()['cache-control']).toContain('immutable');
  });
});
