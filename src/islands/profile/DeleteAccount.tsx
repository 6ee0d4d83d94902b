import { useState, type ComponentProps, type ComponentType } from 'react';
import { ACCOUNT_MESSAGES, AUTH_MESSAGES } from '../../domain/messages.ts';
import { showError } from '../../stores/toasts.ts';
import type { DeleteDialog } from './DeleteDialog.tsx';

/** The way to delete one's account; the code of the dialog that asks comes with the first click. */
export function DeleteAccount({ userId }: { userId: string }) {
  const [Dialog, setDialog] = useState<ComponentType<ComponentProps<typeof DeleteDialog>>>();

  function ask() {
    import('./DeleteDialog.tsx').then(
      (loaded) => setDialog(() => loaded.DeleteDialog),
      () => showError(AUTH_MESSAGES.dialogMissing),
    );
  }

  return (
    <>
      <button type="button" className="button button-danger" onClick={ask}>
        {ACCOUNT_MESSAGES.account.submit.idle}
      </button>
      {Dialog && <Dialog userId={userId} onCancel={() => setDialog(undefined)} />}
    </>
  );
}
