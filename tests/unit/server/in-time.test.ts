import { describe, expect, test } from 'vitest';
import { CatalogueError } from '../../../src/core/errors.ts';
import { inTime, orNull } from '../../../src/server/in-time.ts';
import { LATE } from '../../../src/server/within-time.ts';
import { provideServices } from '../../support/host/page-context.ts';
import type { BackendServer } from '../../support/backend/backend-server.ts';

const backend = { now: () => new Date('2026-11-21T12:00:00Z'), keys: {} } as BackendServer;
const waiting = (pagePatienceMs: number) => provideServices(backend, { config: { pagePatienceMs } });
const never = new Promise<string>(() => undefined);

describe('a late part of a page', () => {
  test('is left out after the configured or given time', async () => {
    waiting(20);
    expect(await inTime(never)).toBe(LATE);
    expect(await orNull(never)).toBeNull();
    waiting(60_000);
    expect(await inTime(never, 20)).toBe(LATE);
  });

  test('is used as soon as ready, including a failure', async () => {
    waiting(60_000);
    expect(await inTime(Promise.resolve('there'))).toBe('there');
    await expect(inTime(Promise.reject(new Error('gone')))).rejects.toThrow('gone');
  });

  test('can fail once no page waits for it', async () => {
    waiting(20);
    const { promise, reject } = Promise.withResolvers<string>();
    expect(await inTime(promise)).toBe(LATE);
    // Otherwise it would end the process.
    reject(new Error('too late to matter'));
  });

  test('is null when the catalogue fails, and a defect for other errors', async () => {
    waiting(60_000);
    const failing = new CatalogueError('The movie database is down', { status: 503 });
    expect(await orNull(Promise.reject(failing))).toBeNull();
    await expect(orNull(Promise.reject(new TypeError('no function')))).rejects.toThrow('no function');
  });
});
