import { $keyDialog, closeKeyDialog } from '../../stores/ai/ai-keys.ts';
import { lazyDialog } from '../ui/lazy.tsx';
import { useStore } from '../ui/use-store.ts';

const KeyDialog = lazyDialog(() => import('./KeyDialog.tsx').then((script) => script.KeyDialog));

/** Where the key dialog opens; its code comes when it is first asked for. */
export function KeyDialogPlace() {
  const open = useStore($keyDialog) !== null;
  return open && <KeyDialog onClose={closeKeyDialog} />;
}
