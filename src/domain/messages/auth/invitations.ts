import type { Invitation, InvitationState } from '../../auth/invitations.ts';
import { plural } from '../../plural.ts';
import { writtenDay } from '../../reviews/times.ts';

const accounts = (count: number) => plural(count, { one: '{n} account', other: '{n} accounts' });

/** Why an invitation leads nowhere. */
const OVER: Record<Exclude<InvitationState, 'open'>, { heading: string; text: string }> = {
  unknown: {
    heading: 'This is no invitation',
    text: 'The link is not whole, or was mistyped. Copy all of it, or ask whoever sent it for another.',
  },
  revoked: {
    heading: 'This invitation was taken back',
    text: 'Ask whoever sent it to you for another.',
  },
  used: {
    heading: 'This invitation has been used',
    text: 'If it was you, follow the link in our mail, or sign in. Otherwise ask whoever sent it to you for another.',
  },
  ended: {
    heading: 'This invitation is over',
    text: 'Ask whoever sent it to you for another.',
  },
};

/** Sentences of the page an invitation leads to. */
export const JOIN_MESSAGES = {
  title: 'You are invited',
  description: 'Make an account by an invitation.',
  text: 'Somebody who runs this site has invited you. Make your account here.',
  over: OVER,
  already: {
    heading: 'You have an account already',
    text: (email: string) =>
      `You are signed in as ${email}. An invitation is for somebody without an account.`,
  },
  everybody: {
    heading: 'Everybody may sign up',
    text: 'No invitation is needed here any more. Choose “Sign Up” at the top of any page.',
  },
  sent: {
    heading: 'Verify Your Email',
    text: (email: string) =>
      `We sent a verification link to ${email}. Open it within 24 hours to complete your registration, or type its code here. Nothing there? Look into the spam folder, too.`,
    /** Where no mail server is set. */
    noMails: (outbox: string) => `This site sends no mails yet. They wait in ${outbox}.`,
    outbox: 'the outbox',
  },
  failed: 'The invitation cannot be looked at now',
  created: {
    heading: 'Your account is ready',
    text: 'Sign in with the address and the password you have just chosen.',
  },
} as const;

/** Sentences of the dashboard's page of invitations. */
export const INVITATION_MESSAGES = {
  heading: 'Invitations',
  isOpen:
    'Everybody may sign up: invitations are not needed. Start with SIGN_UP=closed to let in only whom you invite.',
  isClosed: 'Only whom you invite may sign up.',
  make: 'Make an invitation',
  note: 'For whom',
  noteExample: 'The Lovelaces',
  noteHelp: 'A note for admins. Nobody else reads it.',
  uses: 'Accounts it serves',
  lasts: 'It lasts',
  days: (days: number) => plural(days, { one: 'a day', other: '{n} days' }),
  made: (note: string) => (note === '' ? 'Your invitation' : `Your invitation: ${note}`),
  once: 'Copy it now: it is shown this once. Whoever has it can make an account.',
  list: 'All invitations',
  none: 'Nobody has been invited yet.',
  noteless: 'No note',
  first: 'The first admin',
  state: (invitation: Invitation) =>
    ({
      open: `Holds until ${writtenDay(invitation.endsAt)}.`,
      unknown: '',
      revoked: 'Revoked.',
      used: 'Used.',
      ended: `Ended on ${writtenDay(invitation.endsAt)}.`,
    })[invitation.state],
  madeOn: ({ createdAt, madeByName, makesAdmin }: Invitation) => {
    if (makesAdmin) return `Printed by a start on ${writtenDay(createdAt)}.`;
    return madeByName === null
      ? `Made on ${writtenDay(createdAt)}.`
      : `Made on ${writtenDay(createdAt)} by ${madeByName}.`;
  },
  usedOf: ({ used, uses, waiting }: Invitation) =>
    `Taken for ${used} of ${accounts(uses)}${waiting > 0 ? `, of which ${waiting} still to follow the mail` : ''}.`,
  revoke: 'Revoke',
  revokeOf: (invitation: Invitation) => `Revoke the invitation ${invitation.note}`.trim(),
  told: {
    revoked: 'The invitation is revoked. It lets nobody in any more.',
    gone: 'This invitation was over before.',
    uses: 'Say a number of accounts from 1 to 1,000.',
    note: 'The note may have 100 characters.',
    full: 'Two hundred invitations are kept. Those that ended a month ago go by themselves.',
  },
} as const;
