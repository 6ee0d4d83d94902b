import { useState, type KeyboardEvent } from 'react';
import { ACCOUNT_MESSAGES } from '../../domain/person-messages.ts';
import { $profileWork, removeAccount } from '../../stores/profile.ts';
import { Dialog } from '../ui/Dialog.tsx';
import { useStore } from '../ui/use-store.ts';

/** The way to delete one's account, behind a dialog that a click beside it does not close. */
export function DeleteAccount({ userId }: { userId: string }) {
  const [asking, setAsking] = useState(false);
  const deleting = useStore($profileWork, { ssr: 'initial' }) === 'deleting';
  const { submit, cannotBeUndone, whatIsDeleted } = ACCOUNT_MESSAGES.account;

  function cancel() {
    if (!deleting) setAsking(false);
  }

  function onKey({ key }: KeyboardEvent) {
    if (key === 'Escape') cancel();
  }

  return (
    <>
      <button type="button" className="button button-danger" onClick={() => setAsking(true)}>
        {submit.idle}
      </button>
      {asking && (
        <Dialog title={submit.idle} onClose={cancel} dismissable={false}>
          <div onKeyDown={onKey}>
            <p className="font-semibold">{cannotBeUndone}</p>
            <p className="mt-2 text-ink-soft">These will be deleted for good:</p>
            <ul className="mb-6 mt-2 list-disc pl-6 text-ink-soft">
              {whatIsDeleted.map((what) => (
                <li key={what}>{what}</li>
              ))}
            </ul>
            <div className="flex flex-wrap justify-end gap-3">
              <button
                type="button"
                className="button button-quiet"
                autoFocus
                aria-disabled={deleting}
                onClick={cancel}
              >
                Cancel
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
      )}
    </>
  );
}
