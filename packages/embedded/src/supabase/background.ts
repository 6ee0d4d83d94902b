import type { AuthLog } from './auth/context.ts';

export interface Background {
  /** Starts work in the background; logs the name and code of failures. */
  run(name: string, work: () => Promise<void>): void;
  /** Resolves when no work is running. */
  settled(): Promise<void>;
}

/** Tracks background work, so that closing can wait for it. */
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
