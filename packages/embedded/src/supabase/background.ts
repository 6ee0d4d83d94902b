import type { AuthLog } from './auth/context.ts';

export interface Background {
  /** Starts work nobody waits for; a failure is logged by its name and code. */
  run(name: string, work: () => Promise<void>): void;
  /** Resolves when nothing is under way. */
  settled(): Promise<void>;
}

/** Keeps track of work that answers do not wait for, so that closing does. */
export function createBackground(log: AuthLog): Background {
  const pending = new Set<Promise<void>>();

  async function attempt(name: string, work: () => Promise<void>): Promise<void> {
    try {
      await work();
    } catch (error) {
      // Messages of mail servers quote addresses.
      const { code = 'unknown', name: type = 'Error' } = error as { code?: string; name?: string };
      log.error({ work: name, code, type }, 'background work failed');
    }
  }

  return {
    run(name, work) {
      const running = attempt(name, work).finally(() => pending.delete(running));
      pending.add(running);
    },
    async settled() {
      while (pending.size > 0) await Promise.all(pending);
    },
  };
}
