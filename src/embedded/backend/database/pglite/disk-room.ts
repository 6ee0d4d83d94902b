import { DatabaseError } from '../database-error.ts';
import type { EngineThread } from './engine-thread.ts';

/** Kept free for the log and for closing: PGlite on a full disk hangs instead of failing. */
const reserveBytes = 64 * 1024 * 1024;

/** Between two looks at the disk. */
const lookEveryMs = 1_000;

/** Stops writing while the disk is nearly full, so that everything can still be read and nothing is torn. */
export class DiskRoom {
  readonly #freeBytes: () => Promise<number>;
  #lookedAt = -Infinity;
  #scarce = false;
  /** The engine that was told to refuse writing; a new one starts without knowing. */
  #readOnly: EngineThread | undefined;

  constructor(freeBytes: () => Promise<number>) {
    this.#freeBytes = freeBytes;
  }

  /** Whether only reading is possible for now. */
  get scarce(): boolean {
    return this.#scarce;
  }

  /** Looks at the disk, at most once a second, and makes the engine read-only or writable accordingly. */
  async prepare(engine: EngineThread): Promise<void> {
    const now = performance.now();
    if (now - this.#lookedAt >= lookEveryMs) {
      this.#lookedAt = now;
      // Not being able to look is no reason to stop writing.
      this.#scarce = (await this.#freeBytes().catch(() => Infinity)) < reserveBytes;
    }
    if (this.#scarce === (this.#readOnly === engine)) return;
    await engine.exec(`set default_transaction_read_only = ${this.#scarce ? 'on' : 'off'}`);
    this.#readOnly = this.#scarce ? engine : undefined;
  }

  /** A refusal to write, as PostgreSQL reports a full disk; anything else as it was. */
  explain(error: unknown): unknown {
    if (!this.#scarce || !(error instanceof DatabaseError) || error.code !== '25006') return error;
    return new DatabaseError({ code: '53100', message: 'The disk is full: nothing can be saved' }, error);
  }
}
