import { EventEmitter } from 'node:events';
import type { ServerResponse } from 'node:http';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { createLoad, type Load } from '../../../../src/host/gate/load.ts';

const machine = vi.hoisted(() => ({
  delay: { mean: 0, enable: () => true, disable: () => true, reset: () => undefined },
  heap: { used_heap_size: 0, heap_size_limit: 1000 },
}));
vi.mock('node:perf_hooks', async (original) => ({
  ...(await original<object>()),
  monitorEventLoopDelay: () => machine.delay,
}));
vi.mock('node:v8', async (original) => ({
  ...(await original<object>()),
  getHeapStatistics: () => machine.heap,
}));

/** Sets event loop delay and heap use for the next checks. */
function looks(load: Load, ...findings: { lateMs?: number; heap?: number }[]): boolean[] {
  return findings.map(({ lateMs = 0, heap = 0 }) => {
    machine.delay.mean = lateMs * 1e6;
    machine.heap.used_heap_size = heap;
    vi.advanceTimersByTime(500);
    return load.isTooMuch();
  });
}

describe('the server is overloaded', () => {
  let load: Load;
  const said: string[] = [];
  beforeEach(() => {
    said.length = 0;
    for (const name of ['enable', 'disable', 'reset'] as const)
      vi.spyOn(machine.delay, name).mockImplementation(() => (said.push(name) > 0) as never);
    vi.useFakeTimers();
    load = createLoad();
  });
  afterEach(() => {
    load.close();
    vi.useRealTimers();
  });

  test.each([
    ['the process runs late', { lateMs: 751 }, { lateMs: 750 }],
    ['the memory is nearly full', { heap: 901 }, { heap: 900 }],
  ])('when %s twice in a row, and not once', (_when, much, bearable) => {
    expect(looks(load, much, bearable, much, much, much)).toEqual([false, false, false, true, true]);
    expect(looks(load, bearable, much)).toEqual([false, false]);
  });

  test('by values since the last check, twice a second', () => {
    vi.advanceTimersByTime(499);
    expect(said).toEqual(['enable']);
    vi.advanceTimersByTime(1);
    expect(said).toEqual(['enable', 'reset']);
  });

  test('never for an otherwise idle process', () => {
    const begin = vi.spyOn(globalThis, 'setInterval');
    createLoad().close();
    expect((begin.mock.results[0]?.value as NodeJS.Timeout).hasRef()).toBe(false);
  });

  test('never without checks', () => {
    load.close();
    expect(vi.getTimerCount()).toBe(0);
    expect(said).toEqual(['enable', 'disable']);
  });

  test('with five hundred concurrent requests, until one is answered', () => {
    const responses = Array.from({ length: 500 }, () => new EventEmitter());
    const [first, ...others] = responses as unknown as ServerResponse[];
    for (const response of others) load.take(response);
    expect(load.isTooMuch()).toBe(false);
    load.take(first!);
    expect(load.isTooMuch()).toBe(true);
    first?.emit('close');
    expect(load.isTooMuch()).toBe(false);
  });
});
