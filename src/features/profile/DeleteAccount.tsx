import { m } from '../../paraglide/messages.js';
import { useState } from 'react';
import { lazyDialog } from '../../core/ui/lazy.tsx';

const DeleteDialog = lazyDialog(() => import('./DeleteDialog.tsx').then((script) => script.DeleteDialog));

/** Deletes the account; loads the confirmation dialog on the first click. */
export function DeleteAccount({ userId }: { userId: string }) {
  const [asked, setAsked] = useState(false);

  return (
    <>
      <button type="button" className="button button-danger" onClick={() => setAsked(true)}>
        {m.account_account_submit_idle()}
      </button>
      {asked && <DeleteDialog userId={userId} onClose={() => setAsked(false)} />}
    </>
  );
}
