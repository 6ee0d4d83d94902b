import { createRoot } from 'react-dom/client';
import type { ListTitle } from '../../domain/lists/lists.ts';
import { labelled, SEASON_MESSAGES, TAG_MESSAGES as words } from '../../domain/messages.ts';
import { asSignedIn } from '../../stores/permission.ts';
import { $marksSheet, closeMarks, fillIn, openMarks as openSheet } from '../../stores/tags/marks.ts';
import { Dialog } from '../ui/Dialog.tsx';
import { useStore } from '../ui/use-store.ts';
import { MarksForm } from './MarksForm.tsx';

/** The dialog of tags and note, while it is open. */
function MarksDialog() {
  const sheet = useStore($marksSheet);
  if (!sheet) return null;
  const { marks, problem, season } = sheet;
  return (
    <Dialog
      title={season === null ? words.dialog : labelled(words.seasonDialog, SEASON_MESSAGES.name(season))}
      onClose={closeMarks}
    >
      {marks ? (
        <MarksForm sheet={sheet} marks={marks} />
      ) : problem === 'load' ? (
        <div className="grid gap-4">
          <p role="alert">{words.loadFailed}</p>
          <button type="button" className="button button-primary" onClick={() => void fillIn()}>
            {words.again}
          </button>
        </div>
      ) : (
        <p role="status" className="min-h-60 text-ink-mute">
          {words.loading}
        </p>
      )}
    </Dialog>
  );
}

let drawn = false;

/** Opens what somebody writes to a title, or to a season, for themselves; a visitor is asked to sign in first. */
export function openMarks(title: ListTitle, season: number | null = null): void {
  // The island that shows toasts and asks to sign in may be asleep still.
  document.dispatchEvent(new Event('wake'));
  if (!drawn) createRoot(document.body.appendChild(document.createElement('div'))).render(<MarksDialog />);
  drawn = true;
  void asSignedIn(words.refused, () => openSheet(title, season));
}
