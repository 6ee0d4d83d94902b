import { passwordFailed } from '../auth/new-password-words.ts';
import { ownProfileStatesBy } from '../public-profile/public-profile-words.ts';
import { changePassword, updatePassword } from '../../core/backend/auth.ts';
import { revokeTokens } from '../connections/tokens.queries.ts';
import { BackendError, onServer } from '../../core/backend/errors.ts';
import { updateProfile } from '../../core/backend/profiles.ts';
import { claimHandle, loadOwnPublicProfile } from '../public-profile/own-profile-page.queries.ts';
import { firstProblem, type FormAnswer } from '../auth/auth-rules.ts';
import { newPasswordProblems, passwordChangeProblems, passwordRefusal } from '../auth/password-rules.ts';
import {
  FORM_BUTTON,
  PROFILE_FORMS,
  SAVED,
  type ProfileForm,
  type RefusedForm,
  type Saved,
} from './profile-forms.ts';
import { foldHandle } from '../public-profile/public-profile.ts';
import { RESET_PASSWORD_PATH } from '../../core/account.ts';
import { withParameters } from '../../core/routes.ts';
import { forPerson, type Person, type PersonContext } from '../../server/person.ts';
import { services } from '../../server/services.ts';

type Answer = { saved: Saved } | { refused: RefusedForm };

const textOf = (form: FormData, name: string): string => {
  const value = form.get(name);
  return typeof value === 'string' ? value : '';
};

/** Runs `save`; returns the backend's error message if it fails. */
async function problemOf(save: () => Promise<string | null>): Promise<string | null> {
  try {
    return await save();
  } catch (error) {
    if (!(error instanceof BackendError) || error.kind === 'expired') throw error;
    return onServer(error).message;
  }
}

/** Revokes tokens if the form asks for it; returns what was saved. */
async function savedWith({ client, userId }: Person, form: FormData): Promise<Saved> {
  if (!form.has('tokens')) return 'password';
  const problem = await problemOf(async () => {
    await revokeTokens(client, userId);
    return null;
  });
  return problem === null ? 'tokens' : 'tokensStay';
}

const SAVE: Record<ProfileForm, (person: Person, form: FormData) => Promise<Answer>> = {
  async name({ client, userId }, form) {
    const fullName = textOf(form, 'fullName');
    const problem = await problemOf(async () => {
      await updateProfile(client, userId, { fullName: fullName.trim() });
      return null;
    });
    return problem === null ? { saved: 'name' } : { refused: { form: 'name', fullName, problem } };
  },
  async handle({ client }, form) {
    const handle = textOf(form, 'handle');
    const problem = await problemOf(async () => {
      const before = await loadOwnPublicProfile(client);
      const state = await claimHandle(client, foldHandle(handle));
      if (state !== 'claimed') return ownProfileStatesBy[state]();
      const site = await services();
      if (before) site.pageChanged({ handle: before.handle });
      site.pageChanged({ handle: foldHandle(handle) });
      return null;
    });
    return problem === null ? { saved: 'handle' } : { refused: { form: 'handle', handle, problem } };
  },
  async password(person, form) {
    const { client, account } = person;
    const [current, password, confirmation] = ['current', 'password', 'confirmation'].map((name) =>
      textOf(form, name),
    ) as [string, string, string];
    const problems = passwordChangeProblems({ current, password, confirmation });
    if (firstProblem(problems))
      return { refused: { form: 'password', answer: { kind: 'invalid', problems } } };
    const changed = await changePassword(client, { email: account.email, current, password });
    if (changed.kind === 'failed') return { refused: { form: 'password', answer: passwordRefusal(changed) } };
    return { saved: await savedWith(person, form) };
  },
};

/** Saves a form of the profile page; null if the form is unknown. */
export async function saveProfileForm(person: Person): Promise<Answer | null> {
  const form = await person.context.request.formData().catch(() => new FormData());
  const which = textOf(form, FORM_BUTTON);
  return Object.hasOwn(PROFILE_FORMS, which) ? SAVE[which as ProfileForm](person, form) : null;
}

/**
 * Sets the new password of the reset-password form. Returns where to redirect (`to`) or the form's errors.
 */
export async function saveNewPassword(
  context: PersonContext,
): Promise<{ to: string } | { refused: FormAnswer<'password' | 'confirmation'> }> {
  const outcome = await forPerson(context, async (person) => {
    const form = await context.request.formData().catch(() => new FormData());
    const [password, confirmation] = [textOf(form, 'password'), textOf(form, 'confirmation')];
    const problems = newPasswordProblems({ password, confirmation });
    if (firstProblem(problems)) return { refused: { kind: 'invalid', problems } as const };
    const set = await updatePassword(person.client, password);
    if (set.kind === 'failed') return { refused: refusedFor(set) };
    return { to: withParameters(RESET_PASSWORD_PATH, { [SAVED]: await savedWith(person, form) }) };
  });
  if (outcome.kind === 'ok') return outcome.data;
  return outcome.kind === 'error' ? { refused: refusedFor(outcome) } : { to: RESET_PASSWORD_PATH };
}

const refusedFor = ({ message }: { message: string }) =>
  ({ kind: 'failed', message: passwordFailed(message).text, retryAfter: null }) as const;
