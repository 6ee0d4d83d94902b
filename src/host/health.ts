import { statfs } from 'node:fs/promises';
import type { ServiceStatus } from '../contract/lifecycle.ts';

/** What is asked before traffic is sent here, and what is worth knowing besides. */
interface Readiness {
  ready: boolean;
  checks: {
    /** `elsewhere`: hosted, so that its failure is no reason to send people to another copy of us. */
    backend: 'ok' | 'failing' | 'elsewhere' | 'failing elsewhere';
    disk: 'ok' | 'full';
    /** Reported only: pages are served from what is kept while the movie database fails. */
    catalogue: 'ok' | 'slow' | 'limited' | 'failing' | 'refused';
    process: 'ok' | 'starting' | 'closing';
  };
  /** Since when a check that is not `ok` is what it is, ISO 8601, where that is known. */
  since: { catalogue?: string };
  /** What runs the embedded backend's database. */
  engine: 'postgres' | 'pglite' | undefined;
  services: ServiceStatus | undefined;
}

export interface Health {
  /** Asked at most once a second, however often a load balancer does. */
  readiness(): Promise<Readiness>;
  /** From now on not ready: the process is about to end. */
  close(): void;
}

/** A database that cannot write is no database. */
const ENOUGH_BYTES = 64 * 1024 * 1024;
const PATIENCE_MS = 2_000;
const MEMORY_MS = 1_000;

async function hasSpace(directory: string): Promise<boolean> {
  try {
    const { bavail, bsize } = await statfs(directory);
    return bavail * bsize >= ENOUGH_BYTES;
  } catch {
    // Nothing is kept on disk here.
    return true;
  }
}

function within<T>(work: Promise<T>): Promise<T | undefined> {
  const { promise, resolve } = Promise.withResolvers<T | undefined>();
  const timer = setTimeout(resolve, PATIENCE_MS);
  work.then(resolve, () => resolve(undefined)).finally(() => clearTimeout(timer));
  return promise;
}

const CATALOGUE = {
  fine: 'ok',
  slow: 'slow',
  limited: 'limited',
  down: 'failing',
  refused: 'refused',
} as const;

function backendState(status: ServiceStatus | undefined): Readiness['checks']['backend'] {
  if (!status) return 'failing';
  if (status.backend.mode === 'hosted') return status.backend.ok ? 'elsewhere' : 'failing elsewhere';
  return status.backend.ok ? 'ok' : 'failing';
}

/** Watches what this process needs to serve people. */
export function createHealth(
  dataDirectory: string,
  status: () => Promise<ServiceStatus | undefined>,
): Health {
  let closing = false;
  let last: Promise<Readiness> | undefined;
  let askedAt = -Infinity;

  async function ask(): Promise<Readiness> {
    const [services, space] = await Promise.all([within(status()), within(hasSpace(dataDirectory))]);
    const backend = backendState(services);
    const disk = space === false ? 'full' : 'ok';
    const catalogue = CATALOGUE[services?.catalogue.condition ?? 'fine'];
    const since = services && catalogue !== 'ok' ? { catalogue: services.catalogue.since } : {};
    const checks = { backend, disk, catalogue, process: services ? 'ok' : 'starting' } as const;
    const engine = services?.backend.engine;
    return { ready: backend !== 'failing' && disk === 'ok', checks, since, engine, services };
  }

  return {
    async readiness() {
      if (!last || performance.now() - askedAt > MEMORY_MS) {
        askedAt = performance.now();
        last = ask();
      }
      const answer = await last;
      if (!closing) return answer;
      return { ...answer, ready: false, checks: { ...answer.checks, process: 'closing' } };
    },
    close: () => {
      closing = true;
    },
  };
}
