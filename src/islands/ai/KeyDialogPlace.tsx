import { $keyDialog, putOffKeyDialog } from '../../stores/ai/ai-keys.ts';
import { late } from '../ui/late.tsx';
import { useStore } from '../ui/use-store.ts';

const LateDialog = late(() => import('./KeyDialog.tsx').then((script) => script.KeyDialog));

/** Where the key dialog opens; its code comes when it is first asked for. */
export function KeyDialogPlace() {
  const open = useStore($keyDialog) !== null;
  return <LateDialog props={open ? {} : null} onMissing={putOffKeyDialog} />;
}
