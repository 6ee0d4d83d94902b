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

describe('an error report of a page', () => {
  test('is in the log with page and stack, and in the admin view with the page', async () => {
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

  test('has the usual page below a base path', async () => {
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
  ])('on %s is masked without users’ input', async (path, page) => {
    await send({ ...report, path });
    expect(logged()).toMatchObject([{ page }]);
    expect(lines.join()).not.toMatch(/diary|secret/);
  });

  test('is logged without personal data, including the address', async () => {
    const message = 'Error: "dear diary" of ada@example.org (7b1f6a2e-0c7d-4b1a-9c55-1d2f3e4a5b6c)';
    await send({ ...report, message, stack: `${message}\n${STACK}`, email: 'bob@example.org' });
    expect(lines).toHaveLength(1);
    expect(lines.join() + shown().join()).not.toMatch(/diary|ada@|bob@|7b1f6a2e|192\.0\.2\.1/);
  });

  test('is ignored from a browser extension', async () => {
    const stack = 'Error: x\n    at chrome-extension://abcdefgh/content.js:1:1';
    expect((await send({ ...report, stack })).status).toBe(204);
    expect(lines).toEqual([]);
  });

  test('is accepted ten times a minute from one client, from any address of its network', async () => {
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

describe('an invalid report', () => {
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

  test('is refused as a form, so that no other site can send one', async () => {
    expect((await send(report, { type: 'text/plain' })).status).toBe(415);
    expect(lines).toEqual([]);
  });

  test('counts towards the limit', async () => {
    for (let count = 0; count < 10; count += 1) await send('garbage');
    expect((await send(report)).status).toBe(429);
  });
});
