import { m } from '../../paraglide/messages.js';

/** Toast for a failed password change; `message` is the cause, possibly empty. */
export const passwordFailed = (message: string) => ({
  title: m.toast_error(),
  text: message ? message : m.password_failed_text_no_message(),
});

export const newPasswordBy = {
  broken: m.new_password_broken,
  elsewhere: m.new_password_elsewhere,
  uninvited: m.new_password_uninvited,
};
