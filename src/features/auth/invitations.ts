/** Path of an invitation, followed by its secret. */
export const JOIN_PATH = '/join';

export const INVITATIONS_PATH = '/admin/invitations';

export const INVITATION_SHAPE = /^[0-9a-f]{64}$/;

export const INVITATION_DAYS = [1, 7, 30, 90] as const;

export const INVITATION_USES = 1000;

export const INVITATION_NOTE_LENGTH = 100;

/** Whether an invitation can be accepted, or why not. */
export type InvitationState = 'open' | 'unknown' | 'revoked' | 'used' | 'ended';

/** An invitation for admins, without its secret. */
export interface Invitation {
  id: string;
  note: string;
  /** Null if printed when the site started, or if the admin has no name. */
  madeByName: string | null;
  makesAdmin: boolean;
  uses: number;
  used: number;
  /** Accounts of `used` with an unconfirmed e-mail address. */
  waiting: number;
  createdAt: string;
  endsAt: string;
  state: InvitationState;
}
