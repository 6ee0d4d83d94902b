import { CONNECTIONS_PATH } from './delivery.ts';

/** The page of the tokens by which programs act as somebody. */
export const TOKENS_PATH = `${CONNECTIONS_PATH}/tokens`;

/** What a token may do: read all that is its person's, write it, or only tell what is played. */
export const SCOPES = ['read', 'write', 'scrobble'] as const;
export type Scope = (typeof SCOPES)[number];

/** Whether a form or a row names a scope. */
export const isScope = (text: string): text is Scope => (SCOPES as readonly string[]).includes(text);

/** For how many days a token may hold; 0 for good. */
export const TOKEN_DAYS = [30, 90, 365, 0] as const;

/** Characters of a token's name. */
export const TOKEN_NAME_LENGTH = 60;

/** How often one token may call the API. */
export const API_CALLS = { times: 240, seconds: 60 };

/** What a token looks like. */
export const TOKEN_SHAPE = /^mq_[0-9a-f]{64}$/;

/** A token as its person sees it. */
export interface ApiToken {
  id: string;
  name: string;
  scopes: Scope[];
  createdAt: string;
  /** Null for one that holds for good. */
  endsAt: string | null;
  lastAt: string | null;
  /** What the program calls itself that used it last. */
  lastProgram: string | null;
  /** The country that program says it is set to. */
  lastRegion: string | null;
}

/** Who calls the API, and with what. */
export interface TokenCaller {
  id: string;
  person: string;
  name: string;
  scopes: Scope[];
  endsAt: string | null;
}

/** How browsers call themselves: what also says it is Chrome before that, and all before Safari. */
const BROWSERS = { Edg: 'Edge', OPR: 'Opera', Firefox: 'Firefox', Chrome: 'Chrome', Safari: 'Safari' };

/** What a program calls itself, without versions and systems: `curl`, `Firefox`. Null for none. */
export function programName(userAgent: string | null): string | null {
  const agent = userAgent ?? '';
  const browser = Object.entries(BROWSERS).find(([mark]) => agent.includes(` ${mark}/`))?.[1];
  const first = /^[\w .-]{1,40}/.exec(agent)?.[0].trim();
  return (agent.startsWith('Mozilla/') ? browser : first) || null;
}
