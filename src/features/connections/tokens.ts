import { CONNECTIONS_PATH } from './delivery.ts';

export const TOKENS_PATH = `${CONNECTIONS_PATH}/tokens`;

/** A token's permissions: read all data, write it, or only report plays. */
export const SCOPES = ['read', 'write', 'scrobble'] as const;
export type Scope = (typeof SCOPES)[number];

/** Whether a text is a scope. */
export const isScope = (text: string): text is Scope => (SCOPES as readonly string[]).includes(text);

/** Choices for the lifetime in days; 0 never expires. */
export const TOKEN_DAYS = [30, 90, 365, 0] as const;

export const TOKEN_NAME_LENGTH = 60;

/** Rate limit of the API per token. */
export const API_CALLS = { times: 240, seconds: 60 };

export const TOKEN_SHAPE = /^mq_[0-9a-f]{64}$/;

export interface ApiToken {
  id: string;
  name: string;
  scopes: Scope[];
  createdAt: string;
  /** Null if it never expires. */
  endsAt: string | null;
  lastAt: string | null;
  /** Name of the last program, from its user agent. */
  lastProgram: string | null;
  /** Country of the last program's locale. */
  lastRegion: string | null;
}

/** The authenticated caller of the API. */
export interface TokenCaller {
  id: string;
  person: string;
  name: string;
  scopes: Scope[];
  endsAt: string | null;
}

/** In this order: Edge and Opera also contain Chrome, and all of these contain Safari. */
const BROWSERS = { Edg: 'Edge', OPR: 'Opera', Firefox: 'Firefox', Chrome: 'Chrome', Safari: 'Safari' };

/** The program's name in a user agent, without versions and systems: `curl`, `Firefox`. Null without one. */
export function programName(userAgent: string | null): string | null {
  const agent = userAgent ?? '';
  const browser = Object.entries(BROWSERS).find(([mark]) => agent.includes(` ${mark}/`))?.[1];
  const first = /^[\w .-]{1,40}/.exec(agent)?.[0].trim();
  return (agent.startsWith('Mozilla/') ? browser : first) || null;
}
