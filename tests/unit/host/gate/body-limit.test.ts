import { EventEmitter } from 'node:events';
import { IncomingMessage, type ServerResponse } from 'node:http';
import { Socket } from 'node:net';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { announcesTooMuch, countBody, drain } from '../../../../src/host/gate/body-limit.ts';

const MEGABYTE = 1_048_576;
const STORED = '/embedded/backend/storage/v1/object/avatars/a';

let request: IncomingMessage;
beforeEach(() => {
  vi.useFakeTimers();
  request = new IncomingMessage(new Socket());
  request.url = '/x';
});
afterEach(() => vi.useRealTimers());

const push = (...sizes: number[]) => sizes.map((size) => request.push(Buffer.alloc(size)));

describe('a refused body', () => {
  let done: ReturnType<typeof vi.fn<() => void>>;
  let read: ReturnType<typeof vi.fn>;
  beforeEach(() => {
    done = vi.fn<() => void>();
    read = vi.spyOn(request, 'read') as never;
    drain(request, done);
  });

  test('is read without being stored', () => {
    expect(read).toHaveBeenCalledWith(0);
    expect(push(10, 10)).toEqual([true, true]);
    expect(request.readableLength).toBe(0);
    expect(done).not.toHaveBeenCalled();
  });

  test('is closed at its end, once', () => {
    expect(request.push(null)).toBe(false);
    vi.advanceTimersByTime(1000);
    expect(done).toHaveBeenCalledTimes(1);
  });

  test('is closed after more than a megabyte', () => {
    expect(push(MEGABYTE - 1, 1)).toEqual([true, true]);
    expect(done).not.toHaveBeenCalled();
    expect(push(1)).toEqual([false]);
    expect(done).toHaveBeenCalledTimes(1);
  });

  test('is closed after half a second', () => {
    vi.advanceTimersByTime(499);
    expect(done).not.toHaveBeenCalled();
    vi.advanceTimersByTime(1);
    expect(done).toHaveBeenCalledTimes(1);
  });

  test('is released when the client disconnects', () => {
    request.socket.emit('close');
    vi.advanceTimersByTime(1000);
    expect(done).not.toHaveBeenCalled();
  });
});

describe('an accepted body', () => {
  let response: EventEmitter;
  let exceeded: ReturnType<typeof vi.fn<() => void>>;
  const count = () => countBody(request, response as ServerResponse, exceeded);
  beforeEach(() => {
    response = new EventEmitter();
    exceeded = vi.fn<() => void>();
  });

  test.each([
    ['/x', MEGABYTE],
    [STORED, 8 * MEGABYTE],
  ])('is passed on to %s up to its limit', (url, limit) => {
    request.url = url;
    count();
    push(limit - 10, 10);
    expect([request.readableLength, exceeded.mock.calls.length]).toEqual([limit, 0]);
    expect(push(1)).toEqual([true]);
    expect([request.readableLength, exceeded.mock.calls.length]).toEqual([limit, 1]);
  });

  test('counts bytes received before it was read', () => {
    push(MEGABYTE);
    count();
    push(1);
    expect(exceeded).toHaveBeenCalledTimes(1);
  });

  test('is complete and in order', async () => {
    count();
    request.push('sal', 'latin1');
    request.push('\u00e9', 'latin1');
    request.push(null);
    vi.useRealTimers();
    const pieces: Buffer[] = [];
    for await (const piece of request) pieces.push(piece as Buffer);
    expect(Buffer.concat(pieces).toString('latin1')).toBe('sal\u00e9');
    expect(exceeded).not.toHaveBeenCalled();
  });

  test('is requested at once, and read to its end after the response, used or not', () => {
    const read = vi.spyOn(request, 'read');
    count();
    expect(read).toHaveBeenCalledWith(0);
    expect(request.readableFlowing).toBeNull();
    response.emit('finish');
    expect(request.readableFlowing).toBe(true);
  });
});

describe('A request', () => {
  const announces = (length: string | undefined, url: string) =>
    announcesTooMuch({ url, headers: { 'content-length': length } } as never);

  test.each([
    [undefined, '/api/marks', false],
    ['1048576', '/api/marks', false],
    ['1048577', '/api/marks', true],
    ['1048577', '/embedded/backend/storage/v1/object/avatars/a', false],
    ['8388608', '/embedded/backend/storage/v1/object/avatars/a', false],
    ['8388609', '/embedded/backend/storage/v1/object/avatars/a', true],
    ['1048577', '/x/embedded/backend/storage/v1', true],
  ])('of %s bytes to %s declares too much: %s', (length, url, much) => {
    expect(announces(length, url)).toBe(much);
  });
});
