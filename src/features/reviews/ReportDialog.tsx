import { reportReviewWords } from './reports-words.ts';
import type { Review } from './reviews.ts';
import { report } from './review-reports.store.ts';
import { ReasonDialog } from '../../core/ui/ReasonDialog.tsx';

interface ReportDialogProps {
  review: Review;
  onClose: () => void;
}

export function ReportDialog({ review, onClose }: ReportDialogProps) {
  return (
    <ReasonDialog {...reportReviewWords()} send={(reason) => report(review, reason)} onClose={onClose} />
  );
}
