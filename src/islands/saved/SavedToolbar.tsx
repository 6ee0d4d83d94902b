import { useState, type ComponentProps, type ComponentType } from 'react';
import { AUTH_MESSAGES, SAVED_MESSAGES } from '../../domain/messages.ts';
import type { SavedTitlesState, ShownTitles } from '../../domain/saved-entries.ts';
import { savedPath } from '../../domain/saved-titles.ts';
import { pageSavedTitles } from '../../stores/saved/create-saved-titles.ts';
import { showError } from '../../stores/toasts.ts';
import type { RemoveAllDialog } from './RemoveAllDialog.tsx';
import { FavoritesChoice, LayoutChoice } from './SavedChoices.tsx';
import { SavedFilters } from './SavedFilters.tsx';

interface SavedToolbarProps {
  state: SavedTitlesState;
  shown: ShownTitles;
  /** After everything was removed. */
  onEmptied: () => void;
}

/** What decides which titles are shown and how; on the watched list also the way to empty it. */
export function SavedToolbar({ state: { view, layout }, shown, onEmptied }: SavedToolbarProps) {
  const [Dialog, setDialog] = useState<ComponentType<ComponentProps<typeof RemoveAllDialog>>>();

  function ask() {
    import('./RemoveAllDialog.tsx').then(
      (loaded) => setDialog(() => loaded.RemoveAllDialog),
      () => showError(AUTH_MESSAGES.dialogMissing),
    );
  }

  function close(emptied: boolean) {
    setDialog(undefined);
    if (emptied) onEmptied();
  }

  return (
    <div className="mb-6 flex flex-wrap items-end justify-between gap-x-6 gap-y-4">
      <SavedFilters key={savedPath(view)} view={view} />
      {view.list === 'watched' && (
        <div className="flex flex-wrap items-center gap-3">
          <FavoritesChoice view={view} />
          <LayoutChoice view={view} layout={layout} onChoose={pageSavedTitles().chooseLayout} />
          <button
            type="button"
            className="button button-quiet text-sm [@media(scripting:none)]:hidden"
            onClick={ask}
          >
            {SAVED_MESSAGES.removeAll.label}
          </button>
        </div>
      )}
      {Dialog && <Dialog kind={view.kind} count={shown.counts[view.kind]} onClose={close} />}
    </div>
  );
}
