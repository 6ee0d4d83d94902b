import { m } from '../../paraglide/messages.js';

/** Toast for a rating that could not be cleared; `message` is the cause. */
export const ratingClearFailed = (message: string) => ({
  title: m.toast_error(),
  text: m.rating_clear_failed_text({ message }),
});

/** Toast for a rating that could not be saved; `message` is the cause. */
export const ratingSaveFailed = (message: string) => ({
  title: m.toast_error(),
  text: m.rating_save_failed_text({ message }),
});
