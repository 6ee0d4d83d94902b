import { acceptAccount, findInvitedAccount, type InvitedAccount } from './own.queries.ts';
import type { PersonOutcome } from '../../core/outcome.ts';
import { forPerson, type PersonContext } from '../../server/person.ts';
import { services } from '../../server/services.ts';

/** The page of an invitation to connect an account on another user's media server. */
export interface InvitationPage {
  /** Null if it has expired. */
  offered: InvitedAccount | null;
  accepted: boolean;
}

const SECRET = /^[0-9a-f]{64}$/;

/** Loads an invitation and handles its form. */
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
