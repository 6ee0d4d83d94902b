import { Counter, Gauge, Histogram, Registry, collectDefaultMetrics } from 'prom-client';
import type { ServiceStatus } from '../contract/lifecycle.ts';

type CacheState = 'hit' | 'miss' | 'stale' | 'bypass';
export type RefusalReason = 'gate' | 'body' | 'rate' | 'load';

export interface MetricSources {
  pages: { bytes: number; pages: number };
  connections: () => number;
  services: () => Promise<ServiceStatus | undefined>;
}

export interface Metrics {
  answered(route: string, method: string, status: number, seconds: number, cache: CacheState): void;
  refused(reason: RefusalReason): void;
  /** Counts a speculative request: served from the cache, or declined. */
  askedAhead(answer: 'kept' | 'refused'): void;
  /** The metrics in Prometheus' text format, with their content type. */
  text(): Promise<{ type: string; body: string }>;
}

const SECONDS = [0.001, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 30];
const CONDITIONS = ['fine', 'slow', 'limited', 'down', 'refused'] as const;
const ENGINES = ['postgres', 'pglite'] as const;
const METHODS = new Set(['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS']);

function registerServices(registry: Registry): (status: ServiceStatus | undefined) => void {
  const gauge = (name: string, help: string) => new Gauge({ name, help, registers: [registry] });
  const backend = gauge('marquee_backend_up', 'Whether the backend answers.');
  const engine = new Gauge({
    name: 'marquee_database_engine',
    help: "What runs the embedded backend's database: 1 for what it is.",
    labelNames: ['engine'],
    registers: [registry],
  });
  const circuit = gauge(
    'marquee_catalogue_circuit_open',
    'Whether calls to the movie database are held back.',
  );
  const condition = new Gauge({
    name: 'marquee_catalogue_condition',
    help: 'How the movie database does: 1 for what it is.',
    labelNames: ['condition'],
    registers: [registry],
  });
  const since = gauge(
    'marquee_catalogue_condition_since_seconds',
    'Since when it does so, in seconds since 1970.',
  );
  const median = gauge('marquee_catalogue_call_seconds', 'What the latest calls took, their median.');
  const waiting = gauge('marquee_catalogue_waiting', 'Calls to the movie database that wait for their turn.');
  const calls = gauge('marquee_catalogue_calls', 'Calls to the movie database since the start.');
  const failures = gauge('marquee_catalogue_failures', 'Calls to the movie database that failed.');
  const hits = gauge('marquee_catalogue_cache_hits', 'Questions answered from memory.');
  const misses = gauge('marquee_catalogue_cache_misses', 'Questions that had to be asked.');
  const bytes = gauge('marquee_catalogue_cache_bytes', 'Memory answers of the movie database take, about.');
  return (status) => {
    backend.set(Number(status?.backend.ok ?? false));
    if (!status) return;
    for (const name of ENGINES) engine.set({ engine: name }, Number(name === status.backend.engine));
    const { catalogue } = status;
    circuit.set(Number(catalogue.circuit !== 'closed'));
    for (const name of CONDITIONS) condition.set({ condition: name }, Number(name === catalogue.condition));
    since.set(Date.parse(catalogue.since) / 1000);
    median.set((catalogue.medianMs ?? 0) / 1000);
    waiting.set(catalogue.waiting);
    calls.set(catalogue.calls);
    failures.set(catalogue.failures);
    hits.set(catalogue.hits);
    misses.set(catalogue.misses);
    bytes.set(catalogue.bytes);
  };
}

/** Prometheus metrics: requests, page cache, services, event loop and memory. */
export function createMetrics(sources: MetricSources): Metrics {
  const registry = new Registry();
  const registers = [registry];
  collectDefaultMetrics({ register: registry });
  const requests = new Counter({
    name: 'marquee_http_requests_total',
    help: 'Answers by route, method and status.',
    labelNames: ['route', 'method', 'status'],
    registers,
  });
  const durations = new Histogram({
    name: 'marquee_http_request_duration_seconds',
    help: 'From the request line to the last byte handed over.',
    labelNames: ['route'],
    buckets: SECONDS,
    registers,
  });
  const cache = new Counter({
    name: 'marquee_page_cache_requests_total',
    help: 'Pages by how they were found.',
    labelNames: ['state'],
    registers,
  });
  const refusals = new Counter({
    name: 'marquee_refused_total',
    help: 'Requests turned away at the door.',
    labelNames: ['reason'],
    registers,
  });
  const speculations = new Counter({
    name: 'marquee_prefetches_total',
    help: 'Pages browsers asked for before anybody opened them: answered from what is kept, or refused.',
    labelNames: ['answer'],
    registers,
  });
  const setServices = registerServices(registry);
  const gauge = (name: string, help: string, value: () => number) =>
    new Gauge({
      name,
      help,
      registers,
      collect() {
        this.set(value());
      },
    });
  gauge('marquee_page_cache_bytes', 'Memory kept pages take.', () => sources.pages.bytes);
  gauge('marquee_page_cache_pages', 'Pages kept.', () => sources.pages.pages);
  gauge('marquee_connections', 'Open connections.', sources.connections);

  return {
    answered(route, method, status, seconds, state) {
      requests.inc({ route, method: METHODS.has(method) ? method : 'other', status });
      durations.observe({ route }, seconds);
      if (state !== 'bypass') cache.inc({ state });
    },
    refused: (reason) => refusals.inc({ reason }),
    askedAhead: (answer) => speculations.inc({ answer }),
    async text() {
      setServices(await sources.services());
      return { type: registry.contentType, body: await registry.metrics() };
    },
  };
}
