import { accountDeletedWords } from './account-words.ts';
import { m } from '../../paraglide/messages.js';
import { $profileWork, removeAccount } from './profile.store.ts';
import { ConfirmButtons } from '../../core/ui/ConfirmButtons.tsx';
import { Dialog } from '../../core/ui/Dialog.tsx';
import { useStore } from '../../core/ui/use-store.ts';

interface DeleteDialogProps {
  userId: string;
  onClose: () => void;
}

/** Confirms that the account is to be deleted. A click outside does not close it; Escape cancels. */
export function DeleteDialog({ userId, onClose }: DeleteDialogProps) {
  const deleting = useStore($profileWork) === 'deleting';

  function cancel() {
    if (!deleting) onClose();
  }

  return (
    <Dialog title={m.account_account_submit_idle()} onClose={cancel} dismissable={false}>
      <p className="font-semibold">{m.account_account_cannot_be_undone()}</p>
      <p className="mt-2 text-ink-soft">{m.account_account_deleted_for_good()}</p>
      <ul className="mb-6 mt-2 list-disc ps-6 text-ink-soft">
        {accountDeletedWords().map((what) => (
          <li key={what}>{what}</li>
        ))}
      </ul>
      <ConfirmButtons
        label={m.account_account_submit_idle()}
        busyLabel={m.account_account_submit_deleting()}
        isBusy={deleting}
        onCancel={cancel}
        onConfirm={() => void removeAccount(userId)}
      />
    </Dialog>
  );
}
