import { m } from '../../paraglide/messages.js';

/** Toast for a failed sign-out; `message` is the cause, possibly empty. */
export const sessionSignOutFailed = (message: string) => ({
  title: m.toast_error(),
  text: message ? message : m.session_sign_out_failed_text_no_message(),
});
