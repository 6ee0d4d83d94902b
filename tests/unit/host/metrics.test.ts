import { describe, expect, test } from 'vitest';
import type { ServiceStatus } from '../../../src/contract/lifecycle.ts';
import { createMetrics } from '../../../src/host/metrics.ts';

const since = '2026-03-10T12:00:00.000Z';
const CATALOGUE = {
  ...{ circuit: 'open', condition: 'slow', since, medianMs: 3100, waiting: 12, calls: 7, failures: 1 },
  ...{ hits: 5, misses: 2, bytes: 1000 },
};
const status = (catalogue: object = {}, backend: object = {}) =>
  ({
    backend: { mode: 'embedded', ok: true, engine: 'postgres', ...backend },
    catalogue: { ...CATALOGUE, ...catalogue },
  }) as ServiceStatus;

const metricsOf = (services?: ServiceStatus) =>
  createMetrics({
    pages: { bytes: 2048, pages: 3 },
    connections: () => 4,
    services: () => Promise.resolve(services),
  });

/** Marquee's own metrics, by name and labels. */
async function numbers(metrics: ReturnType<typeof createMetrics>): Promise<Record<string, number>> {
  const { body } = await metrics.text();
  const lines = body.split('\n').filter((line) => line.startsWith('marquee_'));
  return Object.fromEntries(
    lines.map((line) => [
      line.slice('marquee_'.length, line.lastIndexOf(' ')),
      Number(line.slice(line.lastIndexOf(' '))),
    ]),
  );
}

describe('metrics', () => {
  test('show the services’ state', async () => {
    expect(await numbers(metricsOf(status()))).toMatchObject({
      backend_up: 1,
      'database_engine{engine="postgres"}': 1,
      'database_engine{engine="pglite"}': 0,
      catalogue_circuit_open: 1,
      'catalogue_condition{condition="fine"}': 0,
      'catalogue_condition{condition="slow"}': 1,
      'catalogue_condition{condition="limited"}': 0,
      'catalogue_condition{condition="down"}': 0,
      'catalogue_condition{condition="refused"}': 0,
      catalogue_condition_since_seconds: Date.parse(since) / 1000,
      catalogue_call_seconds: 3.1,
      catalogue_waiting: 12,
      catalogue_calls: 7,
      catalogue_failures: 1,
      catalogue_cache_hits: 5,
      catalogue_cache_misses: 2,
      catalogue_cache_bytes: 1000,
    });
  });

  test.each(['fine', 'slow', 'limited', 'down', 'refused'])(
    'show the one condition %s',
    async (condition) => {
      const all = Object.entries(await numbers(metricsOf(status({ condition }))));
      const named = all.filter(([name, value]) => name.startsWith('catalogue_condition{') && value === 1);
      expect(named).toEqual([[`catalogue_condition{condition="${condition}"}`, 1]]);
    },
  );

  test('show a failing backend, an unlimited catalogue, and zero calls', async () => {
    const services = status({ circuit: 'closed', medianMs: undefined }, { ok: false, engine: 'pglite' });
    expect(await numbers(metricsOf(services))).toMatchObject({
      ...{ backend_up: 0, catalogue_circuit_open: 0, catalogue_call_seconds: 0 },
      'database_engine{engine="postgres"}': 0,
      'database_engine{engine="pglite"}': 1,
    });
  });

  test('show without services only that the backend does not answer', async () => {
    expect(await numbers(metricsOf())).toMatchObject({ backend_up: 0, catalogue_calls: 0 });
  });

  test('count cached pages and open connections', async () => {
    expect(await numbers(metricsOf())).toMatchObject({
      ...{ page_cache_bytes: 2048, page_cache_pages: 3, connections: 4 },
    });
  });

  test('count responses by route, method and status, and pages by cache result', async () => {
    const metrics = metricsOf();
    for (const method of ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS', 'BREW'])
      metrics.answered('/movie/:id', method, 200, 0.3, 'bypass');
    metrics.answered('/movie/:id', 'GET', 200, 20, 'hit');
    metrics.answered('/', 'GET', 503, 0.001, 'miss');
    const all = await numbers(metrics);
    const of = (route: string, method: string, code: number) =>
      all[`http_requests_total{route="${route}",method="${method}",status="${code}"}`];
    expect([of('/movie/:id', 'GET', 200), of('/', 'GET', 503), of('/movie/:id', 'other', 200)]).toEqual([
      2, 1, 1,
    ]);
    for (const method of ['HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS'])
      expect(of('/movie/:id', method, 200), method).toBe(1);
    expect(Object.entries(all).filter(([name]) => name.startsWith('page_cache_requests'))).toEqual([
      ['page_cache_requests_total{state="hit"}', 1],
      ['page_cache_requests_total{state="miss"}', 1],
    ]);
    const within = (seconds: string) =>
      all[`http_request_duration_seconds_bucket{le="${seconds}",route="/movie/:id"}`];
    expect(['0.25', '0.5', '10', '30', '+Inf'].map(within)).toEqual([0, 8, 8, 9, 9]);
    expect(all['http_request_duration_seconds_count{route="/"}']).toBe(1);
  });

  test('count refusals by reason, and prefetches by answer', async () => {
    const metrics = metricsOf();
    metrics.refused('rate');
    metrics.refused('rate');
    metrics.refused('gate');
    metrics.askedAhead('kept');
    metrics.askedAhead('refused');
    expect(await numbers(metrics)).toMatchObject({
      'refused_total{reason="rate"}': 2,
      'refused_total{reason="gate"}': 1,
      'prefetches_total{answer="kept"}': 1,
      'prefetches_total{answer="refused"}': 1,
    });
  });

  test('are in Prometheus’ format, including the process', async () => {
    const { type, body } = await metricsOf().text();
    expect(type).toMatch(/^text\/plain/);
    expect(body).toMatch(/nodejs_eventloop_lag_seconds \d/);
  });
});
