import { EventEmitter } from 'node:events';
import type { Server, ServerResponse } from 'node:http';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { announcesTooMuch } from '../../../../src/host/gate/body-limit.ts';
import { createConnections, type Connections } from '../../../../src/host/gate/connections.ts';
import { createLoad, type Load } from '../../../../src/host/gate/load.ts';
import { allowanceFor, createRateLimit } from '../../../../src/host/gate/rate-limit.ts';

/** A connection, as far as who counts them looks at it. */
class Line extends EventEmitter {
  destroyed = false;
  readonly remoteAddress: string | undefined;
  constructor(remoteAddress: string | undefined) {
    super();
    this.remoteAddress = remoteAddress;
    this.setMaxListeners(0);
  }
  destroy(): void {
    this.destroyed = true;
    this.emit('close');
  }
}

describe('Connections', () => {
  let server: EventEmitter;
  let connections: Connections;
  const from = (address: string | undefined, count = 1) =>
    Array.from({ length: count }, () => {
      const line = new Line(address);
      server.emit('connection', line);
      return line;
    });
  /** Asks for something on a connection; answers what ends the answer. */
  const ask = (line: Line) => {
    const response = new EventEmitter();
    server.emit('request', { socket: line }, response);
    return () => response.emit('close');
  };
  const closed = (lines: Line[]) => lines.flatMap(({ destroyed }, at) => (destroyed ? [at] : []));

  beforeEach(() => {
    server = new EventEmitter();
    connections = createConnections();
    connections.watch(server as unknown as Server);
  });

  test('are counted for as long as they are open', () => {
    const lines = [...from('192.0.2.1', 2), ...from(undefined)];
    expect(connections.open).toBe(3);
    lines[0]?.destroy();
    expect(connections.open).toBe(2);
  });

  test('of one client are a thousand, beyond which its own longest idle one makes room', () => {
    const others = from('192.0.2.2', 3);
    const lines = from('192.0.2.1', 1000);
    expect(closed(lines)).toEqual([]);
    from('192.0.2.1');
    expect([closed(lines), closed(others), connections.open]).toEqual([[0], [], 1003]);
    const answered = ask(lines[1]!);
    from('192.0.2.1');
    // One at work is left alone, and idle anew when it was answered.
    expect(closed(lines)).toEqual([0, 2]);
    answered();
    from('192.0.2.1', 998);
    expect(lines[1]?.destroyed).toBe(false);
    from('192.0.2.1', 2);
    expect(lines[1]?.destroyed).toBe(true);
  });

  test('that were closed leave their client as much room as before', () => {
    for (const line of from('192.0.2.1', 1000)) line.destroy();
    const lines = from('192.0.2.1', 1000);
    expect([closed(lines), connections.open]).toEqual([[], 1000]);
  });

  test('are five thousand in all, beyond which the longest idle one of anybody makes room', () => {
    const lines = Array.from({ length: 10 }, (_, client) => from(`192.0.2.${client}`, 500)).flat();
    expect([closed(lines), connections.open]).toEqual([[], 5000]);
    from('192.0.2.200');
    expect([closed(lines), connections.open]).toEqual([[0], 5000]);
  });

  test('none of which is idle are all left, and one that is gone is idle no more', () => {
    const lines = from('192.0.2.1', 1000);
    const answered = lines.map(ask);
    from('192.0.2.1');
    expect(closed(lines)).toEqual([]);
    lines[0]?.destroy();
    answered[0]?.();
    answered[1]?.();
    from('192.0.2.1', 2);
    expect(closed(lines)).toEqual([0, 1]);
  });
});

describe('Work', () => {
  let load: Load;
  beforeEach(() => void (load = createLoad()));
  afterEach(() => load.close());

  test('is too much with five hundred requests at once, until one is answered', () => {
    const responses = Array.from({ length: 500 }, () => new EventEmitter() as unknown as ServerResponse);
    for (const response of responses.slice(1)) load.take(response);
    expect(load.isTooMuch()).toBe(false);
    load.take(responses[0]!);
    expect(load.isTooMuch()).toBe(true);
    responses[0]?.emit('close');
    expect(load.isTooMuch()).toBe(false);
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
  ])('of %s bytes to %s announces too much: %s', (length, url, much) => {
    expect(announces(length, url)).toBe(much);
  });

  test.each([
    ['GET', '/movies', true, 'file'],
    ['HEAD', '/movies', false, 'read'],
    ['OPTIONS', '/movies', false, 'read'],
    ['DELETE', '/movies', false, 'write'],
    ['POST', '/partials/suggest', false, 'suggestion'],
    ['GET', '/partials/suggestions', false, 'read'],
    ['GET', '/x/partials/suggest?query=a', false, 'read'],
    ['GET', '/robots.webmanifest', false, 'file'],
    ['GET', '/x/favicon.svg', false, 'read'],
    ['GET', '/favicon.svg.txt', false, 'read'],
    ['GET', '/x/_astro/a.js', false, 'read'],
    ['GET', '/_astro.js', false, 'read'],
  ])('%s %s (at hand: %s) counts as %s', (method, target, atHand, allowance) => {
    expect(allowanceFor(method, target, atHand)).toBe(allowance);
  });

  test('has three tenths of its pages to write, ten times as many files, and one of each at least', async () => {
    const allowed = async (perMinute: number, allowance: 'read' | 'write' | 'file') => {
      const limit = createRateLimit(perMinute);
      let count = 0;
      while ((await limit.count('192.0.2.1', allowance)) === 0) count += 1;
      return count;
    };
    expect([await allowed(10, 'read'), await allowed(10, 'write'), await allowed(10, 'file')]).toEqual([
      10, 3, 100,
    ]);
    expect([await allowed(1, 'write'), await allowed(1, 'read')]).toEqual([1, 1]);
    expect(await createRateLimit(undefined).count('192.0.2.1', 'read')).toBe(0);
  });
});
