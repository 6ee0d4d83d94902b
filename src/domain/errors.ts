/** A catalogue call that failed for good. `message` is for logs; `status` is what our own page answers with. */
export class CatalogueError extends Error {
  override readonly name = 'CatalogueError';
  /** Status for our answer: 502 when the upstream answered badly, 503 when it did not answer. */
  readonly status: 502 | 503;
  /** Seconds after which another try makes sense. */
  readonly retryAfter: number;
  readonly #told: (() => string) | undefined;

  constructor(
    message: string,
    options: { status: 502 | 503; retryAfter?: number; cause?: unknown; told?: () => string },
  ) {
    super(message, { cause: options.cause });
    this.status = options.status;
    this.retryAfter = options.retryAfter ?? 10;
    this.#told = options.told;
  }

  /** The failure in the language of the moment, fit for the person (docs/behaviour.md, Words and errors). */
  get told(): string {
    return this.#told?.() ?? this.message;
  }
}
