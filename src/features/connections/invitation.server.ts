import { acceptAccount, findInvitedAccount, type InvitedAccount } from './own.queries.ts';
import type { PersonOutcome } from '../../core/outcome.ts';
import { forPerson, type PersonContext } from '../../server/person.ts';
import { services } from '../../server/services.ts';

/** The page of an invitation to take an account of somebody's server. */
export interface InvitationPage {
  /** Null when it is over. */
  offered: InvitedAccount | null;
  accepted: boolean;
}

const SECRET = /^[0-9a-f]{64}$/;

/** What an invitation offers, and the consent its form gives. */
export function loadInvitation(
  context: PersonContext,
  secret: string | undefined,
): Promise<PersonOutcome<InvitationPage>> {
  return forPerson(context, async ({ client }) => {
    if (secret === undefined || !SECRET.test(secret)) return { offered: null, accepted: false };
    const offered = await findInvitedAccount(client, secret);
    if (context.request.method !== 'POST' || !offered || offered.own) return { offered, accepted: false };
    const accepted = await acceptAccount(client, secret);
    if (accepted) (await services()).jobs.plays?.wake();
    return { offered: accepted ? offered : null, accepted };
  });
}
