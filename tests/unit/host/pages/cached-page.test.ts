import { setImmediate } from 'node:timers/promises';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { gunzipSync } from 'node:zlib';
import { describe, expect, test } from 'vitest';
import { row } from '../../../../src/core/page-rows.ts';
import { answerFrom, cachedPage, isKeepable } from '../../../../src/host/pages/cached-page.ts';

const PAGE = row('/movies/popular', { kept: 60 });

/** Text that compresses to nine kilobytes. */
const markup = () =>
  Array.from({ length: 1000 }, (_, n) => `<p class="card title poster">${Math.sin(n)}</p>`).join('');

async function keep(text: string) {
  const body = Buffer.from(text);
  const page = await cachedPage(PAGE, { status: 200, headers: { 'content-type': 'text/html' }, body }, {});
  return { page, whole: new WeakRef(body) };
}

test('Uses the counted memory for a cached page, without its source', async () => {
  setFlagsFromString('--expose-gc');
  const collect = runInNewContext('gc') as () => void;
  const text = markup();
  const { page, whole } = await keep(text);
  const packed = [page.variants.br.body(), page.variants.gzip.body()];
  for (const { length, buffer } of packed) {
    expect(length).toBeGreaterThan(8192);
    expect(buffer.byteLength).toBe(length);
  }
  expect(page.bytes).toBeGreaterThan(packed.reduce((sum, { length }) => sum + length, 0));
  expect(page.bytes).toBeLessThan(text.length);
  await setImmediate();
  collect();
  expect(whole.deref()).toBeUndefined();
  expect(page.variants.identity.body().toString()).toBe(text);
});

test('Stores incompressible content once', async () => {
  const { page } = await keep('<p>Nothing yet</p>');
  const bodies = Object.values(page.variants).map(({ body }) => body());
  expect(new Set(bodies).size).toBe(1);
  expect(page.bytes).toBeLessThan(8192);
});

/** The response of a cached page. */
async function answer(headers: Record<string, string>, method = 'GET', text = markup(), type = 'text/html') {
  const own = { 'content-type': type, 'content-length': '7', 'x-none': undefined };
  const made = { status: 200, headers: own, body: Buffer.from(text) };
  const page = await cachedPage(PAGE, made, { 'x-always': '1', 'content-type': 'text/plain' });
  const got: { status: number; headers: Record<string, string>; body: Buffer | undefined } = {
    ...{ status: 0, headers: {}, body: undefined },
  };
  const response = {
    writeHead(status: number, list: string[]) {
      got.status = status;
      for (let at = 0; at < list.length; at += 2) got.headers[list[at]!] = list[at + 1]!;
    },
    end: (body?: Buffer) => void (got.body = body),
  } as unknown as ServerResponse;
  const request = { method, headers } as unknown as IncomingMessage;
  answerFrom(request, response, { page, ageMs: 2999 }, { id: 'a1', cache: 'hit' } as never);
  return got;
}

describe('a cached page', () => {
  test.each([
    ['br', 'br'],
    ['gzip, br;q=0', 'gzip'],
    ['gzip', 'gzip'],
    ['identity', undefined],
    ['', undefined],
  ])('is sent to a client that accepts %j as %s', async (accepted, encoding) => {
    const text = markup();
    for (const _time of [1, 2]) {
      const { status, headers, body } = await answer({ 'accept-encoding': accepted });
      expect([status, headers['content-encoding'], headers['content-length']]).toEqual([
        ...[200, encoding, String(body?.length)],
      ]);
      if (encoding === 'gzip') expect(gunzipSync(body ?? '').toString()).toBe(text);
      if (encoding === undefined) expect(body?.toString()).toBe(text);
    }
  });

  test('has its own headers before common ones, with age and cache status', async () => {
    const { headers } = await answer({});
    expect(headers).toMatchObject({ 'content-type': 'text/html', 'x-always': '1', vary: 'Accept-Encoding' });
    expect(headers).toMatchObject({ 'x-cache': 'hit', age: '2', 'x-request-id': 'a1' });
    expect(headers['etag']).toMatch(/^"[\w-]{27}"$/);
    expect(headers).not.toHaveProperty('x-none');
    expect(headers).not.toHaveProperty('content-encoding');
  });

  test('has no body for HEAD, with all its headers', async () => {
    const { status, headers, body } = await answer({ 'accept-encoding': 'br' }, 'HEAD');
    expect([status, body, headers['content-encoding']]).toEqual([200, undefined, 'br']);
  });

  test.each([
    ['the tag', (tag: string) => tag, 304],
    ['the tag as a weak one', (tag: string) => `W/${tag}`, 304],
    ['the tag among others', (tag: string) => `"x" , ${tag}`, 304],
    ['any', () => ' * ', 304],
    ['another tag', () => '"x"', 200],
    ['a tag that only ends so', (tag: string) => `"x"W/${tag}`, 200],
    ['half a tag', (tag: string) => tag.slice(0, -2), 200],
  ])('is sent to a client with %s, with a body only if changed', async (_what, had, status) => {
    const { headers } = await answer({ 'accept-encoding': 'br' });
    const again = await answer({ 'accept-encoding': 'br', 'if-none-match': had(headers['etag'] ?? '') });
    expect([again.status, again.body === undefined]).toEqual([status, status === 304]);
    const ofBody = ['content-length', 'content-encoding', 'content-type'].filter(
      (name) => name in again.headers,
    );
    expect(ofBody).toHaveLength(status === 304 ? 0 : 3);
    expect(again.headers).toMatchObject({ etag: headers['etag'], 'x-always': '1' });
  });

  test('is uncompressed if it is short or not text', async () => {
    const short = await answer({ 'accept-encoding': 'br' }, 'GET', '<p>Nothing yet</p>');
    expect([short.headers['content-encoding'], short.body?.toString()]).toEqual([
      undefined,
      '<p>Nothing yet</p>',
    ]);
    const picture = await answer({ 'accept-encoding': 'br' }, 'GET', markup(), 'image/png');
    expect(picture.headers['content-encoding']).toBeUndefined();
  });
});

test.each([
  [200, {}, true],
  [200, { 'cache-control': 'public, max-age=0' }, true],
  [404, {}, false],
  [200, { 'set-cookie': 'a=b' }, false],
  [200, { 'cache-control': 'no-store' }, false],
  [200, { 'cache-control': 'private' }, false],
  [200, { 'cache-control': 'no-cache' }, false],
])('Treats a response of %i with %j as equal for all: %s', (status, headers, keepable) => {
  expect(isKeepable({ status, headers, body: Buffer.alloc(0) })).toBe(keepable);
});
