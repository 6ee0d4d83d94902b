import type { KeyboardEvent } from 'react';
import { ACCOUNT_MESSAGES, WORDS } from '../../domain/messages.ts';
import { $profileWork, removeAccount } from '../../stores/profile/profile.ts';
import { Dialog } from '../ui/Dialog.tsx';
import { useStore } from '../ui/use-store.ts';

interface DeleteDialogProps {
  userId: string;
  onCancel: () => void;
}

/** Asks once more before an account is deleted; a click beside it does not close it, Escape means Cancel. */
export function DeleteDialog({ userId, onCancel }: DeleteDialogProps) {
  const deleting = useStore($profileWork) === 'deleting';
  const { submit, cannotBeUndone, deletedForGood, whatIsDeleted } = ACCOUNT_MESSAGES.account;

  function cancel() {
    if (!deleting) onCancel();
  }

  function onKey({ key }: KeyboardEvent) {
    if (key === 'Escape') cancel();
  }

  return (
    <Dialog title={submit.idle} onClose={cancel} dismissable={false}>
      <div role="presentation" onKeyDown={onKey}>
        <p className="font-semibold">{cannotBeUndone}</p>
        <p className="mt-2 text-ink-soft">{deletedForGood}</p>
        <ul className="mb-6 mt-2 list-disc ps-6 text-ink-soft">
          {whatIsDeleted.map((what) => (
            <li key={what}>{what}</li>
          ))}
        </ul>
        <div className="flex flex-wrap justify-end gap-3">
          <button
            type="button"
            className="button button-quiet"
            data-autofocus
            aria-disabled={deleting}
            onClick={cancel}
          >
            {WORDS.cancel}
          </button>
          <button
            type="button"
            className="button button-danger"
            aria-disabled={deleting}
            onClick={() => void removeAccount(userId)}
          >
            {deleting ? submit.deleting : submit.idle}
          </button>
        </div>
      </div>
    </Dialog>
  );
}
