import { loadInvitations, makeInvitation, revokeInvitation } from './invitations.queries.ts';
import { BackendError } from '../../core/backend/errors.ts';
import {
  INVITATION_DAYS,
  INVITATION_NOTE_LENGTH,
  INVITATION_USES,
  JOIN_PATH,
  type Invitation,
} from '../auth/invitations.ts';
import type { invitationToldBy } from '../auth/invitations-words.ts';
import type { PersonOutcome } from '../../core/outcome.ts';
import { forPerson, type Person, type PersonContext } from '../../server/person.ts';
import { services } from '../../server/services.ts';

/** The admin page of invitations. */
export interface InvitationsPage {
  /** Whether sign-up requires one. */
  closed: boolean;
  invitations: Invitation[];
  /** A new invitation, in the response to its creation only. */
  made: { note: string; address: string } | null;
  told: keyof typeof invitationToldBy | null;
}

type Answer = Partial<Pick<InvitationsPage, 'made' | 'told'>>;

const ID = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

async function make({ client }: Person, form: FormData, siteUrl: string): Promise<Answer> {
  const given = form.get('note');
  const note = typeof given === 'string' ? given.trim() : '';
  const uses = Number(form.get('uses') ?? 1);
  const days = INVITATION_DAYS.find((known) => String(known) === form.get('days')) ?? INVITATION_DAYS[1];
  if (!Number.isInteger(uses) || uses < 1 || uses > INVITATION_USES) return { told: 'uses' };
  if ([...note].length > INVITATION_NOTE_LENGTH) return { told: 'note' };
  try {
    const secret = await makeInvitation(client, { note, days, uses });
    return { made: { note, address: `${siteUrl}${JOIN_PATH}/${secret}` } };
  } catch (error) {
    if (error instanceof BackendError && error.kind === 'bound') return { told: 'full' };
    throw error;
  }
}

async function act(person: Person, form: FormData, siteUrl: string): Promise<Answer> {
  const id = form.get('id');
  switch (form.get('do')) {
    case 'make':
      return make(person, form, siteUrl);
    case 'revoke': {
      const known = typeof id === 'string' && ID.test(id);
      return { told: known && (await revokeInvitation(person.client, id)) ? 'revoked' : 'gone' };
    }
    case null:
    default:
      return {};
  }
}

/** Loads the page of invitations; handles its forms. */
export function loadInvitationsPage(context: PersonContext): Promise<PersonOutcome<InvitationsPage>> {
  return forPerson(
    context,
    async (person) => {
      const { config, door } = await services();
      const isPost = context.request.method === 'POST';
      const answer = isPost ? await act(person, await context.request.formData(), config.siteUrl) : {};
      const invitations = await loadInvitations(person.client);
      return { closed: door.closed, invitations, made: null, told: null, ...answer };
    },
    { role: 'admin' },
  );
}
