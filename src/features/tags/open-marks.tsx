import { labelled } from '../../core/words/labels.ts';
import { m } from '../../paraglide/messages.js';
import { createRoot } from 'react-dom/client';
import type { ListTitle } from '../../core/lists.ts';
import { asSignedIn } from '../../core/stores/permission.ts';
import { $marksSheet, closeMarks, fillIn, openMarks as openSheet } from './marks.store.ts';
import { hydrateHeader } from '../../core/ui/hydrate-header.ts';
import { Dialog } from '../../core/ui/Dialog.tsx';
import { useStore } from '../../core/ui/use-store.ts';
import { MarksForm } from './MarksForm.tsx';

/** The dialog of tags and note, while it is open. */
function MarksDialog() {
  const sheet = useStore($marksSheet);
  if (!sheet) return null;
  const { marks, problem, season } = sheet;
  return (
    <Dialog
      title={
        season === null ? m.tag_dialog() : labelled(m.tag_season_dialog(), m.season_name({ number: season }))
      }
      onClose={closeMarks}
    >
      {marks ? (
        <MarksForm sheet={sheet} marks={marks} />
      ) : problem === 'load' ? (
        <div className="grid gap-4">
          <p role="alert">{m.tag_load_failed()}</p>
          <button type="button" className="button button-primary" onClick={() => void fillIn()}>
            {m.tag_again()}
          </button>
        </div>
      ) : (
        <p role="status" className="min-h-60 text-ink-mute">
          {m.tag_loading()}
        </p>
      )}
    </Dialog>
  );
}

let rendered = false;

/** Opens the user's tags and note of a title, or the note of a season; asks visitors to sign in first. */
export function openMarks(title: ListTitle, season: number | null = null): void {
  hydrateHeader();
  if (!rendered) createRoot(document.body.appendChild(document.createElement('div'))).render(<MarksDialog />);
  rendered = true;
  void asSignedIn({ title: m.tag_refused_title(), text: m.tag_refused_text() }, () =>
    openSheet(title, season),
  );
}
