import { DatabaseError } from '../database-error.ts';
import type { Session } from '../session.ts';

/** Reserve for WAL and closing: on a full disk PGlite hangs, and PostgreSQL ends. */
const reserveBytes = 64 * 1024 * 1024;

/** Interval between checks of the disk. */
const lookEveryMs = 1_000;

/**
 * Makes sessions read-only while the disk is nearly full, so that reading continues and nothing is corrupted.
 */
export class DiskRoom {
  readonly #freeBytes: () => Promise<number>;
  #lookedAt = -Infinity;
  #scarce = false;
  /** Engines or connections that are read-only; new ones are not. */
  readonly #readOnly = new WeakSet();

  constructor(freeBytes: () => Promise<number>) {
    this.#freeBytes = freeBytes;
  }

  /** Whether writing is disabled. */
  get scarce(): boolean {
    return this.#scarce;
  }

  /**
   * Checks the disk at most once a second, and makes a session read-only or writable. `told` is the key that
   * remembers it: the session or its connection.
   */
  async prepare(session: Pick<Session, 'exec'>, told: object = session): Promise<void> {
    const now = performance.now();
    if (now - this.#lookedAt >= lookEveryMs) {
      this.#lookedAt = now;
      // A failed check does not disable writing.
      this.#scarce = (await this.#freeBytes().catch(() => Infinity)) < reserveBytes;
    }
    if (this.#scarce === this.#readOnly.has(told)) return;
    await session.exec(`set default_transaction_read_only = ${this.#scarce ? 'on' : 'off'}`);
    if (this.#scarce) this.#readOnly.add(told);
    else this.#readOnly.delete(told);
  }

  /**
   * Converts the error of a read-only session to PostgreSQL's error of a full disk; returns others unchanged.
   */
  explain(error: unknown): unknown {
    if (!this.#scarce || !(error instanceof DatabaseError) || error.code !== '25006') return error;
    return new DatabaseError({ code: '53100', message: 'The disk is full: nothing can be saved' }, error);
  }
}
