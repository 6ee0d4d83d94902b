import type { IncomingMessage, OutgoingHttpHeaders, ServerResponse } from 'node:http';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { describe, expect, test } from 'vitest';
import { sendRendered } from '../../../../src/host/pages/send-rendered.ts';

const SESSION = 'sb-marquee-auth-token=x';
const TEXT = 'marquee '.repeat(200);

interface Case {
  asked?: Record<string, string>;
  method?: string;
  status?: number;
  headers?: OutgoingHttpHeaders;
  text?: string;
  state?: object;
}
/** The sent response for the app's response. */
async function sent({ asked = {}, method = 'GET', status = 200, headers = {}, text = TEXT, state }: Case) {
  const out: { status?: number; headers: OutgoingHttpHeaders; body?: Buffer | undefined; ended: boolean } = {
    ...{ headers: {}, ended: false },
  };
  const response = {
    ...{ headersSent: false, destroyed: false },
    ...state,
    writeHead: (code: number, all: OutgoingHttpHeaders) => Object.assign(out, { status: code, headers: all }),
    end: (body?: Buffer) => Object.assign(out, { body, ended: true }),
  } as unknown as ServerResponse;
  const request = { method, headers: asked } as unknown as IncomingMessage;
  const body = Buffer.from(text);
  await sendRendered(request, response, {
    status,
    headers: { 'content-type': 'text/html', ...headers },
    body,
  });
  return out;
}

describe('the owner of a response', () => {
  const PERSONAL = 'private, no-store';
  const cases: [string, Case, string][] = [
    ['a page of a visitor', {}, 'private, no-cache'],
    ['a page of a visitor that says more', { headers: { 'cache-control': 'public' } }, 'public'],
    ['a page of somebody', { asked: { cookie: SESSION } }, PERSONAL],
    [
      'a page of somebody, whatever it says',
      { asked: { cookie: SESSION }, headers: { 'cache-control': 'public' } },
      PERSONAL,
    ],
    [
      'a page of somebody, in whatever letters',
      {
        asked: { cookie: SESSION },
        headers: { 'content-type': 'text/html; charset=utf-8', 'cache-control': 'public' },
      },
      PERSONAL,
    ],
    ['a page by a token', { asked: { authorization: 'x' }, headers: { 'cache-control': 'x' } }, PERSONAL],
    ['data of somebody', { asked: { cookie: SESSION }, headers: { 'content-type': 'a/b' } }, PERSONAL],
    [
      'data of somebody that says more',
      { asked: { cookie: SESSION }, headers: { 'content-type': 'a/b', 'cache-control': 'public' } },
      'public',
    ],
    ['data without a type', { headers: { 'content-type': undefined } }, 'private, no-cache'],
    [
      'what has no type, of somebody, and says more',
      { asked: { cookie: SESSION }, headers: { 'content-type': undefined, 'cache-control': 'public' } },
      'public',
    ],
    [
      'what sets a cookie',
      { headers: { 'content-type': 'a/b', 'set-cookie': ['a=b'], 'cache-control': 'public' } },
      PERSONAL,
    ],
  ];
  test.each(cases)('%s', async (_what, given, caching) => {
    expect((await sent(given)).headers['cache-control']).toBe(caching);
  });
});

describe('a response', () => {
  test.each([
    ['br', 'br', brotliDecompressSync],
    ['gzip', 'gzip', gunzipSync],
    ['', undefined, (body: Buffer) => body],
  ] as const)('is sent to a client that accepts %j as %s', async (accepted, encoding, unpack) => {
    const { status, headers, body } = await sent({ asked: { 'accept-encoding': accepted }, status: 404 });
    expect([status, unpack(body ?? Buffer.of()).toString()]).toEqual([404, TEXT]);
    expect(headers).toEqual({
      'content-type': 'text/html',
      'cache-control': 'private, no-cache',
      vary: 'Accept-Encoding',
      'content-length': body?.length,
      ...(encoding && { 'content-encoding': encoding }),
    });
  });

  test.each([
    ['Cookie', 'Cookie, Accept-Encoding'],
    ['', 'Accept-Encoding'],
  ])('that varies by %j also varies by encoding', async (vary, all) => {
    expect((await sent({ headers: { vary } })).headers['vary']).toBe(all);
  });

  test.each([
    ['is short', { text: 'x' }],
    ['is no text', { headers: { 'content-type': 'image/png' } }],
    ['has no type', { headers: { 'content-type': undefined } }],
    ['is packed already', { headers: { 'content-encoding': 'x' } }],
  ])('that %s is unchanged', async (_what, given: Case) => {
    const { headers, body } = await sent({ ...given, asked: { 'accept-encoding': 'br' } });
    expect(body?.toString()).toBe(given.text ?? TEXT);
    expect(headers['vary']).toBeUndefined();
    expect(headers['content-encoding']).toBe(given.headers?.['content-encoding']);
    expect(headers['content-length']).toBe(body?.length);
  });

  test('has its actual length, or none without a body', async () => {
    const length = async (given: Case) => (await sent(given)).headers['content-length'];
    expect(await length({ headers: { 'content-length': '7' } })).toBe(TEXT.length);
    expect(await length({ text: '' })).toBe(0);
    for (const status of [204, 304])
      expect(await length({ status, text: '', headers: { 'content-length': '7' } })).toBeUndefined();
  });

  test('to HEAD has no body, and its length', async () => {
    const known = await sent({ method: 'HEAD' });
    expect([known.ended, known.body, known.headers['content-length']]).toEqual([
      true,
      undefined,
      TEXT.length,
    ]);
    const left = await sent({ method: 'HEAD', text: '', headers: { 'content-length': '7' } });
    expect(left.headers['content-length']).toBe('7');
    const unknown = await sent({ method: 'HEAD', text: '' });
    expect(unknown.headers).not.toHaveProperty('content-length');
  });

  test.each([{ headersSent: true }, { destroyed: true }])('is not sent when %j', async (state) => {
    expect(await sent({ state })).toEqual({ headers: {}, ended: false });
  });
});
