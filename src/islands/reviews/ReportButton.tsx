import { useState, type ComponentProps, type ComponentType } from 'react';
import { AUTH_MESSAGES, REVIEW_MESSAGES } from '../../domain/messages.ts';
import type { Review } from '../../domain/reviews.ts';
import { asSignedIn } from '../../stores/permission.ts';
import { showError } from '../../stores/toasts.ts';
import type { ReportDialog } from './ReportDialog.tsx';

/** The way to tell the admins about a review; the dialog's code comes with the first click. */
export function ReportButton({ review }: { review: Review }) {
  const [Dialog, setDialog] = useState<ComponentType<ComponentProps<typeof ReportDialog>>>();

  function ask() {
    asSignedIn(REVIEW_MESSAGES.reportRefused, () => {
      import('./ReportDialog.tsx').then(
        (loaded) => setDialog(() => loaded.ReportDialog),
        () => showError(AUTH_MESSAGES.dialogMissing),
      );
    });
  }

  return (
    <>
      <button type="button" className="review-action mt-2" onClick={ask}>
        Report
      </button>
      {Dialog && <Dialog review={review} onClose={() => setDialog(undefined)} />}
    </>
  );
}
