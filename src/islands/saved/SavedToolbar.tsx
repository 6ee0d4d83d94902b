import { SAVED_MESSAGES } from '../../domain/messages.ts';
import type { SavedTitlesState, ShownTitles } from '../../domain/saved/saved-entries.ts';
import { savedPath } from '../../domain/saved/saved-titles.ts';
import type { NamedTag } from '../../domain/tags/tags.ts';
import { pageSavedTitles } from '../../stores/saved/create-saved-titles.ts';
import { late } from '../ui/late.tsx';
import { useAsked } from '../ui/use-asked.ts';
import { FavoritesChoice, LayoutChoice, ServicesChoice } from './SavedChoices.tsx';
import { SavedFilters } from './SavedFilters.tsx';

const LateRemoveAllDialog = late(() =>
  import('./RemoveAllDialog.tsx').then(({ RemoveAllDialog }) => RemoveAllDialog),
);

interface SavedToolbarProps {
  state: SavedTitlesState;
  shown: ShownTitles;
  tags?: readonly NamedTag[];
  /** After everything was removed. */
  onEmptied: () => void;
}

/** What decides which titles are shown and how; on the watched list also the way to empty it. */
export function SavedToolbar(props: SavedToolbarProps) {
  const { shown, tags = [], onEmptied } = props;
  const { view, layout, services } = props.state;
  const { asked, ask, close, putOff } = useAsked();

  function onClose(emptied: boolean) {
    close();
    if (emptied) onEmptied();
  }

  return (
    <div className="mb-6 flex flex-wrap items-end justify-between gap-x-6 gap-y-4">
      <SavedFilters key={savedPath(view)} view={view} tags={tags} />
      <div className="flex flex-wrap items-center gap-3">
        {view.list !== 'dismissed' && <ServicesChoice view={view} any={services.any} />}
        {view.list === 'watched' && (
          <>
            <FavoritesChoice view={view} />
            <LayoutChoice view={view} layout={layout} onChoose={pageSavedTitles().chooseLayout} />
            <button
              type="button"
              className="button button-quiet text-sm [@media(scripting:none)]:hidden"
              onClick={ask}
            >
              {SAVED_MESSAGES.removeAll.label}
            </button>
          </>
        )}
      </div>
      <LateRemoveAllDialog
        props={asked ? { kind: view.kind, count: shown.counts[view.kind], onClose } : null}
        onMissing={putOff}
      />
    </div>
  );
}
