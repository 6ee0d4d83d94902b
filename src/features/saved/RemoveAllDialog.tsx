import { counted } from '../../core/format.ts';
import { savedRemoveAllTextBy } from './saved-words.ts';
import { m } from '../../paraglide/messages.js';
import type { Kind } from '../../core/title.ts';
import { pageSavedTitles } from './create-saved-titles.store.ts';
import { canUndoRemoval } from './remove-all.store.ts';
import { ConfirmButtons } from '../../core/ui/ConfirmButtons.tsx';
import { Dialog } from '../../core/ui/Dialog.tsx';
import { useStore } from '../../core/ui/use-store.ts';

interface RemoveAllDialogProps {
  kind: Kind;
  count: number;
  onClose: (emptied: boolean) => void;
}

/** Confirms that a list is to be emptied, with the number of titles. */
export function RemoveAllDialog({ kind, count, onClose }: RemoveAllDialogProps) {
  const { $savedTitles, removeAll } = pageSavedTitles();
  const removing = useStore($savedTitles)?.work === 'removing';

  function cancel() {
    if (!removing) onClose(false);
  }

  async function remove() {
    if (await removeAll()) onClose(true);
  }

  return (
    <Dialog title={m.saved_remove_all_label()} onClose={cancel}>
      <p className="font-semibold">{m.saved_remove_all_question({ kind, ...counted(count) })}</p>
      <p className="mb-6 mt-2 text-ink-soft">
        {savedRemoveAllTextBy[kind]()} {!canUndoRemoval(count) && m.saved_remove_all_for_good()}
      </p>
      <ConfirmButtons
        label={m.saved_remove_all_label()}
        busyLabel={m.saved_remove_all_working()}
        isBusy={removing}
        onCancel={cancel}
        onConfirm={() => void remove()}
      />
    </Dialog>
  );
}
