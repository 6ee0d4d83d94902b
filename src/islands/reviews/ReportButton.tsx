import { REVIEW_MESSAGES } from '../../domain/messages.ts';
import type { Review } from '../../domain/reviews/reviews.ts';
import { asSignedIn } from '../../stores/permission.ts';
import { late } from '../ui/late.tsx';
import { useAsked } from '../ui/use-asked.ts';

const LateReportDialog = late(() => import('./ReportDialog.tsx').then((script) => script.ReportDialog));

/** The way to tell the admins about a review; the dialog's code comes with the first click. */
export function ReportButton({ review }: { review: Review }) {
  const { asked, ask, close, putOff } = useAsked();

  return (
    <>
      <button
        type="button"
        className="review-action mt-2"
        onClick={() => asSignedIn(REVIEW_MESSAGES.reportRefused, ask)}
      >
        {REVIEW_MESSAGES.report}
      </button>
      <LateReportDialog props={asked ? { review, onClose: close } : null} onMissing={putOff} />
    </>
  );
}
