import { REPORT_MESSAGES } from '../../domain/messages.ts';
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
    <ReasonDialog {...REPORT_MESSAGES.review} send={(reason) => report(review, reason)} onClose={onClose} />
  );
}
