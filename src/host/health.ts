import { statfs } from 'node:fs/promises';
import type { ServiceStatus } from '../contract/lifecycle.ts';

/** The response of `/readyz`: the checks of a load balancer and further status. */
interface Readiness {
  ready: boolean;
  checks: {
    /**
     * `elsewhere`: hosted. Its failure does not make this process unready, since other replicas would have it
     * too.
     */
    backend: 'ok' | 'failing' | 'elsewhere' | 'failing elsewhere';
    disk: 'ok' | 'full';
    /** Informational: cached pages are served while the catalogue fails. */
    catalogue: 'ok' | 'slow' | 'limited' | 'failing' | 'refused';
    process: 'ok' | 'starting' | 'closing';
  };
  /** When a failing check began (ISO 8601), if recorded. */
  since: { catalogue?: string };
  /** Engine of the embedded database. */
  engine: 'postgres' | 'pglite' | undefined;
  services: ServiceStatus | undefined;
}

export interface Health {
  /** Checks at most once a second, however often a load balancer asks. */
  readiness(): Promise<Readiness>;
  /** Makes the process unready before it ends. */
  close(): void;
}

/** With less disk space the database cannot write. */
const ENOUGH_BYTES = 64 * 1024 * 1024;
const PATIENCE_MS = 2_000;
const MEMORY_MS = 1_000;

async function hasSpace(directory: string): Promise<boolean> {
  try {
    const { bavail, bsize } = await statfs(directory);
    return bavail * bsize >= ENOUGH_BYTES;
  } catch {
    // This process has no data directory.
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

/** Checks the services and the disk this process depends on. */
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
