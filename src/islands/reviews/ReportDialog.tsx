import { useState, type SubmitEvent } from 'react';
import { REVIEW_MESSAGES } from '../../domain/messages.ts';
import { reportReason } from '../../domain/review-report.ts';
import type { Review } from '../../domain/reviews.ts';
import { report } from '../../stores/own-reviews.ts';
import { Dialog } from '../ui/Dialog.tsx';
import { TextField } from '../ui/TextField.tsx';

interface ReportDialogProps {
  review: Review;
  onClose: () => void;
}

const { report: words } = REVIEW_MESSAGES;

/** Asks why a review is reported; stays open, with what was entered, when that could not be sent. */
export function ReportDialog({ review, onClose }: ReportDialogProps) {
  const [reason, setReason] = useState<string>(words.reasons[0]);
  const [details, setDetails] = useState('');
  const [busy, setBusy] = useState(false);

  async function send() {
    setBusy(true);
    const known = await report(review, reportReason(reason, details));
    setBusy(false);
    if (known) onClose();
  }

  function onSubmit(event: SubmitEvent) {
    event.preventDefault();
    if (!busy) void send();
  }

  return (
    <Dialog title="Report review" onClose={onClose}>
      <form method="post" className="grid gap-5" onSubmit={onSubmit} aria-busy={busy}>
        <fieldset>
          <legend className="mb-1.5 text-sm font-semibold">{words.question}</legend>
          {words.reasons.map((one) => (
            <label key={one} className="flex min-h-11 cursor-pointer items-center gap-3">
              <input
                type="radio"
                name="reason"
                value={one}
                checked={reason === one}
                onChange={() => setReason(one)}
                className="size-5 accent-marquee"
              />
              {one}
            </label>
          ))}
        </fieldset>
        <TextField
          label={words.more}
          maxLength={200}
          value={details}
          onChange={(event) => setDetails(event.target.value)}
        />
        <div className="flex flex-wrap justify-end gap-3">
          <button type="button" className="button button-quiet" onClick={onClose}>
            Cancel
          </button>
          <button type="submit" className="button button-primary" aria-disabled={busy}>
            {busy ? 'Sending...' : 'Report'}
          </button>
        </div>
      </form>
    </Dialog>
  );
}
