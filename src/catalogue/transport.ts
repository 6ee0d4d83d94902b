import type { Clock } from '../core/dates.ts';
import { cappedText } from '../core/capped-text.ts';
import { retryAfterMs } from '../core/retry-after.ts';
import { UpstreamError } from './upstream-error.ts';

/** Query parameters; null and undefined are omitted. */
export type Parameters = Record<string, string | number | boolean | null | undefined>;

export interface TransportOptions {
  fetch: (request: Request) => Promise<Response>;
  /** Base URL of the API including its version, e.g. `https://api.themoviedb.org/3`. */
  baseUrl: string;
  /** A v3 key (sent as `api_key`) or a v4 token (sent as a Bearer header); undefined sends neither. */
  apiKey: string | undefined;
  clock: Clock;
  /** Timeout per attempt in milliseconds, body included. */
  timeoutMs: number;
  /** Most bytes of body read, after decompression. */
  maxBytes: number;
}

/** One attempt at a GET; returns the parsed JSON, rejects with UpstreamError. */
export type Transport = (path: string, parameters: Parameters, signal: AbortSignal) => Promise<unknown>;

const V4_TOKEN = /^[\w-]+\.[\w-]+\.[\w-]+$/;

/** Sorts parameters, so that equal calls have equal URLs and cache keys. */
export function sortedQuery(parameters: Parameters): URLSearchParams {
  const present = Object.entries(parameters).filter(([, value]) => value !== null && value !== undefined);
  present.sort(([a], [b]) => (a < b ? -1 : 1));
  return new URLSearchParams(present.map(([name, value]) => [name, String(value)]));
}

/** A network error's code (`ECONNRESET` …); never its message, which may contain the URL and thus the key. */
function codeOf(error: unknown): string {
  for (let at = error; at instanceof Error; at = at.cause) {
    if ('code' in at && typeof at.code === 'string') return at.code;
  }
  return 'network failure';
}

/** Creates the transport: key, sorted parameters, timeout, size limit, JSON only. */
export function createTransport(options: TransportOptions): Transport {
  const { apiKey, clock, maxBytes, timeoutMs } = options;
  const base = options.baseUrl.replace(/\/+$/, '');
  const bearer = apiKey !== undefined && V4_TOKEN.test(apiKey);
  const headers = new Headers({ Accept: 'application/json' });
  if (bearer) headers.set('Authorization', `Bearer ${apiKey}`);

  return async (path, parameters, signal) => {
    const query = sortedQuery({ ...parameters, api_key: bearer ? null : apiKey });
    const deadline = AbortSignal.timeout(timeoutMs);
    try {
      // Inside the try: an error for a malformed URL would quote it with the key.
      const request = new Request(`${base}${path}?${query.toString()}`, {
        headers,
        redirect: 'error',
        signal: AbortSignal.any([signal, deadline]),
      });
      const response = await options.fetch(request);
      if (!response.ok) {
        await response.body?.cancel();
        const { status } = response;
        const wait = retryAfterMs(response.headers.get('Retry-After'), clock);
        throw new UpstreamError(path, { kind: 'status', status, retryAfterMs: wait }, `status ${status}`);
      }
      const text = await cappedText(response, maxBytes);
      if (text === null) throw new UpstreamError(path, { kind: 'unreadable' }, `more than ${maxBytes} bytes`);
      return parse(path, text);
    } catch (error) {
      if (error instanceof UpstreamError) throw error;
      if (deadline.aborted || signal.aborted) {
        const detail = deadline.aborted ? `no answer within ${timeoutMs} ms` : 'given up on';
        throw new UpstreamError(path, { kind: 'timeout' }, detail);
      }
      throw new UpstreamError(path, { kind: 'network' }, codeOf(error));
    }
  };
}

function parse(path: string, text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    throw new UpstreamError(path, { kind: 'unreadable' }, `${text.length} characters that are not JSON`);
  }
}
