import { REVIEW_MESSAGES } from '../../domain/messages.ts';
import type { Review } from '../../domain/reviews.ts';
import { report } from '../../stores/own-reviews.ts';
import { ReasonDialog } from '../ui/ReasonDialog.tsx';

interface ReportDialogProps {
  review: Review;
  onClose: () => void;
}

/** Asks why a review is reported. */
export function ReportDialog({ review, onClose }: ReportDialogProps) {
  const { report: words } = REVIEW_MESSAGES;
  return <ReasonDialog {...words} send={(reason) => report(review, reason)} onClose={onClose} />;
}
