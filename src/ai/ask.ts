import { isolated } from '../core/language/inserted.ts';
import { m } from '../paraglide/messages.js';
import { DelegateBackoff, handleWhen, retry, type IRetryBackoffContext } from 'cockatiel';
import type { AiProviderInfo } from '../features/ai/ai-search.ts';
import { cappedText } from '../core/capped-text.ts';
import type { Clock } from '../core/dates.ts';
import { retryAfterMs } from '../core/retry-after.ts';
import { AiError, statusError } from './ai-error.ts';
import type { AiConnection, AiProvider, ProviderCall } from './provider.ts';

type Fetch = (request: Request) => Promise<Response>;

/** Limits per prompt; times in milliseconds. */
export interface AiLimits {
  /** One prompt including its retries. */
  totalMs: number;
  testMs: number;
  /** Longest pause before the first retry; doubles with each. */
  pauseMs: number;
  /** Longest Retry-After to wait for; a longer one fails at once. */
  retryAfterCapMs: number;
  maxBodyBytes: number;
}

const LIMITS: AiLimits = {
  totalMs: 30_000,
  testMs: 8_000,
  pauseMs: 800,
  retryAfterCapMs: 10_000,
  maxBodyBytes: 512 * 1024,
};

/** Retries after a transient failure. */
const REPETITIONS = 2;

export interface AiOptions {
  providers: readonly AiProvider[];
  /** Fetch for providers the operator configured. */
  fetch: Fetch;
  /** Fetch for addresses users entered. */
  foreignFetch: Fetch;
  limits?: Partial<AiLimits>;
  /** Returns 0 to 1; jitters the pauses. */
  random?: () => number;
  clock?: Clock;
}

/** Client of the language model providers. All methods reject with AiError, or with the signal's reason. */
export interface Ai {
  providers: AiProviderInfo[];
  ask(connection: AiConnection, prompt: string, signal: AbortSignal): Promise<string>;
  /** Tests the key: `unknown` if the provider does not answer or does not say. */
  test(connection: AiConnection, signal: AbortSignal): Promise<'ok' | 'unknown'>;
}

interface Failure {
  status: number;
  body: string;
  /** The provider's Retry-After; null without one. */
  retryAfterMs: number | null;
}

type Reply = { ok: true; body: string } | ({ ok: false } & Failure);

function parsed(body: string): unknown {
  try {
    return JSON.parse(body);
  } catch {
    return null;
  }
}

/** Creates the client: per prompt few retries, a total timeout and a body size limit. */
export function createAi(options: AiOptions): Ai {
  const { providers, random = Math.random, clock = () => new Date() } = options;
  const limits = { ...LIMITS, ...options.limits };

  function known({ provider: id }: AiConnection): AiProvider {
    const provider = providers.find(({ info }) => info.id === id);
    if (!provider) throw new AiError('unknown', m.ai_unknown_provider());
    return provider;
  }

  async function send(provider: AiProvider, call: ProviderCall, signal: AbortSignal): Promise<Reply> {
    const headers = new Headers({ Accept: 'application/json', ...call.headers });
    if (call.body) headers.set('Content-Type', 'application/json');
    const body = call.body && JSON.stringify(call.body);
    const request = new Request(call.url, { method: call.method, headers, body, redirect: 'error', signal });
    const response = await (provider.foreignEndpoint ? options.foreignFetch : options.fetch)(request);
    const text = await cappedText(response, limits.maxBodyBytes);
    if (!response.ok) {
      const pause = retryAfterMs(response.headers.get('Retry-After'), clock);
      return { ok: false, status: response.status, body: text ?? '', retryAfterMs: pause };
    }
    return { ok: true, body: text ?? '' };
  }

  /** Whether to retry: the failure is transient and its Retry-After is short enough. */
  function mayPass(reply: Reply): boolean {
    if (reply.ok || (reply.status !== 429 && reply.status < 500)) return false;
    return (reply.retryAfterMs ?? 0) <= limits.retryAfterCapMs;
  }

  function pauseBefore({ attempt, result }: IRetryBackoffContext<unknown>): number {
    const reply = 'value' in result ? (result.value as Reply) : undefined;
    const asked = reply && !reply.ok ? reply.retryAfterMs : null;
    return asked ?? random() * limits.pauseMs * 2 ** (attempt - 1);
  }

  const repetitions = retry(
    handleWhen((error) => !(error instanceof AiError)).orWhenResult((reply) => mayPass(reply as Reply)),
    { maxAttempts: REPETITIONS, backoff: new DelegateBackoff(pauseBefore) },
  );

  /** Sends a call with retries; network failures, 429 and 5xx are retried, everything else is final. */
  function insist(provider: AiProvider, call: ProviderCall, signal: AbortSignal): Promise<Reply> {
    const { promise: ended, reject } = Promise.withResolvers<never>();
    // An abort must not wait for the end of a pause.
    const leave = () => reject(signal.reason as Error);
    signal.addEventListener('abort', leave, { once: true });
    const asked = repetitions.execute(() => send(provider, call, signal), signal);
    return Promise.race([asked, ended]).finally(() => signal.removeEventListener('abort', leave));
  }

  /** Runs a call with a timeout; replaces its errors with messages that contain no secret. */
  async function limited<T>(
    name: string,
    milliseconds: number,
    signal: AbortSignal,
    work: (signal: AbortSignal) => Promise<T>,
  ): Promise<T> {
    const deadline = AbortSignal.timeout(milliseconds);
    try {
      return await work(AbortSignal.any([signal, deadline]));
    } catch (error) {
      if (signal.aborted) throw signal.reason;
      if (error instanceof AiError) throw error;
      if (deadline.aborted) throw new AiError('timeout', m.ai_too_slow({ provider: isolated(name) }));
      throw new AiError('unavailable', m.ai_unreachable({ provider: isolated(name) }));
    }
  }

  function failureOf(provider: AiProvider, { status, body }: Failure): AiError {
    const { name } = provider.info;
    if (provider.refusesKey(status, body))
      return new AiError('key', m.ai_invalid_key({ provider: isolated(name) }), status);
    return statusError(name, status);
  }

  return {
    providers: providers.map(({ info }) => info),
    async ask(connection, prompt, signal) {
      const provider = known(connection);
      const { name } = provider.info;
      const reply = await limited(name, limits.totalMs, signal, async (both) => {
        const full = await insist(provider, provider.ask(prompt, connection, false), both);
        if (full.ok || !provider.refusesFields(full.status, full.body)) return full;
        return insist(provider, provider.ask(prompt, connection, true), both);
      });
      if (!reply.ok) throw failureOf(provider, reply);
      const answer = provider.read(parsed(reply.body));
      if (answer.kind === 'text') return answer.text;
      if (answer.kind === 'blocked') throw new AiError('blocked', m.ai_blocked({ provider: isolated(name) }));
      throw new AiError('unreadable', m.ai_invalid_response({ provider: isolated(name) }));
    },
    async test(connection, signal) {
      const provider = known(connection);
      try {
        const reply = await limited(provider.info.name, limits.testMs, signal, (both) =>
          send(provider, provider.test(connection), both),
        );
        if (reply.ok) return 'ok';
        const failure = failureOf(provider, reply);
        const refused = failure.kind === 'key' || reply.status === 403;
        if (refused) throw failure;
        return 'unknown';
      } catch (error) {
        if (error instanceof AiError && ['unavailable', 'timeout'].includes(error.kind)) return 'unknown';
        throw error;
      }
    },
  };
}
