import { API_MESSAGES } from '../english/api.ts';

/** Sentences of the page for developers (docs/behaviour.md, API). */
export const DEVELOPERS_MESSAGES = {
  about: API_MESSAGES.about,
  added: API_MESSAGES.added,
  title: 'For developers',
  description: 'An API to read and write what you watch, with tokens of your own.',
  begin: 'Begin',
  make: (tokens: string) =>
    `Make a token under ${tokens} and send it with every call. Never put it into an address.`,
  tokens: 'Connections, Tokens',
  document: 'All of it as OpenAPI 3.1',
  rules: 'What holds everywhere',
  limit: (times: number, seconds: number) =>
    `A token may call ${times} times in ${seconds} seconds. Every answer says what is left (RateLimit), and a refusal when to come back (Retry-After).`,
  pages: 'Lists come in pages of 100, the latest first: ask for “next” as cursor until it is null.',
  keys: 'A POST with an Idempotency-Key is done once, however often it arrives within a day.',
  times: 'Times are ISO 8601 with their zone. What you write may carry its own.',
  sync: 'To keep a copy: take a cursor from /changes, read everything once, then ask /changes?since= from time to time. What is deleted is told for 90 days.',
  refusals: 'What a refusal says',
  refusalsText: 'Refusals are application/problem+json (RFC 9457). Go by “code”; sentences may change.',
  calls: 'Calls',
  scopes: (scopes: readonly string[]) => `Needs ${scopes.join(' or ')}.`,
  takes: (names: readonly string[]) => `Parameters: ${names.join(', ')}.`,
  answers: (statuses: readonly string[]) => `Answers: ${statuses.join(', ')}.`,
  things: 'Shapes',
} as const;
