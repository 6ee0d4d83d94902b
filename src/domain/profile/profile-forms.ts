import type { FormAnswer } from '../auth/auth-rules.ts';
import type { PasswordChangeValues } from '../auth/password-rules.ts';

export const PROFILE_PATH = '/profile';

/** The name of a form's button, whose value says which form it sends. */
export const FORM_BUTTON = 'form';

/** The forms of the profile page that are answered by it, each with the section it stands in. */
export const PROFILE_FORMS = { name: 'about', handle: 'your-page', password: 'password-heading' } as const;

export type ProfileForm = keyof typeof PROFILE_FORMS;

/** Where a form of the profile page is posted, and what it leads back to. */
export const profileFormPath = (form: ProfileForm): string => `${PROFILE_PATH}#${PROFILE_FORMS[form]}`;

/** The parameter that says what was saved. */
export const SAVED = 'saved';

/** What was saved, with the form that did; `tokens` were revoked with the password, or `tokensStay`. */
export const SAVED_BY = {
  name: 'name',
  handle: 'handle',
  password: 'password',
  tokens: 'password',
  tokensStay: 'password',
} as const satisfies Record<string, ProfileForm>;

export type Saved = keyof typeof SAVED_BY;

/** A form that was refused: what was typed, but for passwords, and what to say. */
export type RefusedForm =
  | { form: 'name'; fullName: string; problem: string }
  | { form: 'handle'; handle: string; problem: string }
  | { form: 'password'; answer: FormAnswer<keyof PasswordChangeValues> };
