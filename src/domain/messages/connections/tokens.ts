import type { ApiToken, Scope } from '../../connections/tokens.ts';
import { regionName } from '../../regions.ts';
import { exactTime, writtenDay } from '../../reviews/times.ts';

const SCOPES: Record<Scope, string> = {
  read: 'Read all that is mine',
  write: 'Change what is mine',
  scrobble: 'Tell what I play',
};

/** `curl, Germany`: what a program says of itself. */
const usedBy = ({ lastProgram, lastRegion }: ApiToken) =>
  [lastProgram ?? 'an unnamed program', ...(lastRegion === null ? [] : [regionName(lastRegion)])].join(', ');

/** Sentences about tokens, by which programs act as somebody (docs/behaviour.md, API). */
export const TOKEN_MESSAGES = {
  title: 'Tokens',
  description: 'Let programs of yours read and write what you watch.',
  signIn: 'Sign in to make tokens',
  back: 'Connections',
  text: (developers: string) =>
    `With a token a program of yours acts as you, as far as you allow. How to use it is explained for ${developers}.`,
  /** Its link. */
  developers: 'developers',
  off: 'This site has no API. Whoever runs it has to set SUPABASE_SECRET_KEY.',
  make: 'Make a token',
  name: 'Name',
  nameExample: 'My scripts',
  may: 'It may',
  scopes: SCOPES,
  ends: 'It holds for',
  days: (days: number) => (days === 0 ? 'good' : days === 365 ? 'a year' : `${days} days`),
  made: (name: string) => `Your token “${name}”`,
  once: 'Copy it now: it is shown this once. Whoever has it can do what it allows. If you lose it, revoke it and make another.',
  list: 'Your tokens',
  none: 'You have no tokens.',
  scopesOf: ({ scopes }: ApiToken) => scopes.map((scope) => SCOPES[scope]).join(', '),
  since: ({ createdAt }: ApiToken) => `Made on ${writtenDay(createdAt)}.`,
  end: ({ endsAt }: ApiToken, now: string) => {
    if (endsAt === null) return 'Holds for good.';
    return endsAt <= now ? `Ended on ${writtenDay(endsAt)}.` : `Holds until ${writtenDay(endsAt)}.`;
  },
  used: (token: ApiToken) =>
    token.lastAt === null ? 'Not used yet.' : `Used last: ${exactTime(token.lastAt)}, by ${usedBy(token)}.`,
  revoke: 'Revoke',
  revokeOf: (name: string) => `Revoke ${name}`,
  told: {
    revoked: 'The token is revoked and no longer works.',
    gone: 'This token was revoked before.',
    nameless: 'Give the token a name of up to 60 characters.',
    scopeless: 'Say what the token may do.',
    full: 'You can have 50 tokens. Revoke one first.',
  },
};
