import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { catalogueOver, type CatalogueUnderTest } from '../../support/tmdb/catalogue.ts';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

/** A catalogue over a slow server, and its requests. */
function serverOf(behaviour: { seconds: number; status: number }) {
  const fetch = async () => {
    await new Promise((resolve) => setTimeout(resolve, behaviour.seconds * 1000));
    return new Response('', { status: behaviour.status, headers: { 'Retry-After': '3' } });
  };
  const catalogue = catalogueOver({ url: 'http://catalogue.test/3' }, { fetch });
  let id = 0;
  const ask = async (times: number) => {
    const calls = Array.from({ length: times }, () => catalogue.movie((id += 1)).catch(() => null));
    await vi.runAllTimersAsync();
    await Promise.all(calls);
  };
  return { catalogue, ask };
}

const told = ({ logged }: CatalogueUnderTest) => logged.map((line) => line.replace(/ \{.*/, ''));

describe('the operator sees the movie database’s state', () => {
  test('as fine, from the start', async () => {
    const { catalogue, ask } = serverOf({ seconds: 0.1, status: 404 });
    expect(catalogue.health()).toMatchObject({ condition: 'fine', since: '2026-03-10T12:00:00.000Z' });
    expect(catalogue.health().medianMs).toBeNull();
    await ask(30);
    catalogue.pass({ hours: 1 });
    expect(catalogue.health()).toMatchObject({ condition: 'fine', since: '2026-03-10T12:00:00.000Z' });
    expect(catalogue.logged).toEqual([]);
  });

  test('as slow since a time, once, and its end', async () => {
    const behaviour = { seconds: 3, status: 404 };
    const { catalogue, ask } = serverOf(behaviour);
    await ask(2);
    expect(catalogue.health().condition).toBe('fine');
    catalogue.pass({ seconds: 30 });
    await ask(5);
    catalogue.pass({ seconds: 30 });
    await ask(5);
    const since = '2026-03-10T12:00:30.000Z';
    expect(catalogue.health()).toMatchObject({ condition: 'slow', since, medianMs: 3000 });
    expect(told(catalogue)).toEqual(['The movie database is slow']);
    behaviour.seconds = 0.2;
    await ask(13);
    expect(catalogue.health()).toMatchObject({ condition: 'fine', since: '2026-03-10T12:01:00.000Z' });
    expect(told(catalogue)).toEqual([
      'The movie database is slow',
      'The movie database answers again as it should',
    ]);
    expect(catalogue.logged[1]).toContain('"before":"slow","lasted":"30 s"');
  });

  test('without single slow answers', async () => {
    const behaviour = { seconds: 0.1, status: 404 };
    const { catalogue, ask } = serverOf(behaviour);
    for (let round = 0; round < 5; round += 1) {
      behaviour.seconds = 0.1;
      await ask(4);
      behaviour.seconds = 5;
      await ask(2);
    }
    expect(catalogue.logged).toEqual([]);
  });

  test('as rate-limited, for a minute after the last refusal', async () => {
    const behaviour = { seconds: 0.1, status: 429 };
    const { catalogue, ask } = serverOf(behaviour);
    await ask(1);
    expect(catalogue.health().condition).toBe('limited');
    behaviour.status = 404;
    await ask(5);
    catalogue.pass({ seconds: 59 });
    expect(catalogue.health().condition).toBe('limited');
    catalogue.pass({ seconds: 1 });
    expect(catalogue.health()).toMatchObject({ condition: 'fine', since: '2026-03-10T12:01:00.000Z' });
    expect(told(catalogue)).toEqual([
      'The movie database limits our calls',
      'The movie database answers again as it should',
    ]);
  });

  test('as rate-limited, not down, when refusals pause all calls', async () => {
    const { catalogue, ask } = serverOf({ seconds: 0.1, status: 429 });
    await ask(7);
    expect(catalogue.health()).toMatchObject({ condition: 'limited', circuit: 'open' });
    catalogue.pass({ hours: 1 });
    expect(catalogue.health().condition).toBe('limited');
    expect(told(catalogue)).toEqual(['The movie database limits our calls']);
  });

  test('as down until it answers again, with its last message', async () => {
    const behaviour = { seconds: 0.1, status: 500 };
    const { catalogue, ask } = serverOf(behaviour);
    await ask(5);
    expect(catalogue.health()).toMatchObject({ condition: 'down', circuit: 'open' });
    expect(told(catalogue)).toEqual(['The movie database is failing: pausing calls']);
    expect(catalogue.logged[0]).toMatch(/"lastError":"UpstreamError: \/movie\/\d+: status 500"/);
    behaviour.status = 404;
    await vi.advanceTimersByTimeAsync(10_000);
    await ask(1);
    expect(catalogue.health()).toMatchObject({ condition: 'fine', circuit: 'closed' });
    expect(told(catalogue)).toHaveLength(2);
  });

  test('with the number of queued calls', async () => {
    const { catalogue } = serverOf({ seconds: 1, status: 404 });
    const calls = Array.from({ length: 50 }, (_, index) => catalogue.movie(index + 1));
    await vi.advanceTimersByTimeAsync(500);
    expect(catalogue.health().waiting).toBe(30);
    await vi.runAllTimersAsync();
    await Promise.all(calls);
    expect(catalogue.health().waiting).toBe(0);
  });

  test('without slow answers of long ago', async () => {
    const { catalogue, ask } = serverOf({ seconds: 3, status: 404 });
    await ask(5);
    expect(catalogue.health().condition).toBe('slow');
    catalogue.pass({ seconds: 600 });
    expect(catalogue.health()).toMatchObject({ condition: 'fine', medianMs: null });
  });
});
