import { m } from '../../paraglide/messages.js';

/** The toast for a failed sign-out; `message` says why, and may be empty. */
export const sessionSignOutFailed = (message: string) => ({
  title: m.toast_error(),
  text: message ? message : m.session_sign_out_failed_text_no_message(),
});
