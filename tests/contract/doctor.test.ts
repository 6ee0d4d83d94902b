import { randomUUID } from 'node:crypto';
import { chmod, mkdir, writeFile } from 'node:fs/promises';
import { createServer, request, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { SMTPServer } from 'smtp-server';
import { describe, expect, onTestFinished, test } from 'vitest';
import { readConfig } from '../../src/contract/config.ts';
import { openDirectory } from '../../packages/embedded/src/supabase/database/open-directory.ts';
import { checkDatabase, checkHearing } from '../../src/cli/doctor/database.ts';
import { examine } from '../../src/cli/doctor/examine.ts';
import { withoutSecrets, type Finding } from '../../src/cli/doctor/finding.ts';
import { checkHosted } from '../../src/cli/doctor/hosted.ts';
import { checkBackups, checkClock, checkDirectory, checkSite } from '../../src/cli/doctor/machine.ts';
import { checkPublicAddress } from '../../src/cli/doctor/public-address.ts';
import { checkMail, checkRedis, checkTmdb } from '../../src/cli/doctor/services.ts';
import { startBackend } from '../support/backend/backend-server.ts';
import { startSmtpServer } from '../support/backend/smtp-server.ts';
import { openTestDatabase, dataDirectory } from '../support/database/database-engines.ts';
import { ENGINES, temporaryFolder } from '../../packages/embedded/tests/support/temporary-folder.ts';
import { runProgram } from '../support/host/child-process.ts';
import { hostFor, portOf } from '../support/host/running-host.ts';
import { startRedisServer } from '../support/host/redis-server.ts';
import { describeWithRedis } from '../support/host/with-redis.ts';
import { openDatabase } from '../support/database/marquee-database.ts';

const KEY = '0123456789abcdef0123456789abcdef';

/** A server of somebody else's on this machine. */
async function served(listener: RequestListener): Promise<string> {
  const server = createServer(listener);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  onTestFinished(() => {
    server.closeAllConnections();
    server.close();
  });
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}
const answering = (status: number, body: object = {}) =>
  served((_, response) => response.writeHead(status).end(JSON.stringify(body)));
const states = (findings: readonly Finding[]) =>
  Object.fromEntries(findings.map(({ name, state }) => [name, state]));
const nobody = 'http://127.0.0.1:9';

describe('The configuration', () => {
  test('is the only finding when unreadable, with a solution', async () => {
    const findings = await examine({ PORT: 'many', SIGN_UP: 'no' });
    const broken = { name: 'Configuration', state: 'broken' };
    expect(findings).toMatchObject([broken, broken]);
    expect(findings.map(({ says }) => says.split(' ')[0])).toEqual(['SIGN_UP', 'PORT']);
  });

  test.each([
    [{ SITE_URL: 'http://movies.example' }, { Site: 'warning', Mail: 'broken' }],
    [{ SITE_URL: 'https://movies.example' }, { Site: 'warning', Mail: 'broken' }],
    [
      { SITE_URL: 'https://movies.example', TRUST_PROXY: 'loopback' },
      { Site: 'ok', Mail: 'broken' },
    ],
    [{}, { Site: 'ok', Mail: 'note' }],
    [{ HOST: '0.0.0.0' }, { Site: 'note', Mail: 'note' }],
    [{ HOST: '::' }, { Site: 'note', Mail: 'note' }],
    [{ TRUST_PROXY: 'loopback' }, { Site: 'warning', Mail: 'note' }],
  ])('is checked: %j', (environment, expected) => {
    expect(states(checkSite(readConfig(environment)))).toEqual(expected);
  });
});

describe('The public address', () => {
  /** A proxy that tells the server the host it was asked for in its own way, or answers by itself. */
  const proxied = (port: number, hostOf: (asked: string) => string | null) =>
    served((asked, response) => {
      const host = hostOf(asked.headers.host ?? '');
      if (host === null) return response.end('Welcome to nginx!');
      const { method, url: path, headers } = asked;
      const on = request(
        { port, host: '127.0.0.1', method, path, headers: { ...headers, host } },
        (answer) => {
          response.writeHead(answer.statusCode ?? 502, answer.headers);
          answer.pipe(response);
        },
      );
      return asked.pipe(on);
    });

  test('reaches the running server, or reports what answers instead and what the proxy changes', async () => {
    const host = await hostFor({ handler: () => new Response(null, { status: 404 }) });
    onTestFinished(() => host.close());
    const port = await portOf(host);
    const through = async (hostOf: (asked: string) => string | null) => {
      const SITE_URL = await proxied(port, hostOf);
      return checkPublicAddress(readConfig({ SITE_URL, HOST: '127.0.0.1', PORT: String(port) }));
    };
    expect(await through((asked) => asked)).toMatchObject({ state: 'ok' });
    const dropped = await through((asked) => asked.replace(/:\d+$/, ''));
    expect(dropped).toMatchObject({ state: 'warning' });
    expect(dropped.cure).toContain('$http_host');
    const other = await through(() => null);
    expect(other).toMatchObject({ state: 'broken' });
    expect(other.cure).toContain(`http://127.0.0.1:${port}`);
    const lost = { SITE_URL: nobody, HOST: '127.0.0.1', PORT: String(port) };
    expect(await checkPublicAddress(readConfig(lost))).toMatchObject({ state: 'warning' });
  });

  test('is not checked without a running server', async () => {
    expect(await checkPublicAddress(readConfig({ PORT: '9' }))).toMatchObject({ state: 'unseen' });
  });
});

describe('The data directory', () => {
  test('is valid, too open, or no folder', async () => {
    const folder = await temporaryFolder();
    await chmod(folder, 0o700);
    expect((await checkDirectory(folder)).state).toMatch(/ok|warning/);
    expect((await checkDirectory(join(folder, 'later'))).state).toBe('ok');
    await chmod(folder, 0o755);
    expect((await checkDirectory(folder)).state).toBe('warning');
    await writeFile(join(folder, 'file'), '');
    expect(await checkDirectory(join(folder, 'file'))).toMatchObject({ state: 'broken' });
  });
});

describe('The clock', () => {
  test('is compared with another clock', async () => {
    const address = await served((_, response) => response.end());
    expect((await checkClock(address)).state).toBe('ok');
    expect((await checkClock(address, () => Date.now() + 300_000)).state).toBe('broken');
    expect((await checkClock(nobody)).state).toBe('unseen');
  });
});

describe.each(ENGINES)('The database (%s)', (engine) => {
  test('matches the migrations, or manual changes are listed', async () => {
    const dataDir = await dataDirectory(engine);
    const config = readConfig({ DATA_DIR: dataDir });
    expect(states(await checkDatabase(config))).toEqual({
      Database: 'ok',
      Migrations: 'ok',
      'Policies and grants': 'ok',
    });
    const database = await openDatabase({ dataDir });
    await database.exec('grant select on private.invitations to anon');
    expect(await checkDatabase(config)).toMatchObject([{ name: 'Database', state: 'unseen' }]);
    await database.close();
    const changed = (await checkDatabase(config)).at(-1);
    expect(changed).toMatchObject({ name: 'Policies and grants', state: 'broken' });
    expect(changed?.says).toContain('private.invitations');
  });

  test('of an older or a newer build is distinguished', async () => {
    const dataDir = await dataDirectory(engine);
    const config = readConfig({ DATA_DIR: dataDir });
    const says = async (version: string | null) => {
      const database = await openDirectory(dataDir);
      const ledger = 'supabase_migrations.schema_migrations';
      if (version === null) await database.exec(`delete from ${ledger}`);
      else {
        await database.exec(`delete from ${ledger} where version < (select max(version) from ${ledger})`);
        await database.query(`update ${ledger} set version = $1`, [version]);
      }
      await database.close();
      return (await checkDatabase(config)).find(({ name }) => name === 'Migrations');
    };
    const older = await says('20261128020010');
    expect(older?.state).toBe('broken');
    expect(older?.cure).toContain('npm run restore');
    const newer = await says('29990101000000');
    expect(newer?.state).toBe('broken');
    expect(newer?.cure).toContain('Update this checkout');
    expect(await says(null)).toMatchObject({ state: 'note' });
  });
});

test('Reports a database that is unreachable or missing', async () => {
  const lost = readConfig({ DATABASE_URL: 'postgres://ada:geheim@127.0.0.1:9/nowhere' });
  expect(await checkDatabase(lost)).toMatchObject([{ state: 'broken' }]);
  const fresh = readConfig({ DATA_DIR: join(await temporaryFolder(), 'new') });
  expect(await checkDatabase(fresh)).toMatchObject([{ state: 'ok' }]);
});

test('Reports a database behind a transaction pooler, which loses notifications', async () => {
  const database = await openTestDatabase();
  onTestFinished(() => database.close());
  expect(await checkHearing(database)).toMatchObject({ state: 'ok' });
  const query: typeof database.query = (sql, parameters) => database.query(sql, parameters);
  const pooled = await checkHearing({ query, listen: () => Promise.resolve() });
  expect(pooled).toMatchObject({ name: 'Told changes', state: 'broken' });
  expect(pooled.cure).toContain('session mode');
});

describe('The movie database', () => {
  const with_ = (url: string) => readConfig({ TMDB_API_KEY: KEY, TMDB_API_URL: url });
  test.each([
    [200, 'ok'],
    [401, 'broken'],
    [500, 'warning'],
  ])('that answers %s is %s', async (status, state) => {
    expect(states(await checkTmdb(with_(await answering(status))))).toEqual({
      TMDB: state,
      'TMDB’s terms': 'note',
    });
  });
  test('is not requested without a key, and reported when unreachable', async () => {
    expect(states(await checkTmdb(readConfig({})))).toEqual({ TMDB: 'note' });
    expect(states(await checkTmdb(with_(nobody)))).toMatchObject({ TMDB: 'broken' });
  });
});

describe('The mail server', () => {
  const with_ = (url: string) => readConfig({ SMTP_URL: url, MAIL_FROM: 'Marquee <m@example.org>' });
  test('is greeted without sending anything', async () => {
    const smtp = await startSmtpServer();
    onTestFinished(() => smtp.close());
    expect(await checkMail(with_(smtp.url))).toMatchObject([{ state: 'ok' }]);
    expect(smtp.received).toEqual([]);
    expect(await checkMail(readConfig({}))).toEqual([]);
  });
  test('is reported when it refuses the password or is missing', async () => {
    const server = new SMTPServer({
      disabledCommands: ['STARTTLS'],
      allowInsecureAuth: true,
      onAuth: (_auth, _session, done) => done(new Error('wrong')),
    });
    server.on('error', () => undefined);
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    onTestFinished(() => new Promise<void>((resolve) => server.close(() => resolve())));
    const { port } = server.server.address() as AddressInfo;
    const [refused] = await checkMail(with_(`smtp://ada:geheim@127.0.0.1:${port}`));
    expect(refused).toMatchObject({ state: 'broken' });
    expect(refused?.says).toContain('refuses the name or the password');
    expect(await checkMail(with_('smtp://127.0.0.1:9'))).toMatchObject([{ state: 'broken' }]);
  });
});

describeWithRedis('Redis', () => {
  test('answers, or does not', async () => {
    const redis = await startRedisServer();
    expect(await checkRedis(readConfig({ REDIS_URL: redis.url }))).toMatchObject([{ state: 'ok' }]);
    await redis.close();
    expect(await checkRedis(readConfig({ REDIS_URL: redis.url }))).toMatchObject([{ state: 'broken' }]);
    expect(await checkRedis(readConfig({}))).toEqual([]);
  });
});

describe('A hosted project', () => {
  const project = (url: string, anon: string, secret?: string, more: Record<string, string> = {}) =>
    readConfig({
      SUPABASE_URL: url,
      SUPABASE_ANON_KEY: anon,
      ...(secret ? { SUPABASE_SECRET_KEY: secret } : {}),
      ...more,
    });

  test('has no findings when set up well, except what cannot be checked', async () => {
    const server = await startBackend();
    onTestFinished(() => server.close());
    const findings = await checkHosted(project(server.url, server.keys.anonKey, server.keys.secretKey));
    const unseen = findings.filter(({ state }) => state === 'unseen').map(({ name }) => name);
    expect(unseen).toEqual(['Redirects', 'Links in mails', 'Current password', 'Mail templates', 'Advisors']);
    expect(findings.filter(({ state }) => state === 'broken')).toEqual([]);
    expect(states(findings)).toMatchObject({
      Migrations: 'ok',
      API: 'ok',
      Pictures: 'ok',
      Confirmation: 'ok',
    });
    expect(await checkHosted(project(server.url, 'wrong'))).toMatchObject([
      { name: 'Supabase Data API', says: 'It cannot be used: it refuses SUPABASE_ANON_KEY.' },
    ]);
    const wrong = await checkHosted(project(server.url, server.keys.anonKey, 'wrong'));
    expect(states(wrong)).toMatchObject({ 'Secret key': 'broken', Confirmation: 'ok' });
  });

  test('lists each setting to fix', async () => {
    const settings = {
      disable_signup: true,
      mailer_autoconfirm: true,
      external: { email: false, google: true },
    };
    const url = await served((request, response) => {
      const isSettings = request.url === '/auth/v1/settings';
      response.writeHead(isSettings ? 200 : 404).end(JSON.stringify(isSettings ? settings : {}));
    });
    const findings = await checkHosted(project(url, 'anon', 'secret', { SIGN_UP: 'closed' }));
    const bad = ['Sign-ups', 'Confirmation', 'Providers', 'Migrations', 'API', 'Pictures'];
    for (const name of bad) expect(states(findings)[name], name).toBe('broken');
    for (const { state, cure } of findings) if (state === 'broken') expect(cure).toMatch(/\w/);
    settings.external.email = true;
    expect(states(await checkHosted(project(url, 'anon', 'secret')))).toMatchObject({ Providers: 'warning' });
    expect(states(await checkHosted(project(nobody, 'anon')))).toEqual({ Supabase: 'broken' });
  });

  test('with one part down is reported as such, without advice to push', async () => {
    const settings = { disable_signup: false, mailer_autoconfirm: false, external: { email: true } };
    let down = '';
    const url = await served((request, response) => {
      const path = request.url ?? '';
      if (path.startsWith(down)) return response.writeHead(503).end('<html></html>');
      const answer = path.startsWith('/auth') ? settings : { message: 'Object not found' };
      return response.writeHead(200).end(JSON.stringify(answer));
    });
    const said = async (part: string) => {
      down = part;
      const findings = await checkHosted(project(url, 'anon', 'secret'));
      return findings.filter(({ state }) => state === 'broken').map(({ name, says }) => `${name}: ${says}`);
    };
    expect(await said('/auth/')).toEqual(['Supabase Auth: It cannot be used: it answered 503.']);
    expect(await said('/rest/')).toEqual(['Supabase Data API: It cannot be used: it answered 503.']);
    expect(await said('/storage/')).toContain('Supabase Storage: It cannot be used: it answered 503.');
  });

  test('that is paused or unknown is reported once, with a solution', async () => {
    const paused = await answering(540);
    expect(await checkHosted(project(paused, 'anon', 'secret'))).toMatchObject([
      {
        name: 'Supabase',
        says: 'It cannot be used: the project is paused.',
        cure: expect.stringMatching(/^Resume it/) as string,
      },
    ]);
    const [lost, ...others] = await checkHosted(project('http://project.invalid', 'anon', 'secret'));
    expect(lost).toMatchObject({
      name: 'Supabase',
      cure: expect.stringMatching(/^Check SUPABASE_URL/) as string,
    });
    expect(lost?.says).toContain('project.invalid');
    expect(others).toEqual([]);
  });
});

describe('Backups', () => {
  test('are missing, fresh, old, or not writable', async () => {
    const folder = await temporaryFolder();
    const directory = join(folder, 'nights');
    const now = new Date('2026-11-21T12:00:00Z');
    const config = readConfig({ BACKUP_DIR: directory });
    expect((await checkBackups(readConfig({}), now)).state).toBe('note');
    expect((await checkBackups(config, now)).state).toBe('note');
    await mkdir(directory);
    await writeFile(join(directory, 'marquee-2026-11-21T02-23-00Z.backup'), 'x');
    expect((await checkBackups(config, now)).state).toBe('ok');
    expect((await checkBackups(config, new Date('2026-11-29T12:00:00Z'))).state).toBe('warning');
    await writeFile(join(folder, 'file'), '');
    expect((await checkBackups(readConfig({ BACKUP_DIR: join(folder, 'file') }), now)).state).toBe('broken');
  });
});

test('Masks a short password, but not inside words', () => {
  const environment = { REDIS_URL: 'redis://:or@cache.example:6379', JOBS_TOKEN: 'correct-horse-battery' };
  const says = 'redis://:or@cache.example refuses "or"; the word of correct-horse-batterystaple is short.';
  expect(
    withoutSecrets(
      [{ name: 'Redis', state: 'broken', says, cure: 'Look for it, or set another.' }],
      environment,
    ),
  ).toEqual([
    {
      name: 'Redis',
      state: 'broken',
      says: 'redis://:***@cache.example refuses "***"; the word of ***staple is short.',
      cure: 'Look for it, *** set another.',
    },
  ]);
});

describe('npm run doctor', () => {
  const run = async (words: string[], environment: Record<string, string>) =>
    runProgram('src/cli/doctor.ts', words, { cwd: await temporaryFolder(), environment });

  test('exits with 0 without necessary fixes, else with 1', async () => {
    const dataDir = join(await temporaryFolder(), 'new');
    const fine = await run([], { DATA_DIR: dataDir });
    expect(fine).toMatchObject({ code: 0, errors: '' });
    expect(fine.output).toMatch(/Nothing must be mended\.\n$/);
    const ill = await run(['--json'], { DATA_DIR: dataDir, SITE_URL: 'https://movies.example' });
    expect(ill.code).toBe(1);
    expect(JSON.parse(ill.output)).toMatchObject({ ok: false });
  });

  test('prints no secret, wherever it is repeated', async () => {
    const secret = randomUUID();
    const echoing = await served((request, response) => {
      request.socket.destroy(new Error(`refused ${request.url}`));
      response.destroy();
    });
    const { output, errors } = await run(['--json'], {
      DATA_DIR: join(await temporaryFolder(), 'new'),
      TMDB_API_KEY: KEY,
      TMDB_API_URL: echoing,
      SMTP_URL: `smtp://ada:${secret}@127.0.0.1:9`,
      MAIL_FROM: 'm@example.org',
      REDIS_URL: `redis://:${secret}@127.0.0.1:9`,
      DATABASE_URL: `postgres://ada:${secret}@127.0.0.1:9/db`,
      METRICS_TOKEN: secret,
    });
    expect(output + errors).not.toContain(secret);
    expect(output + errors).not.toContain(KEY);
    expect(JSON.parse(output)).toMatchObject({ ok: false });
  });
});
