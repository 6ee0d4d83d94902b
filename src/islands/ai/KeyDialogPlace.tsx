import { useEffect, useState, type ComponentType } from 'react';
import { AUTH_MESSAGES } from '../../domain/messages.ts';
import { $keyDialog, closeKeyDialog } from '../../stores/ai-keys.ts';
import { showError } from '../../stores/toasts.ts';
import { useStore } from '../ui/use-store.ts';

/** Where the key dialog opens; its code comes when it is first asked for. */
export function KeyDialogPlace() {
  const open = useStore($keyDialog) !== null;
  const [Dialog, setDialog] = useState<ComponentType>();

  useEffect(() => {
    if (!open) return;
    import('./KeyDialog.tsx').then(
      (loaded) => setDialog(() => loaded.KeyDialog),
      () => {
        closeKeyDialog();
        showError(AUTH_MESSAGES.dialogMissing);
      },
    );
  }, [open]);

  return open && Dialog ? <Dialog /> : null;
}
