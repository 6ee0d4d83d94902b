import { m } from '../../paraglide/messages.js';

/** The title of the dialog, by its view. */
export const authDialogTitlesBy = {
  signIn: m.auth_dialog_titles_sign_in,
  signUp: m.auth_dialog_titles_sign_up,
  forgot: m.auth_dialog_titles_forgot,
  verify: m.auth_dialog_titles_verify,
};

/** The label of the button that sends the mail again; `seconds` is the wait until it is enabled, 0 for none. */
export const authDialogVerifyResend = (seconds: number): string =>
  seconds > 0 ? m.auth_dialog_verify_resend({ seconds }) : m.auth_dialog_verify_resend_no_seconds();
