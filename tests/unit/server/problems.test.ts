import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { ownLimits } from '../../../src/contract/limits.ts';
import { createLogs } from '../../../src/server/log.ts';
import { takeProblem } from '../../../src/server/problems.ts';

const STACK =
  'TypeError: x is not a function\n    at save (https://site.example/_astro/ratings.B1cD2e3F.js:1:2345)';
const report = { message: 'TypeError: x is not a function', stack: STACK, path: '/movie/603' };

let lines: string[] = [];
let problems = logs();
beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'] });
  lines = [];
  problems = logs();
});
afterEach(() => vi.useRealTimers());

function logs() {
  const { problems } = createLogs('info', { write: (line) => void lines.push(line) });
  return { ...problems, allow: ownLimits('page-problem', 10) };
}

function send(body: unknown, { from = '192.0.2.1', type = 'application/json' } = {}): Promise<Response> {
  const text = typeof body === 'string' ? body : JSON.stringify(body);
  const init = { method: 'POST', headers: { 'Content-Type': type }, body: text };
  return takeProblem(new Request('http://site.test/api/problems', init), from, problems);
}

const logged = () => lines.map((line) => JSON.parse(line) as { page: string; stack: string; msg: string });
const shown = () => problems.latest().map(({ level, message }) => `${level}: ${message}`);

describe('what broke in a page', () => {
  test('stands in the log with its page and its stack, and in the admin’s with its page', async () => {
    const response = await send(report);
    expect(response.status).toBe(204);
    expect(await response.text()).toBe('');
    expect(logged()).toMatchObject([
      {
        level: 50,
        page: '/movie/603',
        stack: 'at save (https://site.example/_astro/ratings.B1cD2e3F.js:1:2345)',
        msg: 'In the browser, on /movie/603: TypeError: x is not a function',
      },
    ]);
    expect(shown()).toEqual(['error: In the browser, on /movie/603: TypeError: x is not a function']);
  });

  test('is named as ever where Marquee stands below a path', async () => {
    const stack = STACK.replace('site.example', 'site.example/apps/marquee');
    const body = JSON.stringify({ ...report, stack });
    const request = new Request('http://site.test/api/problems', {
      method: 'POST',
      body,
      headers: { 'Content-Type': 'application/json' },
    });
    await takeProblem(request, '192.0.2.1', problems, '/apps/marquee');
    expect(logged()).toMatchObject([
      { stack: 'at save (https://site.example/_astro/ratings.B1cD2e3F.js:1:2345)' },
    ]);
  });

  test.each([
    ['/movies/popular', '/movies/popular'],
    ['/', '/'],
    ['/search?query=dear+diary', '/search'],
    ['/unsubscribe?token=secret', '/unsubscribe'],
    ['/movie/dear-diary', '/movie/:id'],
    ['/api/ai/keys/dear-diary', '/api/ai/keys/:provider'],
    ['/dear-diary', 'an unknown page'],
    ['/movie/603#dear-diary', '/movie/603'],
  ])('is said to have been on %s without what somebody may have written there', async (path, page) => {
    await send({ ...report, path });
    expect(logged()).toMatchObject([{ page }]);
    expect(lines.join()).not.toMatch(/diary|secret/);
  });

  test('is logged without anything of the person, their address included', async () => {
    const message = 'Error: "dear diary" of ada@example.org (7b1f6a2e-0c7d-4b1a-9c55-1d2f3e4a5b6c)';
    await send({ ...report, message, stack: `${message}\n${STACK}`, email: 'bob@example.org' });
    expect(lines).toHaveLength(1);
    expect(lines.join() + shown().join()).not.toMatch(/diary|ada@|bob@|7b1f6a2e|192\.0\.2\.1/);
  });

  test('is not the server’s business when it broke in an extension of the browser', async () => {
    const stack = 'Error: x\n    at chrome-extension://abcdefgh/content.js:1:1';
    expect((await send({ ...report, stack })).status).toBe(204);
    expect(lines).toEqual([]);
  });

  test('may be told ten times a minute by one client, by whichever address of its network', async () => {
    for (let count = 0; count < 10; count += 1) {
      expect((await send(report, { from: `2001:db8:1:2::${count}` })).status).toBe(204);
    }
    const refused = await send(report, { from: '2001:db8:1:2::ffff' });
    expect(refused.status).toBe(429);
    expect(Number(refused.headers.get('Retry-After'))).toBeGreaterThan(0);
    expect(lines).toHaveLength(10);
    expect((await send(report, { from: '192.0.2.7' })).status).toBe(204);
    vi.advanceTimersByTime(60_000);
    expect((await send(report, { from: '2001:db8:1:2::1' })).status).toBe(204);
  });
});

describe('what is no report', () => {
  test.each([
    ['nothing', '', 400],
    ['no JSON', '{"message":', 400],
    ['a list', [], 400],
    ['no stack', { message: 'x', path: '/' }, 400],
    ['an empty message', { ...report, message: '' }, 400],
    ['a message that is no text', { ...report, message: { toString: 'x' } }, 400],
    ['a path of another site', { ...report, path: 'https://other.example/' }, 400],
    ['more than 8 kB', { ...report, stack: 'x'.repeat(8 * 1024) }, 413],
  ])('%s is refused and not logged', async (_, body, status) => {
    expect((await send(body)).status).toBe(status);
    expect(lines).toEqual([]);
  });

  test('a form is refused, so that no other site’s form sends one', async () => {
    expect((await send(report, { type: 'text/plain' })).status).toBe(415);
    expect(lines).toEqual([]);
  });

  test('counts as well, so that nobody keeps the server busy with it', async () => {
    for (let count = 0; count < 10; count += 1) await send('garbage');
    expect((await send(report)).status).toBe(429);
  });
});
