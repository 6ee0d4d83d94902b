import { EventEmitter } from 'node:events';
import type { Server } from 'node:http';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { createListening } from '../../../src/host/listening.ts';

const lookup = vi.hoisted(() => vi.fn<(name: string, options: object) => Promise<{ address: string }[]>>());
vi.mock('node:dns/promises', async (original) => ({ ...(await original<object>()), lookup }));

const said: string[] = [];
/** A server without connections that fails on used addresses. */
class StandIn extends EventEmitter {
  static readonly taken = new Set<string>();
  static readonly closing: (() => void)[] = [];
  #port = 0;
  #at = '';
  listen(port: number, address: string): void {
    this.#at = address;
    this.#port = port || 4321;
    said.push(`${address}:${port}`);
    const isTaken = StandIn.taken.has(address);
    queueMicrotask(() => (isTaken ? this.emit('error', new Error(address)) : this.emit('listening')));
  }
  address(): { port: number } {
    return { port: this.#port };
  }
  close(done: () => void): void {
    said.push(`close ${this.#at}`);
    StandIn.closing.push(done);
  }
  closeIdleConnections(): void {
    said.push(`idle ${this.#at}`);
  }
  closeAllConnections(): void {
    said.push(`all ${this.#at}`);
  }
}
const listening = () => createListening(() => new StandIn() as unknown as Server);

beforeEach(() => {
  said.length = 0;
  StandIn.taken.clear();
  StandIn.closing.length = 0;
  lookup.mockReset().mockResolvedValue([{ address: '127.0.0.1' }, { address: '::1' }, { address: '::2' }]);
});

describe('a host listens', () => {
  test('on each address of its name, with the first one’s port', async () => {
    expect(await listening().listen({ host: 'localhost', port: 0 })).toBe(4321);
    expect(lookup).toHaveBeenCalledWith('localhost', { all: true });
    expect(said).toEqual(['127.0.0.1:0', '::1:4321', '::2:4321']);
  });

  test('on the given name if it has no address', async () => {
    lookup.mockResolvedValue([]);
    expect(await listening().listen({ host: 'a.example', port: 80 })).toBe(80);
    expect(said).toEqual(['a.example:80']);
  });

  test('not when the first address is taken, and without other taken ones', async () => {
    StandIn.taken.add('::1');
    const host = listening();
    await host.listen({ host: 'localhost', port: 80 });
    said.length = 0;
    void host.close();
    expect(said).toEqual(['close 127.0.0.1', 'close ::2']);
    StandIn.taken.add('127.0.0.1');
    const other = listening();
    await expect(other.listen({ host: 'localhost', port: 80 })).rejects.toThrow('127.0.0.1');
    said.length = 0;
    await other.close();
    expect(said).toEqual([]);
  });
});

describe('a host that ends', () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => vi.useRealTimers());
  const two = (what: string, times = 1) =>
    Array.from({ length: times }, () => [`${what} 127.0.0.1`, `${what} ::1`]).flat();

  test('accepts no more, closes idle connections ten times a second, and all after ten seconds', async () => {
    lookup.mockResolvedValue([{ address: '127.0.0.1' }, { address: '::1' }]);
    const host = listening();
    await host.listen({ host: 'localhost', port: 80 });
    said.length = 0;
    let ended = false;
    void host.close().then(() => (ended = true));
    await vi.advanceTimersByTimeAsync(99);
    expect(said).toEqual(two('close'));
    await vi.advanceTimersByTimeAsync(101);
    expect(said).toEqual([...two('close'), ...two('idle', 2)]);
    await vi.advanceTimersByTimeAsync(9799);
    expect(said).not.toContain('all 127.0.0.1');
    await vi.advanceTimersByTimeAsync(1);
    expect(said.filter((one) => one.startsWith('all'))).toEqual(two('all'));
    expect(ended).toBe(false);
    StandIn.closing[0]?.();
    await vi.advanceTimersByTimeAsync(0);
    expect(ended).toBe(false);
    StandIn.closing[1]?.();
    await vi.advanceTimersByTimeAsync(0);
    expect([ended, vi.getTimerCount()]).toEqual([true, 0]);
  });
});
