import { m } from '../../paraglide/messages.js';

interface ConfirmButtonsProps {
  /** Label of the confirming button. */
  label: string;
  /** Its label while the action runs. */
  busyLabel: string;
  isBusy: boolean;
  onCancel: () => void;
  onConfirm: () => void;
}

/** The buttons of a dialog that confirms a deletion. Cancel has the focus. */
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
