import { m } from '../../paraglide/messages.js';

/** Title, question and reasons of the dialog that reports a review. */
export const reportReviewWords = () => ({
  title: m.report_review_title(),
  question: m.report_review_question(),
  reasons: [
    m.report_review_reasons_1(),
    m.report_review_reasons_2(),
    m.report_review_reasons_3(),
    m.report_review_reasons_4(),
    m.report_review_reasons_5(),
  ],
});
