/** One line of the boot log: which service answers, and whether it is embedded or hosted. */
export interface ServiceDescription {
  name: string;
  mode: 'embedded' | 'hosted' | 'off';
  detail: string;
}

/** Status of the services, for health checks and metrics. */
export interface ServiceStatus {
  backend: {
    mode: 'embedded' | 'hosted';
    ok: boolean;
    engine?: 'postgres' | 'pglite';
  };
  catalogue: {
    circuit: 'closed' | 'open' | 'halfOpen';
    /** Condition of the movie database and when it began (ISO 8601). */
    condition: 'fine' | 'slow' | 'limited' | 'down' | 'refused';
    since: string;
    /** Latency of its latest calls in milliseconds; null before the first. */
    medianMs: number | null;
    waiting: number;
    calls: number;
    failures: number;
    hits: number;
    misses: number;
    bytes: number;
  };
}

/** The built app's interface for the HTTP host, which starts and stops services but never imports them. */
export interface Lifecycle {
  start(): Promise<ServiceDescription[]>;
  status(): Promise<ServiceStatus>;
  /**
   * Answers a request below `/embedded/`; 404 for services this process does not run. `direct`: no proxy forwarded it.
   */
  embedded(request: Request, from: { address: string; direct: boolean }): Promise<Response>;
  stop(): Promise<void>;
}

interface Registry {
  registered: Promise<Lifecycle>;
  register(lifecycle: Lifecycle): void;
}

const KEY = Symbol.for('marquee.lifecycle');
const holder = globalThis as typeof globalThis & { [KEY]?: Registry };

/** The host and the app are two module graphs of one process, so they share it on `globalThis`. */
function registry(): Registry {
  if (!holder[KEY]) {
    const { promise, resolve } = Promise.withResolvers<Lifecycle>();
    holder[KEY] = { registered: promise, register: resolve };
  }
  return holder[KEY];
}

/** Registers the app's lifecycle; called once by its composition root on load. */
export function registerLifecycle(lifecycle: Lifecycle): void {
  registry().register(lifecycle);
}

/** Resolves with the lifecycle once the app is loaded. */
export function registeredLifecycle(): Promise<Lifecycle> {
  return registry().registered;
}
