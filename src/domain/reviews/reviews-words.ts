import { m } from '../../paraglide/messages.js';
import { counted } from '../format.ts';

/** The label of a sort order. */
export const reviewOrderBy = {
  newest: m.review_order_newest,
  oldest: m.review_order_oldest,
};

/** The accessible name of a sort order. */
export const reviewOrderSpokenBy = {
  newest: m.review_order_spoken_newest,
  oldest: m.review_order_spoken_oldest,
};

/** Says that a review is too long where the database counts more characters than the counter shows. */
export const reviewLeftInParts = (count: number): string => m.review_left_in_parts({ count });

/** The number of characters left. */
export const reviewLeft = (count: number): string => m.review_left(counted(count));

/** The toast for a review that was not deleted; `message` says why. */
export const reviewDeleteFailed = (message: string) => ({
  title: m.toast_error(),
  text: m.review_delete_failed_text({ message }),
});

/** The toast for a review that was not updated; `message` says why. */
export const reviewUpdateFailed = (message: string) => ({
  title: m.toast_error(),
  text: m.review_update_failed_text({ message }),
});

/** The toast for a review that was not posted; `message` says why. */
export const reviewPostFailed = (message: string) => ({
  title: m.toast_error(),
  text: m.review_post_failed_text({ message }),
});

/** The toast for a report that was not sent; `message` says why. */
export const reviewReportFailed = (message: string) => ({
  title: m.toast_error(),
  text: m.review_report_failed_text({ message }),
});
