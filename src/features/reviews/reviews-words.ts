import { m } from '../../paraglide/messages.js';
import { counted } from '../../core/format.ts';

export const reviewOrderBy = {
  newest: m.review_order_newest,
  oldest: m.review_order_oldest,
};

export const reviewOrderSpokenBy = {
  newest: m.review_order_spoken_newest,
  oldest: m.review_order_spoken_oldest,
};

/**
 * Says that a review is too long although the counter has room: the database counts code points, the counter graphemes.
 */
export const reviewLeftInParts = (count: number): string => m.review_left_in_parts({ count });

/** Number of characters left. */
export const reviewLeft = (count: number): string => m.review_left(counted(count));

/** Toast for a review that could not be deleted; `message` is the cause. */
export const reviewDeleteFailed = (message: string) => ({
  title: m.toast_error(),
  text: m.review_delete_failed_text({ message }),
});

/** Toast for a review that could not be updated; `message` is the cause. */
export const reviewUpdateFailed = (message: string) => ({
  title: m.toast_error(),
  text: m.review_update_failed_text({ message }),
});

/** Toast for a review that could not be posted; `message` is the cause. */
export const reviewPostFailed = (message: string) => ({
  title: m.toast_error(),
  text: m.review_post_failed_text({ message }),
});

/** Toast for a report that could not be sent; `message` is the cause. */
export const reviewReportFailed = (message: string) => ({
  title: m.toast_error(),
  text: m.review_report_failed_text({ message }),
});
