import type { RefusalCode } from '../../../../src/core/api-errors.ts';
import { backendBy } from '../../../../src/core/words/backend-words.ts';
import { beforeEach, describe, expect, test } from 'vitest';
import { setEnvironment } from '../../../../src/core/stores/environment.ts';
import { ask, OwnServerError, send } from '../../../../src/core/stores/own-server.ts';
import { browserEnvironment } from '../../../support/browser/browser-environment.ts';

let asked: [string, RequestInit | undefined][];
let answer: () => Promise<Response>;
beforeEach(() => {
  browserEnvironment();
  asked = [];
  setEnvironment({
    fetch: (path, init) => {
      asked.push([path, init]);
      return answer();
    },
  });
});
const answering = (body: BodyInit | null, init?: ResponseInit) => {
  answer = () => Promise.resolve(new Response(body, init));
};
const refused = (work: Promise<unknown>) =>
  work.then(
    () => 'agreed',
    (error: OwnServerError) => ({
      code: error.code,
      message: error.message,
      isOurs: error instanceof OwnServerError,
    }),
  );
const said = (code: RefusalCode) => ({
  code,
  message: backendBy[code](),
  isOurs: true,
});

describe('this site’s server', () => {
  test('gets JSON or nothing, and requests can be aborted', async () => {
    answering('{}');
    const { signal } = new AbortController();
    await send('POST', '/api/a', { list: 1 }, signal);
    await send('GET', '/api/b');
    expect(asked).toEqual([
      [
        '/api/a',
        { method: 'POST', signal, headers: { 'Content-Type': 'application/json' }, body: '{"list":1}' },
      ],
      ['/api/b', { method: 'GET', signal: null }],
    ]);
    await send('POST', '/api/c', null);
    expect(asked[2]?.[1]?.body).toBe('null');
  });

  test('answers with or without data', async () => {
    answering('{"left":3}');
    expect(await ask('GET', '/api/a')).toEqual({ left: 3 });
    answering(null, { status: 204 });
    expect(await ask('GET', '/api/a')).toBeNull();
  });

  test.each([
    [
      'in words of ours',
      '{"error":{"code":"noKey","message":"No key."}}',
      409,
      { code: 'noKey', message: 'No key.', isOurs: true },
    ],
    ['without a word', '{"error":{"code":"noKey"}}', 409, said('unavailable')],
    ['with words alone', '{"error":{"message":"No."}}', 409, said('unavailable')],
    ['without a reason', '{}', 500, said('unavailable')],
    ['by somebody in between', '<p>Bad gateway</p>', 502, said('unavailable')],
    ['for a while', '{}', 429, said('limited')],
    ['for a while by somebody in between', '<p>Slow down</p>', 429, said('limited')],
  ])('refuses %s', async (_how, body, status, error) => {
    answering(body, { status });
    expect(await refused(ask('POST', '/api/a', {}))).toEqual(error);
  });

  test('can be unreachable, or replaced by another server', async () => {
    answer = () => Promise.reject(new TypeError('Failed to fetch'));
    expect(await refused(send('GET', '/api/a'))).toEqual(said('offline'));
    answering('<p>Sign in</p>', { headers: { 'content-type': 'text/html' } });
    expect(await refused(send('GET', '/api/a'))).toEqual(said('foreign'));
  });

  test('can answer unreadably or incompletely', async () => {
    answering('{"left":');
    expect(await refused(ask('GET', '/api/a'))).toEqual(said('unavailable'));
    const broken = new ReadableStream({
      start: (controller) => controller.error(new TypeError('terminated')),
    });
    answering(broken);
    expect(await refused(ask('GET', '/api/a'))).toEqual(said('offline'));
  });

  test('is recognized by its refusals', () => {
    const cause = new Error('why');
    const error = new OwnServerError('noKey', 'No key.', cause);
    expect([error.name, error.cause]).toEqual(['OwnServerError', cause]);
  });
});
