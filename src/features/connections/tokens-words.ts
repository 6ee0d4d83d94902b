import { m } from '../../paraglide/messages.js';
import { elides } from '../../core/language/forms.ts';
import { isolated } from '../../core/language/inserted.ts';
import { regionName } from '../../core/regions.ts';
import { exactTime, writtenDay } from '../reviews/times.ts';
import type { ApiToken } from './tokens.ts';

export const tokenToldBy = {
  revoked: m.token_told_revoked,
  gone: m.token_told_gone,
  nameless: m.token_told_nameless,
  scopeless: m.token_told_scopeless,
  full: m.token_told_full,
};

/** When a token expires or expired, or that it never does. */
export const tokenEnd = (apiToken: ApiToken, now: string): string =>
  apiToken.endsAt === null
    ? m.token_end_never()
    : apiToken.endsAt <= now
      ? m.token_end_ended({
          elided: elides(writtenDay(apiToken.endsAt)),
          endsAt: writtenDay(apiToken.endsAt),
        })
      : m.token_end({ elided: elides(writtenDay(apiToken.endsAt)), endsAt: writtenDay(apiToken.endsAt) });

/** When a token was last used, with program and region if known. */
export const tokenUsed = (token: ApiToken): string =>
  token.lastAt === null
    ? m.token_used_never()
    : token.lastRegion === null
      ? token.lastProgram === null
        ? m.token_used_no_last_region_no_last_program({ lastAt: exactTime(token.lastAt) })
        : m.token_used_no_last_region({
            lastAt: exactTime(token.lastAt),
            lastProgram: isolated(token.lastProgram),
          })
      : token.lastProgram === null
        ? m.token_used_no_last_program({
            lastAt: exactTime(token.lastAt),
            lastRegion: regionName(token.lastRegion),
          })
        : m.token_used({
            lastAt: exactTime(token.lastAt),
            lastProgram: isolated(token.lastProgram),
            lastRegion: regionName(token.lastRegion),
          });
