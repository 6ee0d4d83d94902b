import { $keyDialog, closeKeyDialog } from './ai-keys.store.ts';
import { lazyDialog } from '../../core/ui/lazy.tsx';
import { useStore } from '../../core/ui/use-store.ts';

const KeyDialog = lazyDialog(() => import('./KeyDialog.tsx').then((script) => script.KeyDialog));

/** Loads the key dialog when it first opens. */
export function KeyDialogPlace() {
  const open = useStore($keyDialog) !== null;
  return open && <KeyDialog onClose={closeKeyDialog} />;
}
