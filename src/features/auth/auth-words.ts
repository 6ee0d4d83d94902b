import { m } from '../../paraglide/messages.js';

/** Toast for a failed registration; `message` is the cause, possibly empty. */
export const authSignUpFailed = (message: string) => ({
  title: m.auth_sign_up_failed_title(),
  text: message ? message : m.auth_sign_up_failed_text_no_message(),
});

/** Toast for a failed sign-in; `message` is the cause, possibly empty. */
export const authSignInFailed = (message: string) => ({
  title: m.auth_sign_in_failed_title(),
  text: message ? message : m.auth_sign_in_failed_text_no_message(),
});

/** Toast for a password reset mail that failed; `message` is the cause, possibly empty. */
export const authResetFailed = (message: string) => ({
  title: m.toast_error(),
  text: message ? message : m.auth_reset_failed_text_no_message(),
});

/** Toast for a failed resend of the verification mail; `message` is the cause, possibly empty. */
export const authResendFailed = (message: string) => ({
  title: m.toast_error(),
  text: message ? message : m.auth_resend_failed_text_no_message(),
});
