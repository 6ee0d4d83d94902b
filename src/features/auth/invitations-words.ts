import { m } from '../../paraglide/messages.js';
import { elides } from '../../core/language/forms.ts';
import { counted } from '../../core/format.ts';
import { isolated } from '../../core/language/inserted.ts';
import { writtenDay } from '../reviews/times.ts';
import type { Invitation } from './invitations.ts';

/** Result of the last action on the page. */
export const invitationToldBy = {
  revoked: m.invitation_told_revoked,
  gone: m.invitation_told_gone,
  uses: m.invitation_told_uses,
  note: m.invitation_told_note,
  full: m.invitation_told_full,
};

/** Heading of a new invitation, with its note if any. */
export const invitationMade = (note: string): string =>
  note === '' ? m.invitation_made_no_note() : m.invitation_made({ note: isolated(note) });

/** When and by which admin an invitation was made. An invitation for an admin is printed when the site starts. */
export const invitationMadeOn = (invitation: Invitation): string =>
  invitation.makesAdmin
    ? m.invitation_made_on({
        elided: elides(writtenDay(invitation.createdAt)),
        createdAt: writtenDay(invitation.createdAt),
      })
    : invitation.madeByName === null
      ? m.invitation_made_on_no_makes_admin_no_made_by_name({
          elided: elides(writtenDay(invitation.createdAt)),
          createdAt: writtenDay(invitation.createdAt),
        })
      : m.invitation_made_on_no_makes_admin({
          elided: elides(writtenDay(invitation.createdAt)),
          createdAt: writtenDay(invitation.createdAt),
          madeByName: isolated(invitation.madeByName),
        });

/** How many accounts used an invitation, and how many of them are unconfirmed. */
export const invitationUsedOf = (invitation: Invitation): string =>
  invitation.waiting > 0
    ? m.invitation_used_of({
        used: invitation.used,
        ...counted(invitation.uses),
        waiting: invitation.waiting,
      })
    : m.invitation_used_of_no_waiting({ used: invitation.used, ...counted(invitation.uses) });

/** Accessible name of the revoke button. */
export const invitationRevokeOf = (invitation: Invitation): string =>
  invitation.note === ''
    ? m.invitation_revoke_of_no_note()
    : m.invitation_revoke_of({ note: isolated(invitation.note) });

export const joinOverBy = {
  unknown: () => ({ heading: m.join_over_unknown_heading(), text: m.join_over_unknown_text() }),
  revoked: () => ({ heading: m.join_over_revoked_heading(), text: m.join_over_revoked_text() }),
  used: () => ({ heading: m.join_over_used_heading(), text: m.join_over_used_text() }),
  ended: () => ({ heading: m.join_over_ended_heading(), text: m.join_over_ended_text() }),
};
