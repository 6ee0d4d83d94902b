/** One line of the boot message: which service answers, and whether it is ours or hosted. */
export interface ServiceDescription {
  name: string;
  mode: 'embedded' | 'hosted' | 'off';
  detail: string;
}

/** How the services do, for health checks and metrics. */
export interface ServiceStatus {
  backend: {
    mode: 'embedded' | 'hosted';
    ok: boolean;
    /** What runs the embedded backend's database. */
    engine?: 'postgres' | 'pglite';
  };
  catalogue: {
    circuit: 'closed' | 'open' | 'halfOpen';
    /** How the movie database does, and since when (ISO 8601). */
    condition: 'fine' | 'slow' | 'limited' | 'down' | 'refused';
    since: string;
    /** Of its latest calls, in milliseconds; null before the first. */
    medianMs: number | null;
    /** Calls that wait for their turn. */
    waiting: number;
    calls: number;
    failures: number;
    hits: number;
    misses: number;
    bytes: number;
  };
}

/** What the built app hands to the HTTP host: the host starts and stops services but never imports them. */
export interface Lifecycle {
  start(): Promise<ServiceDescription[]>;
  status(): Promise<ServiceStatus>;
  /** Answers a request below `/embedded/`: 404 where no service of this process does. `direct`: passed on by nobody. */
  embedded(request: Request, from: { address: string; direct: boolean }): Promise<Response>;
  stop(): Promise<void>;
}

interface Registry {
  registered: Promise<Lifecycle>;
  register(lifecycle: Lifecycle): void;
}

const KEY = Symbol.for('marquee.lifecycle');
const holder = globalThis as typeof globalThis & { [KEY]?: Registry };

/** The host and the app are two module graphs of one process; the process itself carries what they share. */
function registry(): Registry {
  if (!holder[KEY]) {
    const { promise, resolve } = Promise.withResolvers<Lifecycle>();
    holder[KEY] = { registered: promise, register: resolve };
  }
  return holder[KEY];
}

/** Called once by the app's composition root when it is loaded. */
export function registerLifecycle(lifecycle: Lifecycle): void {
  registry().register(lifecycle);
}

/** Resolves with the lifecycle as soon as the app has been loaded. */
export function registeredLifecycle(): Promise<Lifecycle> {
  return registry().registered;
}
