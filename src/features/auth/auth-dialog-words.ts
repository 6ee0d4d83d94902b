import { m } from '../../paraglide/messages.js';

export const authDialogTitlesBy = {
  signIn: m.auth_dialog_titles_sign_in,
  signUp: m.auth_dialog_titles_sign_up,
  forgot: m.auth_dialog_titles_forgot,
  verify: m.auth_dialog_titles_verify,
};

/** Label of the button that resends the mail; `seconds` until it is enabled, 0 for enabled. */
export const authDialogVerifyResend = (seconds: number): string =>
  seconds > 0 ? m.auth_dialog_verify_resend({ seconds }) : m.auth_dialog_verify_resend_no_seconds();
