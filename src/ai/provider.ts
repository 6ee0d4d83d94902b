import type { AiProviderInfo } from '../domain/ai/ai-search.ts';

/** What a person saved to reach a provider. */
export interface AiConnection {
  provider: string;
  key: string;
  endpoint: string | null;
  model: string | null;
}

/** A request to a provider; the key is in a header, never in the address. */
export interface ProviderCall {
  method: 'GET' | 'POST';
  url: string;
  headers: Record<string, string>;
  body?: object;
}

/** What an answer holds: the model's text, a refusal to speak of this, or nothing that can be read. */
export type ProviderAnswer = { kind: 'text'; text: string } | { kind: 'blocked' } | { kind: 'unreadable' };

/**
 * A provider of language models: how it is asked, and how what it says is read. One file for each; nothing
 * else knows a provider's wire format.
 */
export interface AiProvider {
  info: AiProviderInfo;
  /** The call is made to an address the person chose, so it must not reach the server's own network. */
  foreignEndpoint: boolean;
  /**
   * The request for a prompt. `plain` leaves out the fields not every model knows (JSON mode, thinking): it is
   * asked so after `refusesFields` said that they are the trouble.
   */
  ask(prompt: string, connection: AiConnection, plain: boolean): ProviderCall;
  read(answer: unknown): ProviderAnswer;
  /** A call that costs nothing and fails when the key is not good. */
  test(connection: AiConnection): ProviderCall;
  /** Whether a failure says that the key is wrong. */
  refusesKey(status: number, body: string): boolean;
  /** Whether a failure says that the model does not know a field. */
  refusesFields(status: number, body: string): boolean;
}

/** Sampling of every provider that knows the setting (docs/behaviour.md, AI search). */
export const SAMPLING = { temperature: 0.7, topK: 40, topP: 0.95, maxOutputTokens: 1024 } as const;

/** A value of an answer, by its path; undefined as soon as the path leaves what is there. */
export function at(value: unknown, ...path: (string | number)[]): unknown {
  return path.reduce<unknown>(
    (inner, key) =>
      typeof inner === 'object' && inner !== null ? (inner as Record<string, unknown>)[key] : undefined,
    value,
  );
}
