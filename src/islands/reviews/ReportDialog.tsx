import { reportReviewWords } from '../../domain/words/reports-words.ts';
import type { Review } from '../../domain/reviews/reviews.ts';
import { report } from '../../stores/reviews/review-reports.ts';
import { ReasonDialog } from '../ui/ReasonDialog.tsx';

interface ReportDialogProps {
  review: Review;
  onClose: () => void;
}

/** Asks why a review is reported. */
export function ReportDialog({ review, onClose }: ReportDialogProps) {
  return (
    <ReasonDialog {...reportReviewWords()} send={(reason) => report(review, reason)} onClose={onClose} />
  );
}
