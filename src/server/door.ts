import { createHash } from 'node:crypto';
import {
  inviteFirstAdmin,
  lookAtInvitation,
  setDoor,
  takeInvitation,
} from '../features/auth/invitations.queries.ts';
import { BackendError } from '../core/backend/errors.ts';
import type { Client } from '../core/backend/client.ts';
import type { Config } from '../contract/config.ts';
import type { ServiceDescription } from '../contract/lifecycle.ts';
import { INVITATION_SHAPE, JOIN_PATH, type InvitationState } from '../features/auth/invitations.ts';
import { publicAddress } from '../core/routes.ts';

/** Controls who may sign up. */
export interface Door {
  closed: boolean;
  /** The state of an invitation's secret. Rejects with BackendError. */
  look(secret: string): Promise<InvitationState>;
  /** Redeems an invitation for an address, which may then sign up for a day. Rejects with BackendError. */
  take(secret: string, email: string): Promise<InvitationState>;
  /** Undefined if sign-up is open. */
  description: ServiceDescription | undefined;
  /**
   * Sets the policy in the database, which enforces it. Returns the boot log's line: without an admin, the
   * address that makes the first. Rejects with one sentence if sign-up should be closed but may be open.
   */
  set(): Promise<ServiceDescription | undefined>;
}

const hashOf = (secret: string) => createHash('sha256').update(secret).digest('hex');

/** Creates the door. `client` has the secret key; without it a hosted backend's policy is unchanged. */
export function createDoor({ signUp, siteUrl }: Pick<Config, 'signUp' | 'siteUrl'>, client?: Client): Door {
  const closed = signUp === 'closed';
  const description: ServiceDescription | undefined = closed
    ? { name: 'Sign-up', mode: 'off', detail: 'by invitation of an admin only' }
    : undefined;
  const ask = (secret: string, work: (client: Client, hash: string) => Promise<InvitationState>) =>
    client && INVITATION_SHAPE.test(secret)
      ? work(client, hashOf(secret))
      : Promise.resolve('unknown' as const);
  return {
    closed,
    description,
    look: (secret) => ask(secret, lookAtInvitation),
    take: (secret, email) => ask(secret, (service, hash) => takeInvitation(service, hash, email)),
    async set() {
      if (!client) return description;
      try {
        await setDoor(client, closed);
        const secret = closed ? await inviteFirstAdmin(client) : null;
        if (!description || secret === null) return description;
        const address = publicAddress(siteUrl, `${JOIN_PATH}/${secret}`);
        const detail = `by invitation only. There is no admin yet: whoever signs up at ${address} becomes it (once, within 7 days)`;
        return { ...description, detail };
      } catch (error) {
        if (!(error instanceof BackendError)) throw error;
        // A policy closed earlier stays closed until a later start reaches the backend.
        if (!closed) return undefined;
        throw new Error(`SIGN_UP is closed, but the backend could not be told: ${error.message}`, {
          cause: error,
        });
      }
    },
  };
}
