import { EventEmitter, once } from 'node:events';
import { IncomingMessage, type ServerResponse } from 'node:http';
import { Socket } from 'node:net';
import { Writable } from 'node:stream';
import { describe, expect, test } from 'vitest';
import type { AppHandler, RenderLocals } from '../../../src/contract/app-handler.ts';
import { render, sendStream, webRequest } from '../../../src/host/app.ts';

describe('the app’s request', () => {
  const asked = (fields: object, finished = true) => {
    const response = Object.assign(new EventEmitter(), { writableFinished: finished });
    const request = Object.assign(new IncomingMessage(new Socket()), fields);
    const made = webRequest(request, response as unknown as ServerResponse, 'https://movies.example.org');
    return { request, response, made };
  };

  test('has this site’s address, method and headers, including repeated ones', () => {
    const headers = { accept: 'text/html', cookie: 'a=b', 'set-cookie': ['a=1', 'b=2'], via: undefined };
    const { made } = asked({ method: 'PUT', url: '/movie/603?a=b', headers });
    expect([made.method, made.url, made.body]).toEqual([
      'PUT',
      'https://movies.example.org/movie/603?a=b',
      null,
    ]);
    expect([...made.headers]).toEqual([
      ['accept', 'text/html'],
      ['cookie', 'a=b'],
      ['set-cookie', 'a=1'],
      ['set-cookie', 'b=2'],
    ]);
  });

  test('has the front page by default', () => {
    const { made } = asked({ method: undefined, url: undefined });
    expect([made.method, made.url]).toEqual(['GET', 'https://movies.example.org/']);
  });

  test('streams its body', async () => {
    const { request, made } = asked({ method: 'POST', url: '/', headers: { 'content-length': '5' } });
    request.push('mar');
    request.push('qu');
    request.push(null);
    expect(await made.text()).toBe('marqu');
  });

  test.each(['GET', 'HEAD'])('has no body with %s', (method) => {
    expect(asked({ method, url: '/', headers: { 'content-length': '5' } }).made.body).toBeNull();
  });

  test('is aborted when the client disconnects before the response', () => {
    for (const finished of [true, false]) {
      const { response, made } = asked({ method: 'GET', url: '/' }, finished);
      expect(made.signal.aborted).toBe(false);
      response.emit('close');
      expect(made.signal.aborted).toBe(!finished);
    }
  });
});

describe('the app’s response', () => {
  const locals = (): RenderLocals => ({
    requestId: 'a1',
    clientAddress: '192.0.2.7',
    direct: true,
    row: undefined,
  });
  const rendered = (handler: AppHandler, own = locals()) =>
    render(handler, new Request('https://movies.example.org/'), own);
  const typed = (type: string, body: BodyInit | null = 'x') =>
    rendered(() => new Response(body, { headers: { 'content-type': type } }));

  test('is complete, with status, headers and cookies', async () => {
    const given = locals();
    const answer = await rendered((_request, options) => {
      expect(options).toEqual({ locals: given, clientAddress: '192.0.2.7' });
      const headers = new Headers({ 'content-type': 'text/html' });
      headers.append('set-cookie', 'a=1');
      headers.append('set-cookie', 'b=2');
      return new Response('<p>', { status: 418, headers });
    }, given);
    expect(answer).toEqual({
      ...{ status: 418, body: Buffer.from('<p>') },
      headers: { 'content-type': 'text/html', 'set-cookie': ['a=1', 'b=2'] },
    });
  });

  test('sets no cookies without any', async () => {
    expect((await rendered(() => new Response(null))).headers).toEqual({});
  });

  test.each([
    ['text/event-stream', true],
    ['text/event-stream; charset=utf-8', true],
    ['application/zip', true],
    ['application/x-ndjson', true],
    ['application/zip+xml', false],
    ['x-text/event-stream', false],
    ['text/html', false],
  ])('of type %s is streamed: %s', async (type, streamed) => {
    expect('stream' in (await typed(type))).toBe(streamed);
  });

  test('without body or type is complete', async () => {
    expect(await typed('text/event-stream', null)).toMatchObject({ status: 200, body: Buffer.of() });
    expect(await rendered(() => new Response(Buffer.from('x')))).toMatchObject({ body: Buffer.from('x') });
  });

  const pictures = (own: RenderLocals['largestPictures'], status = 200) =>
    rendered((_request, options) => {
      if (own) options.locals.largestPictures = own;
      return new Response('', { status });
    });

  test('names the largest pictures of an existing page', async () => {
    const two = [{ url: '/a.jpg', media: '(max-width:459px)' }, { url: '/b.jpg' }];
    const rest = 'rel=preload; as=image; fetchpriority=high';
    expect((await pictures(two)).headers['link']).toBe(
      `</a.jpg>; ${rest}; media="(max-width:459px)", </b.jpg>; ${rest}`,
    );
    expect((await pictures(two, 404)).headers).not.toHaveProperty('link');
    expect((await pictures([])).headers).not.toHaveProperty('link');
    expect((await pictures(undefined)).headers).not.toHaveProperty('link');
  });

  test('that is streamed is passed on to its end', async () => {
    const said: unknown[] = [];
    const response = Object.assign(
      new Writable({ write: (chunk: Buffer, _encoding, done) => (said.push(chunk.toString()), done()) }),
      { writeHead: (...head: unknown[]) => said.push(head) },
    );
    const ended = once(response, 'finish');
    const stream = new Response('data: x').body!;
    await sendStream(response as unknown as ServerResponse, { status: 203, headers: { a: 'b' }, stream });
    await ended;
    expect(said).toEqual([[203, { a: 'b' }], 'data: x']);
  });
});
