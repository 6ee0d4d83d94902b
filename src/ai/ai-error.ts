import { isolated } from '../core/language/inserted.ts';
import { m } from '../paraglide/messages.js';
import type { ApiErrorCode } from '../core/api-errors.ts';

/**
 * Why a provider gave no answer. Only `key` is the key's fault; `unknown` is an unknown provider, `endpoint` an address
 * we refuse to call.
 */
export type AiErrorKind =
  | 'key'
  | 'refused'
  | 'unknown'
  | 'endpoint'
  | 'limited'
  | 'unavailable'
  | 'timeout'
  | 'blocked'
  | 'unreadable';

const CODES: Record<AiErrorKind, ApiErrorCode> = {
  key: 'keyRefused',
  refused: 'providerFailed',
  unknown: 'providerUnknown',
  endpoint: 'endpointRefused',
  limited: 'providerLimited',
  unavailable: 'providerUnreachable',
  timeout: 'providerSlow',
  blocked: 'providerBlocked',
  unreadable: 'providerUnreadable',
};

/**
 * A failed provider call. `message` is shown to the user; it never quotes the provider's answer, which may contain the
 * key. `status` is the provider's HTTP status, for the log.
 */
export class AiError extends Error {
  override readonly name = 'AiError';
  readonly kind: AiErrorKind;
  readonly code: ApiErrorCode;
  readonly status: number | null;

  constructor(kind: AiErrorKind, message: string, status: number | null = null) {
    super(message);
    this.kind = kind;
    this.code = CODES[kind];
    this.status = status;
  }
}

/** The error for an HTTP status that no provider-specific rule covers. */
export function statusError(provider: string, status: number): AiError {
  if (status === 429)
    return new AiError('limited', m.ai_too_many_requests({ provider: isolated(provider) }), status);
  const kind = status >= 500 || status === 408 ? 'unavailable' : 'refused';
  return new AiError(kind, m.ai_provider_error({ provider: isolated(provider), status }), status);
}
