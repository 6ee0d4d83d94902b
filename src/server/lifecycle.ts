/** One line of the boot message: which service answers, and whether it is ours or hosted. */
export interface ServiceDescription {
  name: string;
  mode: 'embedded' | 'hosted' | 'off';
  detail: string;
}

/** What the built app hands to the HTTP host: the host starts and stops services but never imports them. */
export interface Lifecycle {
  start(): Promise<ServiceDescription[]>;
  stop(): Promise<void>;
}

const KEY = Symbol.for('marquee.lifecycle');

type Registry = typeof globalThis & { [KEY]?: Lifecycle };

/** Called once by the app's composition root when it is loaded. */
export function registerLifecycle(lifecycle: Lifecycle): void {
  (globalThis as Registry)[KEY] = lifecycle;
}

/** The lifecycle the app registered, undefined before the app was loaded. */
export function registeredLifecycle(): Lifecycle | undefined {
  return (globalThis as Registry)[KEY];
}
