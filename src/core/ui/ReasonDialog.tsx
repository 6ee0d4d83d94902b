import { m } from '../../paraglide/messages.js';
import { useState, type SubmitEvent } from 'react';
import { reportReason } from '../review-report.ts';
import { Dialog } from './Dialog.tsx';
import { TextField } from './TextField.tsx';

interface ReasonDialogProps {
  title: string;
  question: string;
  reasons: readonly string[];
  /** Label of its button. */
  label?: string;
  /** Sends the report; resolves with whether that succeeded. */
  send: (reason: string) => Promise<boolean>;
  onClose: () => void;
}

/** Asks for the reason of a report. If sending fails it stays open with its text. */
export function ReasonDialog({
  title,
  question,
  reasons,
  label = m.report_send(),
  send,
  onClose,
}: ReasonDialogProps) {
  const [reason, setReason] = useState(reasons[0] ?? '');
  const [details, setDetails] = useState('');
  const [busy, setBusy] = useState(false);

  async function report() {
    setBusy(true);
    const known = await send(reportReason(reason, details));
    setBusy(false);
    if (known) onClose();
  }

  function onSubmit(event: SubmitEvent) {
    event.preventDefault();
    if (!busy) void report();
  }

  return (
    <Dialog title={title} onClose={onClose}>
      <form method="post" className="grid gap-5" onSubmit={onSubmit} aria-busy={busy}>
        <fieldset>
          <legend className="mb-1.5 text-sm font-semibold">{question}</legend>
          {reasons.map((one) => (
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
          label={m.report_more()}
          maxLength={200}
          value={details}
          onChange={(event) => setDetails(event.target.value)}
        />
        <div className="flex flex-wrap justify-end gap-3">
          <button type="button" className="button button-quiet" onClick={onClose}>
            {m.words_cancel()}
          </button>
          <button type="submit" className="button button-primary" aria-disabled={busy}>
            {busy ? m.report_sending() : label}
          </button>
        </div>
      </form>
    </Dialog>
  );
}
