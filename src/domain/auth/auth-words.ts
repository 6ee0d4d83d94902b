import { m } from '../../paraglide/messages.js';

/** The toast for a failed registration; `message` says why, and may be empty. */
export const authSignUpFailed = (message: string) => ({
  title: m.auth_sign_up_failed_title(),
  text: message ? message : m.auth_sign_up_failed_text_no_message(),
});

/** The toast for a failed sign-in; `message` says why, and may be empty. */
export const authSignInFailed = (message: string) => ({
  title: m.auth_sign_in_failed_title(),
  text: message ? message : m.auth_sign_in_failed_text_no_message(),
});

/** The toast for a password reset mail that was not sent; `message` says why, and may be empty. */
export const authResetFailed = (message: string) => ({
  title: m.toast_error(),
  text: message ? message : m.auth_reset_failed_text_no_message(),
});

/** The toast for a verification mail that was not sent again; `message` says why, and may be empty. */
export const authResendFailed = (message: string) => ({
  title: m.toast_error(),
  text: message ? message : m.auth_resend_failed_text_no_message(),
});
