import { EventEmitter } from 'node:events';
import type { Server } from 'node:http';
import { beforeEach, describe, expect, test } from 'vitest';
import { createConnections, type Connections } from '../../../../src/host/gate/connections.ts';

/** The parts of a connection that are counted. */
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
  /** Sends a request on a connection. Returns a function that ends the response. */
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

  test('are counted while open', () => {
    const lines = [...from('192.0.2.1', 2), ...from(undefined)];
    expect(connections.open).toBe(3);
    lines[0]?.destroy();
    expect(connections.open).toBe(2);
  });

  test('are limited to a thousand a client, closing its longest idle one', () => {
    const others = from('192.0.2.2', 3);
    const lines = from('192.0.2.1', 1000);
    expect(closed(lines)).toEqual([]);
    from('192.0.2.1');
    expect([closed(lines), closed(others), connections.open]).toEqual([[0], [], 1003]);
    const answered = ask(lines[1]!);
    from('192.0.2.1');
    // A busy one stays open, and becomes idle after its answer.
    expect(closed(lines)).toEqual([0, 2]);
    answered();
    from('192.0.2.1', 998);
    expect(lines[1]?.destroyed).toBe(false);
    from('192.0.2.1', 2);
    expect(lines[1]?.destroyed).toBe(true);
  });

  test('free their client’s place when closed', () => {
    for (const line of from('192.0.2.1', 1000)) line.destroy();
    const lines = from('192.0.2.1', 1000);
    expect([closed(lines), connections.open]).toEqual([[], 1000]);
  });

  test('are limited to five thousand in all, closing the longest idle one', () => {
    const lines = Array.from({ length: 10 }, (_, client) => from(`192.0.2.${client}`, 500)).flat();
    expect([closed(lines), connections.open]).toEqual([[], 5000]);
    from('192.0.2.200');
    expect([closed(lines), connections.open]).toEqual([[0], 5000]);
  });

  test('stay open while busy, at any age', () => {
    const lines = Array.from({ length: 10 }, (_, client) => from(`192.0.2.${client}`, 500)).flat();
    const answered = ask(lines[0]!);
    from('192.0.2.200');
    expect(closed(lines)).toEqual([1]);
    answered();
    from('192.0.2.200');
    expect(closed(lines)).toEqual([1, 2]);
  });

  test('all stay open when none is idle, and a closed one is no longer idle', () => {
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
