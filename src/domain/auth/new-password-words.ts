import { m } from '../../paraglide/messages.js';

/** The toast for a password that was not changed; `message` says why, and may be empty. */
export const passwordFailed = (message: string) => ({
  title: m.toast_error(),
  text: message ? message : m.password_failed_text_no_message(),
});

/** The heading of the page where no new password can be set, by cause. */
export const newPasswordBy = {
  broken: m.new_password_broken,
  elsewhere: m.new_password_elsewhere,
  uninvited: m.new_password_uninvited,
};
