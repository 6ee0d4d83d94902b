import type { FormAnswer } from '../auth/auth-rules.ts';
import type { PasswordChangeValues } from '../auth/password-rules.ts';

export const PROFILE_PATH = '/profile';

/** Name of each form's submit button; its value names the form. */
export const FORM_BUTTON = 'form';

/** Forms of the profile page, with the id of their section. */
export const PROFILE_FORMS = { name: 'about', handle: 'your-page', password: 'password-heading' } as const;

export type ProfileForm = keyof typeof PROFILE_FORMS;

/** Address to which a form posts and is redirected. */
export const profileFormPath = (form: ProfileForm): string => `${PROFILE_PATH}#${PROFILE_FORMS[form]}`;

export const SAVED = 'saved';

/** Values of that parameter, with their form. `tokens`: also revoked with the password; `tokensStay`: not revoked. */
export const SAVED_BY = {
  name: 'name',
  handle: 'handle',
  password: 'password',
  tokens: 'password',
  tokensStay: 'password',
} as const satisfies Record<string, ProfileForm>;

export type Saved = keyof typeof SAVED_BY;

/** A rejected form, with the input (except passwords) and the error. */
export type RefusedForm =
  | { form: 'name'; fullName: string; problem: string }
  | { form: 'handle'; handle: string; problem: string }
  | { form: 'password'; answer: FormAnswer<keyof PasswordChangeValues> };
