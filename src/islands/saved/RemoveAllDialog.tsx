import { SAVED_MESSAGES, WORDS } from '../../domain/messages.ts';
import type { Kind } from '../../domain/title.ts';
import { pageSavedTitles } from '../../stores/saved/create-saved-titles.ts';
import { canUndoRemoval } from '../../stores/saved/remove-all.ts';
import { Dialog } from '../ui/Dialog.tsx';
import { useStore } from '../ui/use-store.ts';

interface RemoveAllDialogProps {
  kind: Kind;
  count: number;
  onClose: (emptied: boolean) => void;
}

/** Asks, with the number and the tab, before a list is emptied. */
export function RemoveAllDialog({ kind, count, onClose }: RemoveAllDialogProps) {
  const { $savedTitles, removeAll } = pageSavedTitles();
  const removing = useStore($savedTitles)?.work === 'removing';
  const { label, working, question, text, forGood } = SAVED_MESSAGES.removeAll;

  function cancel() {
    if (!removing) onClose(false);
  }

  async function remove() {
    if (await removeAll()) onClose(true);
  }

  return (
    <Dialog title={label} onClose={cancel}>
      <p className="font-semibold">{question(count, kind)}</p>
      <p className="mb-6 mt-2 text-ink-soft">
        {text[kind]} {!canUndoRemoval(count) && forGood}
      </p>
      <div className="flex flex-wrap justify-end gap-3">
        <button
          type="button"
          className="button button-quiet"
          data-autofocus
          aria-disabled={removing}
          onClick={cancel}
        >
          {WORDS.cancel}
        </button>
        <button
          type="button"
          className="button button-danger"
          aria-disabled={removing}
          onClick={() => void remove()}
        >
          {removing ? working : label}
        </button>
      </div>
    </Dialog>
  );
}
