import { m } from '../../paraglide/messages.js';
import { openLog, pickTitle } from './log-watch.store.ts';
import { $watchSheet, type WatchSheet as Sheet } from './watch-sheet.store.ts';
import { Dialog } from '../../core/ui/Dialog.tsx';
import { useStore } from '../../core/ui/use-store.ts';
import { EpisodeDayForm } from './EpisodeDayForm.tsx';
import { TitlePicker } from './TitlePicker.tsx';
import { WatchForm } from './WatchForm.tsx';

/** The dialog that logs or edits a watch, while it is open. */
export function WatchSheet({ onClose }: { onClose: () => void }) {
  const sheet = useStore($watchSheet);
  if (!sheet) return null;
  return (
    <Dialog
      title={
        sheet.kind === 'edit' || sheet.kind === 'episodes' ? m.watch_sheet_edit() : m.watch_sheet_title()
      }
      onClose={onClose}
    >
      <Step sheet={sheet} />
    </Dialog>
  );
}

function Step({ sheet }: { sheet: Sheet }) {
  if (sheet.kind === 'pick') return <TitlePicker onPick={(title) => void pickTitle(title)} />;
  if (sheet.kind === 'episodes') return <EpisodeDayForm {...sheet} />;
  if (sheet.kind === 'edit') {
    const { watch } = sheet;
    return <WatchForm key={watch.id} title={watch.title} watch={watch} titleStars={watch.titleStars} />;
  }
  const { id, title, known } = sheet;
  return (
    <WatchForm
      key={id}
      title={title}
      last={known?.earlier[0]}
      titleStars={known?.stars ?? null}
      onOther={openLog}
    />
  );
}
