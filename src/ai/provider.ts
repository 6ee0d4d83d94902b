import type { AiProviderInfo } from '../features/ai/ai-search.ts';

export interface AiConnection {
  provider: string;
  key: string;
  endpoint: string | null;
  model: string | null;
}

/** A request to a provider; the key is in a header, never in the URL. */
export interface ProviderCall {
  method: 'GET' | 'POST';
  url: string;
  headers: Record<string, string>;
  body?: object;
}

/** The model's text, a refusal, or an unreadable answer. */
export type ProviderAnswer = { kind: 'text'; text: string } | { kind: 'blocked' } | { kind: 'unreadable' };

/**
 * A provider of language models: builds its requests and reads its answers. One file each; nothing else knows a
 * provider's wire format.
 */
export interface AiProvider {
  info: AiProviderInfo;
  /** The user chose the address, so it must not reach the server's own network. */
  foreignEndpoint: boolean;
  /**
   * The request for a prompt. `plain` leaves out fields not every model supports (JSON mode, thinking); used for a
   * retry after `refusesFields`.
   */
  ask(prompt: string, connection: AiConnection, plain: boolean): ProviderCall;
  read(answer: unknown): ProviderAnswer;
  /** A free call that fails with an invalid key. */
  test(connection: AiConnection): ProviderCall;
  refusesKey(status: number, body: string): boolean;
  /** Whether a failure means that the model does not support a field. */
  refusesFields(status: number, body: string): boolean;
}

/** Sampling for every provider that supports the setting. */
export const SAMPLING = { temperature: 0.7, topK: 40, topP: 0.95, maxOutputTokens: 1024 } as const;

/** The value at a path in an answer; undefined if the path does not exist. */
export function at(value: unknown, ...path: (string | number)[]): unknown {
  return path.reduce<unknown>(
    (inner, key) =>
      typeof inner === 'object' && inner !== null ? (inner as Record<string, unknown>)[key] : undefined,
    value,
  );
}
