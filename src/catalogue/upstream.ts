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
import type { Clock } from '../core/dates.ts';
import type { CacheCounters } from './cache.ts';
import { watchCondition } from './condition.ts';
import type { CatalogueHealth, CatalogueLog } from './contract.ts';
import type { InTurn } from './rate-limit.ts';
import type { Parameters, Transport } from './transport.ts';
import { UpstreamError } from './upstream-error.ts';

export interface UpstreamOptions {
  transport: Transport;
  clock: Clock;
  log: CatalogueLog;
  leave: InTurn;
  /** Longest pause before the first retry, in milliseconds; doubles with each. */
  retryBaseMs: number;
  /** Longest Retry-After to wait for, in milliseconds; a longer one fails at once. */
  retryAfterCapMs: number;
  /** Timeout of a call with all attempts and pauses, in milliseconds, from when its turn comes. */
  totalTimeoutMs: number;
  /** Longest wait in the queue, in milliseconds; waiting costs nothing. */
  patienceMs: number;
  /** The same for optional calls. */
  optionalPatienceMs: number;
  /** Milliseconds before an open circuit lets a trial call through. */
  circuitOpenMs: number;
  /** Returns 0 to 1; jitters pauses. */
  random: () => number;
}

interface CallOptions {
  /** False for a single attempt. */
  retry?: boolean;
  /** The page works without this call: one attempt, and a short wait in the queue. */
  optional?: boolean;
}

export interface Upstream {
  /** The JSON of a GET, with retries and limits; rejects with UpstreamError. */
  get(path: string, parameters: Parameters, options?: CallOptions): Promise<unknown>;
  state(): Omit<CatalogueHealth, keyof CacheCounters>;
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

/** A queued call that timed out; it says nothing about the server. */
class OutOfPatience extends Error {
  override readonly name = 'OutOfPatience';
}

/** The error of a call that a limit ended; the server's last error is more informative. */
function asUpstreamError(path: string, error: unknown, last: UpstreamError | null): unknown {
  if (error instanceof UpstreamError) return error;
  if (last) return last;
  if (error instanceof BrokenCircuitError)
    return new UpstreamError(path, { kind: 'overload' }, 'circuit open');
  if (error instanceof BulkheadRejectedError)
    return new UpstreamError(path, { kind: 'overload' }, 'queue full');
  if (error instanceof OutOfPatience) return new UpstreamError(path, { kind: 'overload' }, 'no turn in time');
  if (error instanceof TaskCancelledError) return new UpstreamError(path, { kind: 'timeout' }, 'out of time');
  return error;
}

/**
 * Creates the resilient client: two retries with full jitter that honour Retry-After, a circuit breaker that opens
 * after five consecutive failures, and a total timeout; at most 20 concurrent calls, at the rate of `leave`. Others
 * queue in order; queueing does not count towards the timeout.
 */
export function createUpstream(options: UpstreamOptions): Upstream {
  const { transport, clock, log, retryAfterCapMs, retryBaseMs, random, leave } = options;
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
  const insistent = wrap(total, retries, breaker);
  const single = wrap(total, noop, breaker);
  const watch = watchCondition({ clock, log, lastError: () => counts.lastError?.message });
  breaker.onStateChange((state) => watch.circuit(state === CircuitState.Closed));

  /** Runs work once a slot is free; rejects after `patienceMs` in the queue. */
  function withSlot<T>(patienceMs: number, work: () => PromiseLike<T>): Promise<T> {
    const { promise: gone, reject } = Promise.withResolvers<never>();
    const waiting = new AbortController();
    const timer = setTimeout(() => {
      waiting.abort();
      reject(new OutOfPatience());
    }, patienceMs);
    const begin = () => {
      clearTimeout(timer);
      return work();
    };
    const done = slots.execute(begin, waiting.signal).finally(() => clearTimeout(timer));
    return Promise.race([done, gone]);
  }

  return {
    async get(path, parameters, { optional = false, retry: mayRetry = !optional } = {}) {
      let last: UpstreamError | null = null;
      const send = async (signal: AbortSignal) => {
        counts.calls += 1;
        const began = performance.now();
        let failure: UpstreamError | null = null;
        try {
          return await transport(path, parameters, signal);
        } catch (error) {
          if (error instanceof UpstreamError) last = failure = error;
          // A 404 is a valid answer.
          if (failure?.notFound) throw error;
          counts.failures += 1;
          counts.lastError = { at: clock().toISOString(), message: String(error) };
          throw error;
        } finally {
          watch.note({ ms: performance.now() - began, failure });
        }
      };
      const attempt = ({ signal }: { signal: AbortSignal }) => leave(() => send(signal), signal);
      try {
        const patience = optional ? options.optionalPatienceMs : options.patienceMs;
        return await withSlot(patience, () => (mayRetry ? insistent : single).execute(attempt));
      } catch (error) {
        throw asUpstreamError(path, error, last);
      }
    },
    state: () => ({
      circuit: CIRCUIT[breaker.state],
      ...watch.read(),
      waiting: WAITING - slots.queueSlots,
      ...counts,
    }),
  };
}
