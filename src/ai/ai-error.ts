import { isolated } from '../domain/language/inserted.ts';
import { m } from '../paraglide/messages.js';
import type { ApiErrorCode } from '../domain/api-errors.ts';

/** Why a provider gave no answer: `key` refused, everything else is not the key's fault. `unknown` provider, `endpoint` we do not call. */
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
 * A provider that did not answer as it should. `message` is fit for the person (docs/behaviour.md, Words and errors) and is never
 * made of what the provider said, which may repeat the key; `status` is the provider's, for the log.
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

/** The error of a status no rule of the provider's own explains. */
export function statusError(provider: string, status: number): AiError {
  if (status === 429)
    return new AiError('limited', m.ai_too_many_requests({ provider: isolated(provider) }), status);
  const kind = status >= 500 || status === 408 ? 'unavailable' : 'refused';
  return new AiError(kind, m.ai_provider_error({ provider: isolated(provider), status }), status);
}
