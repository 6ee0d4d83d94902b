import { DatabaseError } from '../database-error.ts';
import type { Session } from '../session.ts';

/** Kept free for the log and for closing: on a full disk PGlite hangs instead of failing, and PostgreSQL ends. */
const reserveBytes = 64 * 1024 * 1024;

/** Between two looks at the disk. */
const lookEveryMs = 1_000;

/** Stops writing while the disk is nearly full, so that everything can still be read and nothing is torn. */
export class DiskRoom {
  readonly #freeBytes: () => Promise<number>;
  #lookedAt = -Infinity;
  #scarce = false;
  /** Who was told to refuse writing: engines, or connections to one. A new one starts without knowing. */
  readonly #readOnly = new WeakSet();

  constructor(freeBytes: () => Promise<number>) {
    this.#freeBytes = freeBytes;
  }

  /** Whether only reading is possible for now. */
  get scarce(): boolean {
    return this.#scarce;
  }

  /**
   * Looks at the disk, at most once a second, and makes a session read-only or writable accordingly. `told` is what
   * remembers it: the session itself, or the connection it is about.
   */
  async prepare(session: Pick<Session, 'exec'>, told: object = session): Promise<void> {
    const now = performance.now();
    if (now - this.#lookedAt >= lookEveryMs) {
      this.#lookedAt = now;
      // Not being able to look is no reason to stop writing.
      this.#scarce = (await this.#freeBytes().catch(() => Infinity)) < reserveBytes;
    }
    if (this.#scarce === this.#readOnly.has(told)) return;
    await session.exec(`set default_transaction_read_only = ${this.#scarce ? 'on' : 'off'}`);
    if (this.#scarce) this.#readOnly.add(told);
    else this.#readOnly.delete(told);
  }

  /** A refusal to write, as PostgreSQL reports a full disk; anything else as it was. */
  explain(error: unknown): unknown {
    if (!this.#scarce || !(error instanceof DatabaseError) || error.code !== '25006') return error;
    return new DatabaseError({ code: '53100', message: 'The disk is full: nothing can be saved' }, error);
  }
}
