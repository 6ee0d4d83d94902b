import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { AppHandler } from '../../../src/host/host.ts';
import { hostFor, type Host } from '../../support/host/running-host.ts';

const page = `<p>${'marquee '.repeat(300)}</p>`;

const handler: AppHandler = async (request, response) => {
  if (request.url === '/stream') {
    response.writeHead(200, { 'content-type': 'text/event-stream' });
    response.write('data: one\n\n');
    response.end('data: two\n\n');
    return;
  }
  if (request.url === '/echo') {
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk as Buffer);
    response.writeHead(201, { 'content-type': 'text/plain' });
    response.end(Buffer.concat(chunks));
    return;
  }
  if (request.url === '/half') {
    response.writeHead(200, { 'content-type': 'text/html' });
    response.write('<p>half', () => response.destroy());
    return;
  }
  response.writeHead(request.url === '/gone' ? 404 : 200, { 'content-type': 'text/html' });
  response.end(page);
};

describe('the host', () => {
  let host: Host;

  beforeAll(async () => {
    host = await hostFor({ handler });
  });

  afterAll(() => host.close());

  test('serves hashed files for ever, precompressed when the client likes', async () => {
    const plain = await host.inject({ url: '/_astro/a.1234.js' });
    expect(plain.body).toBe('plain');
    expect(plain.headers['cache-control']).toBe('public, max-age=31536000, immutable');
    const packed = await host.inject({ url: '/_astro/a.1234.js', headers: { 'accept-encoding': 'br' } });
    expect(packed.headers['content-encoding']).toBe('br');
    expect(packed.body).toBe('brotli');
  });

  test('serves other files for a day', async () => {
    const icon = await host.inject({ url: '/favicon.svg' });
    expect(icon.headers['cache-control']).toBe('public, max-age=86400');
  });

  test('hands everything else to the app and keeps its status', async () => {
    const answer = await host.inject({ url: '/gone', headers: { 'accept-encoding': 'gzip' } });
    expect(answer.statusCode).toBe(404);
    expect(answer.headers['content-encoding']).toBe('gzip');
    expect(answer.headers['content-type']).toBe('text/html; charset=utf-8');
    expect(answer.headers.vary).toBe('Accept-Encoding');
  });

  test('answers HEAD without a body', async () => {
    const answer = await host.inject({ method: 'HEAD', url: '/' });
    expect(answer.statusCode).toBe(200);
    expect(answer.body).toBe('');
  });

  test('lets the app read bodies itself', async () => {
    const answer = await host.inject({ method: 'POST', url: '/echo', payload: '{"a":1}' });
    expect(answer.statusCode).toBe(201);
    expect(answer.body).toBe('{"a":1}');
  });

  test('answers 500 when rendering breaks off, never half a page', async () => {
    const answer = await host.inject({ url: '/half' });
    expect(answer.statusCode).toBe(500);
    expect(answer.body).toContain('Something went wrong on our side');
    expect(answer.body).not.toContain('half');
  });

  test('passes a streamed answer on as it comes', async () => {
    const answer = await host.inject({ url: '/stream' });
    expect(answer.headers['content-type']).toBe('text/event-stream');
    expect(answer.body).toBe('data: one\n\ndata: two\n\n');
  });
});
