/** Where an invitation leads: its secret follows. */
export const JOIN_PATH = '/join';

/** The dashboard's page of invitations. */
export const INVITATIONS_PATH = '/admin/invitations';

/** What the secret of an invitation looks like. */
export const INVITATION_SHAPE = /^[0-9a-f]{64}$/;

/** For how many days an invitation may hold. */
export const INVITATION_DAYS = [1, 7, 30, 90] as const;

/** For how many accounts one may serve, at most. */
export const INVITATION_USES = 1000;

/** Characters of what an admin notes about one. */
export const INVITATION_NOTE_LENGTH = 100;

/** Whether it can be taken, or why not. */
export type InvitationState = 'open' | 'unknown' | 'revoked' | 'used' | 'ended';

/** An invitation as admins see it: never its secret. */
export interface Invitation {
  id: string;
  note: string;
  /** Null when it was the start that printed it, or its maker has no name. */
  madeByName: string | null;
  makesAdmin: boolean;
  uses: number;
  used: number;
  /** Of those that were used, how many wait for their mail to be followed. */
  waiting: number;
  createdAt: string;
  endsAt: string;
  state: InvitationState;
}
