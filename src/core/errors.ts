/** A failed catalogue request, after all retries. `message` is for logs; `status` is the HTTP status of our page. */
export class CatalogueError extends Error {
  override readonly name = 'CatalogueError';
  /** 502 for an invalid upstream answer, 503 for none. */
  readonly status: 502 | 503;
  /** Seconds until a retry makes sense. */
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

  /** The message for the user, in the current language (docs/behaviour.md, Words and errors). */
  get told(): string {
    return this.#told?.() ?? this.message;
  }
}
