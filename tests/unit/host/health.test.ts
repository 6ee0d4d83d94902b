import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import type { ServiceStatus } from '../../../src/contract/lifecycle.ts';
import { createHealth } from '../../../src/host/health.ts';

const statfs = vi.hoisted(() => vi.fn<(path: string) => Promise<{ bavail: number; bsize: number }>>());
vi.mock('node:fs/promises', async (original) => ({ ...(await original<object>()), statfs }));

const since = '2026-03-10T12:00:00.000Z';
const status = (backend: object = {}, condition = 'fine') =>
  ({
    backend: { mode: 'embedded', ok: true, engine: 'postgres', ...backend },
    catalogue: { condition, since },
  }) as ServiceStatus;
const MEGABYTE = 1_048_576;

beforeEach(() => {
  vi.useFakeTimers();
  statfs.mockReset().mockResolvedValue({ bavail: 64 * 256, bsize: 4096 });
});
afterEach(() => vi.useRealTimers());

const found = (services: ServiceStatus | undefined) =>
  createHealth('data', () => Promise.resolve(services)).readiness();

describe('the process', () => {
  test('is ready when services answer and the disk has room', async () => {
    expect(await found(status())).toEqual({
      ready: true,
      checks: { backend: 'ok', disk: 'ok', catalogue: 'ok', process: 'ok' },
      since: {},
      engine: 'postgres',
      services: status(),
    });
    expect(statfs).toHaveBeenCalledWith('data');
  });

  test.each([
    [{ ok: false }, 'failing', false],
    [{ mode: 'hosted' }, 'elsewhere', true],
    [{ mode: 'hosted', ok: false }, 'failing elsewhere', true],
  ])('with a backend that is %j reports %s, and is ready: %s', async (backend, said, ready) => {
    expect(await found(status(backend))).toMatchObject({ ready, checks: { backend: said, process: 'ok' } });
  });

  test.each([
    ['slow', 'slow'],
    ['limited', 'limited'],
    ['down', 'failing'],
    ['refused', 'refused'],
  ])('reports since when the movie database is %s, and stays ready', async (condition, said) => {
    expect(await found(status({}, condition))).toMatchObject({
      ...{ ready: true, checks: { catalogue: said }, since: { catalogue: since } },
    });
  });

  test.each([
    [64 * 256, 4096, 'ok'],
    [64 * 256 - 1, 4096, 'full'],
    [0, 4096, 'full'],
    [64 * MEGABYTE, 1, 'ok'],
    [64 * MEGABYTE - 1, 1, 'full'],
  ])('needs 64 megabytes: with %i blocks of %i bytes its disk is %s', async (bavail, bsize, disk) => {
    statfs.mockResolvedValue({ bavail, bsize });
    expect(await found(status())).toMatchObject({ ready: disk === 'ok', checks: { disk, process: 'ok' } });
  });

  test('needs no disk without a data directory', async () => {
    statfs.mockRejectedValue(new Error('ENOENT'));
    expect(await found(status())).toMatchObject({ ready: true, checks: { disk: 'ok' } });
  });

  const starting = {
    ready: false,
    checks: { backend: 'failing', disk: 'ok', catalogue: 'ok', process: 'starting' },
    since: {},
    engine: undefined,
    services: undefined,
  };

  test('is starting without services, or without their health', async () => {
    expect(await found(undefined)).toEqual(starting);
    const failing = createHealth('data', () => Promise.reject(new Error('broken')));
    expect(await failing.readiness()).toEqual(starting);
  });

  test('waits two seconds for a silent check, and leaves nothing behind', async () => {
    statfs.mockReturnValue(new Promise(() => undefined));
    const answer = createHealth('data', () => new Promise(() => undefined)).readiness();
    let answered = false;
    void answer.then(() => (answered = true));
    await vi.advanceTimersByTimeAsync(1999);
    expect(answered).toBe(false);
    await vi.advanceTimersByTimeAsync(1);
    expect(await answer).toEqual(starting);
    expect(vi.getTimerCount()).toBe(0);
  });

  test('leaves no timer after the answer', async () => {
    await found(status());
    expect(vi.getTimerCount()).toBe(0);
  });

  test('checks at most once a second, the first time at once', async () => {
    const ask = vi.fn(() => Promise.resolve(status()));
    const health = createHealth('data', ask);
    await Promise.all([health.readiness(), health.readiness()]);
    vi.advanceTimersByTime(1000);
    await health.readiness();
    expect(ask).toHaveBeenCalledTimes(1);
    vi.advanceTimersByTime(1);
    await health.readiness();
    expect(ask).toHaveBeenCalledTimes(2);
    vi.advanceTimersByTime(1000);
    await health.readiness();
    expect(ask).toHaveBeenCalledTimes(2);
  });

  test('reports a shutdown at once, with other values unchanged', async () => {
    const health = createHealth('data', () => Promise.resolve(status()));
    const before = await health.readiness();
    health.close();
    expect(await health.readiness()).toEqual({
      ...before,
      ready: false,
      checks: { ...before.checks, process: 'closing' },
    });
  });
});
