import { m } from '../../paraglide/messages.js';
import { useState } from 'react';
import type { Review } from './reviews.ts';
import { asSignedIn } from '../../core/stores/permission.ts';
import { lazyDialog } from '../../core/ui/lazy.tsx';

const ReportDialog = lazyDialog(() => import('./ReportDialog.tsx').then((script) => script.ReportDialog));

/** Reports a review; loads the dialog on the first click. */
export function ReportButton({ review }: { review: Review }) {
  const [asked, setAsked] = useState(false);

  return (
    <>
      <button
        type="button"
        className="review-action mt-2"
        onClick={() =>
          void asSignedIn({ title: m.toast_please_sign_in(), text: m.review_report_refused_text() }, () =>
            setAsked(true),
          )
        }
      >
        {m.review_report()}
      </button>
      {asked && <ReportDialog review={review} onClose={() => setAsked(false)} />}
    </>
  );
}
