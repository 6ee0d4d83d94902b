import { EventEmitter } from 'node:events';
import type { RequestListener, Server } from 'node:http';
import type { Socket } from 'node:net';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { answerBroken, createHttpServer } from '../../../src/host/server.ts';

describe('an invalid request', () => {
  const answered = (code: string | undefined, writable = true) => {
    const said: string[] = [];
    const socket = { writable, destroy: () => said.push('destroy'), end: (text: string) => said.push(text) };
    const error = Object.assign(new Error('broken'), { code }) as NodeJS.ErrnoException;
    answerBroken(error, socket as unknown as Socket, { 'x-frame-options': 'DENY', a: 'b' });
    return said;
  };

  test.each([
    ['HPE_HEADER_OVERFLOW', '431 Request Header Fields Too Large'],
    ['ERR_HTTP_REQUEST_TIMEOUT', '408 Request Timeout'],
    ['HPE_INVALID_METHOD', '400 Bad Request'],
    [undefined, '400 Bad Request'],
  ])('with %s is answered %s, with the security headers', (code, status) => {
    expect(answered(code)).toEqual([
      `HTTP/1.1 ${status}\r\nx-frame-options: DENY\r\na: b\r\ncontent-length: 0\r\nconnection: close\r\n\r\n`,
    ]);
  });

  test('is not answered after the server closed', () => {
    expect(answered('ECONNRESET')).toEqual(['destroy']);
    expect(answered('HPE_INVALID_METHOD', false)).toEqual(['destroy']);
  });
});

describe('the server', () => {
  let server: Server;
  const watched: Server[] = [];
  const asked: boolean[] = [];
  const listener: RequestListener = (_request, response) => void asked.push(response.shouldKeepAlive);
  beforeEach(() => {
    watched.length = 0;
    asked.length = 0;
    server = createHttpServer(listener, { open: 0, watch: (one) => watched.push(one) });
  });
  afterEach(() => vi.restoreAllMocks());

  /** Sends this many requests on one connection. */
  const ask = (times: number, event = 'request', socket: object = new EventEmitter()) => {
    for (let one = 0; one < times; one += 1) server.emit(event, { socket }, { shouldKeepAlive: true });
    return asked.splice(0);
  };
  const listens = (is: boolean) => vi.spyOn(server, 'listening', 'get').mockReturnValue(is);

  test('limits slow clients’ time, and counts accepted requests', () => {
    expect(server).toMatchObject({ headersTimeout: 10_000, requestTimeout: 30_000, keepAliveTimeout: 5000 });
    // The gate answers requests without a host.
    expect(server).toMatchObject({ requireHostHeader: false });
    expect(watched).toEqual([server]);
  });

  test.each(['request', 'checkContinue'])('closes a connection after a thousand requests: %s', (event) => {
    listens(true);
    const socket = {};
    expect(ask(999, event, socket)).toEqual(Array(999).fill(true));
    expect(ask(2, event)).toEqual([true, true]);
    expect(ask(2, event, socket)).toEqual([false, false]);
  });

  test('closes connections after each response once it accepts no more', () => {
    listens(false);
    expect(ask(2)).toEqual([false, false]);
  });
});
