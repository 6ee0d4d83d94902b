import { m } from '../../paraglide/messages.js';

/** The toast for a rating that was not cleared; `message` says why. */
export const ratingClearFailed = (message: string) => ({
  title: m.toast_error(),
  text: m.rating_clear_failed_text({ message }),
});

/** The toast for a rating that was not saved; `message` says why. */
export const ratingSaveFailed = (message: string) => ({
  title: m.toast_error(),
  text: m.rating_save_failed_text({ message }),
});
