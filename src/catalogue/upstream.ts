import {
  BrokenCircuitError,
  BulkheadRejectedError,
  CircuitState,
  ConsecutiveBreaker,
  DelegateBackoff,
  TaskCancelledError,
  TimeoutStrategy,
  bulkhead,
  circuitBreaker,
  handleWhen,
  noop,
  retry,
  timeout,
  wrap,
  type IRetryBackoffContext,
} from 'cockatiel';
import type { Clock } from '../domain/dates.ts';
import type { CatalogueHealth, CatalogueLog } from './contract.ts';
import type { Parameters, Transport } from './transport.ts';
import { UpstreamError } from './upstream-error.ts';

export interface UpstreamOptions {
  transport: Transport;
  clock: Clock;
  log: CatalogueLog;
  /** Resolves when the next call may leave (createRateLimit). */
  turn: () => Promise<void>;
  /** Milliseconds of the first retry's longest pause; it doubles with each retry. */
  retryBaseMs: number;
  /** Longest Retry-After in milliseconds that is waited for; a longer one ends the call at once. */
  retryAfterCapMs: number;
  /** Milliseconds a call may take with all its attempts and pauses. */
  totalTimeoutMs: number;
  /** Milliseconds an open circuit keeps calls from leaving. */
  circuitOpenMs: number;
  /** 0 to 1, for the jitter of pauses. */
  random: () => number;
}

export interface CallOptions {
  /** False for calls the answer can do without: one attempt only. */
  retry?: boolean;
}

export interface Upstream {
  /** The JSON of a GET, with retries and limits; rejects with UpstreamError. */
  get(path: string, parameters: Parameters, options?: CallOptions): Promise<unknown>;
  state(): Pick<CatalogueHealth, 'circuit' | 'calls' | 'failures' | 'lastError'>;
}

const RETRIES = 2;
const CONCURRENT = 20;
const WAITING = 1000;
const FAILURES_TO_OPEN = 5;

const CIRCUIT = {
  [CircuitState.Closed]: 'closed',
  [CircuitState.HalfOpen]: 'halfOpen',
  [CircuitState.Open]: 'open',
  [CircuitState.Isolated]: 'open',
} as const;

function requestedPause(error: unknown): number | null {
  return error instanceof UpstreamError && error.failure.kind === 'status'
    ? error.failure.retryAfterMs
    : null;
}

/** The error of a call that the limits ended; what the server last said tells more than that. */
function asUpstreamError(path: string, error: unknown, last: UpstreamError | null): unknown {
  if (error instanceof UpstreamError) return error;
  if (last) return last;
  if (error instanceof BrokenCircuitError)
    return new UpstreamError(path, { kind: 'overload' }, 'circuit open');
  if (error instanceof BulkheadRejectedError)
    return new UpstreamError(path, { kind: 'overload' }, 'queue full');
  if (error instanceof TaskCancelledError) return new UpstreamError(path, { kind: 'timeout' }, 'out of time');
  return error;
}

/**
 * Creates the guarded way to the upstream (design point 10): two retries with full jitter that honour
 * Retry-After, a circuit that opens after five failures in a row, at most 20 calls at once and the rate of
 * `turn`, all within a total time.
 */
export function createUpstream(options: UpstreamOptions): Upstream {
  const { transport, clock, log, retryAfterCapMs, retryBaseMs, random, turn } = options;
  const counts = { calls: 0, failures: 0, lastError: null as CatalogueHealth['lastError'] };

  const pause = ({ attempt, result }: IRetryBackoffContext<unknown>): number => {
    const asked = 'error' in result ? requestedPause(result.error) : null;
    return asked ?? random() * retryBaseMs * 2 ** (attempt - 1);
  };
  const retries = retry(
    handleWhen(
      (error) =>
        error instanceof UpstreamError && error.retryable && (requestedPause(error) ?? 0) <= retryAfterCapMs,
    ),
    { maxAttempts: RETRIES, backoff: new DelegateBackoff(pause) },
  );
  const breaker = circuitBreaker(
    handleWhen((error) => error instanceof UpstreamError && error.outage),
    { halfOpenAfter: options.circuitOpenMs, breaker: new ConsecutiveBreaker(FAILURES_TO_OPEN) },
  );
  const total = timeout(options.totalTimeoutMs, TimeoutStrategy.Aggressive);
  const slots = bulkhead(CONCURRENT, WAITING);
  const patient = wrap(total, retries, breaker, slots);
  const single = wrap(total, noop, breaker, slots);
  breaker.onBreak(() =>
    log.warn({ lastError: counts.lastError?.message }, 'The movie database is failing: pausing calls'),
  );
  breaker.onReset(() => log.warn({}, 'The movie database answers again'));

  return {
    async get(path, parameters, { retry: mayRetry = true } = {}) {
      let last: UpstreamError | null = null;
      const attempt = async ({ signal }: { signal: AbortSignal }) => {
        await turn();
        if (signal.aborted) throw new TaskCancelledError();
        counts.calls += 1;
        try {
          return await transport(path, parameters, signal);
        } catch (error) {
          counts.failures += 1;
          if (error instanceof UpstreamError) last = error;
          counts.lastError = { at: clock().toISOString(), message: String(error) };
          throw error;
        }
      };
      try {
        return await (mayRetry ? patient : single).execute(attempt);
      } catch (error) {
        throw asUpstreamError(path, error, last);
      }
    },
    state: () => ({ circuit: CIRCUIT[breaker.state], ...counts }),
  };
}
