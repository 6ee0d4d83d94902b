import { EventEmitter } from 'node:events';
import type { Logger } from 'pino';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import type { Host } from '../../../src/host/host.ts';
import { endOnSignal, endOnUncaught } from '../../../src/host/process-end.ts';

const waits = vi.hoisted(() => [] as { ms: number; over: () => void }[]);
vi.mock('node:timers/promises', async (original) => ({
  ...(await original<object>()),
  setTimeout: (ms: number, value: unknown) =>
    new Promise((resolve) => waits.push({ ms, over: () => resolve(value) })),
}));

const said: string[] = [];
const say = (what: string) => () => void said.push(what);
/** Receives signals and uncaught errors instead of this process. */
let heard: EventEmitter;

beforeEach(() => {
  said.length = 0;
  waits.length = 0;
  heard = Object.assign(Object.create(process) as EventEmitter, {
    exit: (code: number) => void said.push(`exit ${code}`),
  });
  EventEmitter.call(heard);
  vi.stubGlobal('process', heard);
});
afterEach(() => vi.unstubAllGlobals());
const settled = () => new Promise(setImmediate);

describe('an uncaught error', () => {
  const logger = {
    error: (of: { err: Error }, text: string) => said.push(`error ${of.err.message}: ${text}`),
    fatal: (of: { err: Error }, text: string) => said.push(`fatal ${of.err.message}: ${text}`),
    flush: say('flush'),
  } as unknown as Logger;
  const broken = new Error('broken');

  test('is logged, and ends the process once the services are closed, successfully or not', async () => {
    for (const stop of [() => Promise.resolve(), () => Promise.reject(broken)]) {
      said.length = 0;
      endOnUncaught(logger, stop);
      heard.emit('uncaughtException', broken);
      expect(said).toEqual(['fatal broken: uncaught error: ending']);
      await settled();
      expect(said.slice(1)).toEqual(['flush', 'exit 1']);
    }
  });

  test('ends it after two seconds if they do not close, without keeping it alive', () => {
    vi.useFakeTimers();
    const begin = vi.spyOn(globalThis, 'setTimeout');
    endOnUncaught(logger, () => new Promise(() => undefined));
    heard.emit('uncaughtException', broken);
    expect((begin.mock.results[0]?.value as NodeJS.Timeout).hasRef()).toBe(false);
    vi.advanceTimersByTime(1999);
    expect(said).not.toContain('exit 1');
    vi.advanceTimersByTime(1);
    expect(said.slice(1)).toEqual(['flush', 'exit 1']);
    vi.useRealTimers();
  });

  test('is only logged for an unhandled rejection', async () => {
    endOnUncaught(logger, () => Promise.resolve());
    heard.emit('unhandledRejection', broken);
    heard.emit('unhandledRejection', broken);
    await settled();
    expect(said).toEqual(Array(2).fill('error broken: a promise failed and nobody waited for it'));
  });
});

describe('a signal', () => {
  const host = {
    health: { close: say('not ready') },
    close: () => Promise.resolve(say('no more connections')()),
  } as unknown as Host;
  const ending = (started: Promise<unknown>) =>
    endOnSignal(host, () => Promise.resolve(say('services')()), started);

  test.each(['SIGTERM', 'SIGINT'])('%s shuts down in order', async (signal) => {
    const ended = ending(Promise.resolve());
    await settled();
    expect(said).toEqual([]);
    heard.emit(signal);
    await ended;
    expect(said).toEqual(['not ready', 'no more connections', 'services', 'exit 0']);
  });

  test.each(['SIGTERM', 'SIGINT'])('%s ends an ongoing shutdown at once', async (signal) => {
    const { promise, resolve: start } = Promise.withResolvers<void>();
    const ended = ending(promise);
    heard.emit('SIGTERM');
    await settled();
    expect(said).toEqual(['not ready']);
    heard.emit(signal);
    expect(said).toEqual(['not ready', 'exit 1']);
    start();
    await ended;
  });

  test('waits two seconds for a start in progress', async () => {
    const ended = ending(new Promise(() => undefined));
    heard.emit('SIGTERM');
    await settled();
    expect([said, waits.map(({ ms }) => ms)]).toEqual([['not ready'], [2000]]);
    waits[0]?.over();
    await ended;
    expect(said.slice(0, 2)).toEqual(['not ready', 'exit 1']);
  });
});
