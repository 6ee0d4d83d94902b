import { m } from '../../paraglide/messages.js';

interface ConfirmButtonsProps {
  /** What the act is called. */
  label: string;
  /** The same while it runs. */
  busyLabel: string;
  isBusy: boolean;
  onCancel: () => void;
  onConfirm: () => void;
}

/** The buttons of a dialog that asks before it deletes. Cancel has the focus. */
export function ConfirmButtons({ label, busyLabel, isBusy, onCancel, onConfirm }: ConfirmButtonsProps) {
  return (
    <div className="flex flex-wrap justify-end gap-3">
      <button
        type="button"
        className="button button-quiet"
        data-autofocus
        aria-disabled={isBusy}
        onClick={onCancel}
      >
        {m.words_cancel()}
      </button>
      <button type="button" className="button button-danger" aria-disabled={isBusy} onClick={onConfirm}>
        {isBusy ? busyLabel : label}
      </button>
    </div>
  );
}
