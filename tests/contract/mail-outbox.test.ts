import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startBackend, type BackendServer } from '../support/backend/backend-server.ts';
import { createPerson, newAddress, PASSWORD } from '../support/database/people.ts';

let server: BackendServer;
beforeAll(async () => {
  server = await startBackend();
});
afterAll(() => server.close());

const message = (subject: string, more: object = {}) => ({
  from: 'Marquee <marquee@example.org>',
  to: 'ada@example.org',
  subject,
  text: 'See https://marquee.example/movie/1?a=1&b=2 now',
  html: '<p>See it</p>',
  headers: {},
  ...more,
});

function open(path = '', headers: Record<string, string> = {}, method = 'GET'): Promise<Response> {
  return fetch(`${server.siteUrl}/embedded/outbox${path}`, { method, headers });
}

describe('the outbox', () => {
  it('lists a mail as soon as the sign-up has answered, and opens it with its link to click', async () => {
    const email = newAddress();
    await server.client().auth.signUp({ email, password: PASSWORD });
    const list = await (await open()).text();
    expect(list).toContain(`to ${email}`);
    const path = /href="\/embedded\/outbox(\/\d+)"/.exec(list)?.[1] ?? '';
    const mail = await (await open(path)).text();
    const [{ links }] = (await (await open(`.json?to=${email}`)).json()) as [{ links: string[] }];
    // The code's page, and the link itself first.
    expect(links).toHaveLength(2);
    expect(mail).toContain(`<a href="${links[0]?.replaceAll('&', '&amp;')}">`);
    expect(await (await open(`${path}/html`)).text()).toContain('<h1');
  });

  it('keeps no mail of a deleted account', async () => {
    const email = newAddress();
    const { id } = await createPerson(server, email);
    await server.backend.outbox.keep(message('Welcome', { to: email }));
    await server.backend.outbox.keep(message('To somebody else'));
    await server.database.query('delete from auth.users where id = $1', [id]);
    expect(await server.backend.outbox.list(email)).toEqual([]);
    expect((await server.backend.outbox.list()).map(({ subject }) => subject)).toContain('To somebody else');
  });

  it('waits for a pending mail', async () => {
    let arrive = () => {};
    const way = new Promise<void>((resolve) => (arrive = resolve));
    const slow: BackendServer = await startBackend({
      deliver: async (mail) => {
        await way;
        await slow.backend.outbox.keep(mail);
      },
    });
    const email = newAddress();
    await slow.client().auth.signUp({ email, password: PASSWORD });
    const asked = fetch(`${slow.siteUrl}/embedded/outbox.json?to=${email}`);
    await fetch(`${slow.url}/auth/v1/health`);
    arrive();
    expect(await (await asked).json()).toHaveLength(1);
    await slow.close();
  });

  it('shows users’ input as text and runs nothing', async () => {
    const text = '<script>alert(1)</script> https://marquee.example/"onclick="alert(1)';
    await server.backend.outbox.keep(
      message('<img src=x onerror=alert(1)>', { text, to: '"><b>@example.org' }),
    );
    const list = await open();
    const path = /href="\/embedded\/outbox(\/\d+)"/.exec(await list.text())?.[1] ?? '';
    const mail = await open(path);
    const html = await mail.text();
    expect(html).not.toMatch(/<script|<img|<b>|" ?onclick="/);
    for (const response of [list, mail, await open(`${path}/html`)]) {
      const policy = response.headers.get('content-security-policy') ?? '';
      expect(policy).toContain("default-src 'none'");
      expect(policy).toContain("frame-ancestors 'none'");
      expect(policy).not.toMatch(/script-src/);
      expect(response.headers.get('cache-control')).toBe('no-store');
      expect(response.headers.get('x-content-type-options')).toBe('nosniff');
    }
    expect(mail.headers.get('content-security-policy')).toMatch(/style-src 'sha256-[\w+/]{43}='$/);
  });

  it('keeps the last 200 mails, newest first', async () => {
    for (let i = 1; i <= 205; i += 1) await server.backend.outbox.keep(message(`Number ${i}`));
    const mails = await server.backend.outbox.list();
    expect(mails).toHaveLength(200);
    expect([mails[0]?.subject, mails.at(-1)?.subject]).toEqual(['Number 205', 'Number 6']);
  });

  it.each(['203.0.113.9', '10.0.0.1', '2001:db8::1', '::ffff:203.0.113.9', ''])(
    'is closed to a client at %s',
    async (address) => {
      for (const path of ['', '.json', '/1', '/1/html']) {
        const response = await open(path, { 'x-test-address': address });
        expect(response.status).toBe(403);
        expect(await response.text()).not.toContain('@example.org');
      }
    },
  );

  it.each(['127.0.0.1', '127.8.9.1', '::1', '::ffff:127.0.0.1'])('is open to %s', async (address) => {
    expect((await open('', { 'x-test-address': address })).status).toBe(200);
  });

  it('is closed to a foreign name of this machine', async () => {
    const url = new URL('/embedded/outbox.json', server.siteUrl);
    const asked = await server.backend.fetch(new Request(url.href.replace('127.0.0.1', 'evil.example')), {
      address: '127.0.0.1',
      direct: true,
    });
    expect(asked.status).toBe(403);
  });

  it('is closed to requests of a local proxy', async () => {
    await server.backend.outbox.keep(message('A secret link'));
    for (const path of ['', '.json', '/1', '/1/html']) {
      const request = new Request(`${server.siteUrl}/embedded/outbox${path}`);
      const answer = await server.backend.fetch(request, { address: '127.0.0.1', direct: false });
      expect(answer.status).toBe(403);
      expect(await answer.text()).not.toContain('A secret link');
    }
  });

  it('is closed on a public site, whose proxy makes all visitors look local', async () => {
    const site = await startBackend({ siteUrl: 'https://marquee.example' });
    await site.backend.outbox.keep(message('A secret link'));
    for (const path of ['', '.json', '/1']) {
      const request = new Request(`http://127.0.0.1:4321/embedded/outbox${path}`);
      const answer = await site.backend.fetch(request, { address: '127.0.0.1', direct: true });
      expect(answer.status).toBe(403);
      expect(await answer.text()).not.toContain('A secret link');
    }
    expect(site.backend.outboxPath).toBeNull();
    expect(server.backend.outboxPath).toBe('/embedded/outbox');
    await site.close();
  });

  it('is read-only, and has no other mails', async () => {
    expect((await open('', {}, 'POST')).status).toBe(405);
    for (const path of ['/999999', '/abc', '/1/html/x', '/999999999999999']) {
      expect((await open(path)).status).toBe(404);
    }
  });

  it('is not readable by the API’s roles', async () => {
    for (const role of ['anon', 'authenticated', 'service_role']) {
      const reading = server.database.transaction(async (tx) => {
        await tx.query("select set_config('role', $1, true)", [role]);
        await tx.query('select * from outbox.mails');
      });
      await expect(reading).rejects.toMatchObject({ code: '42501' });
    }
  });
});
