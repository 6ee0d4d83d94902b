import { SAVED_MESSAGES } from '../../domain/messages.ts';
import type { SavedTitlesState, ShownTitles } from '../../domain/saved/saved-entries.ts';
import { savedPath } from '../../domain/saved/saved-titles.ts';
import type { NamedTag } from '../../domain/tags/tags.ts';
import { pageSavedTitles } from '../../stores/saved/create-saved-titles.ts';
import { Icon } from '../ui/Icon.tsx';
import * as pageIcons from '../ui/page-icon-paths.ts';
import { late } from '../ui/late.tsx';
import { useAsked } from '../ui/use-asked.ts';
import { FavoritesChoice, LayoutChoice, ServicesChoice } from './SavedChoices.tsx';
import { SavedFilters } from './SavedFilters.tsx';

const LateRemoveAllDialog = late(() =>
  import('./RemoveAllDialog.tsx').then((script) => script.RemoveAllDialog),
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
    <div className="mb-6 flex flex-wrap items-end justify-between gap-x-6 gap-y-4 max-md:gap-x-2">
      <SavedFilters key={savedPath(view)} view={view} tags={tags} />
      {view.list !== 'dismissed' && (
        <>
          {/* On phones it folds what follows, to leave one row; wider screens have room for all. */}
          <details className="saved-fold">
            <summary
              className="icon-button"
              aria-label={SAVED_MESSAGES.choices}
              title={SAVED_MESSAGES.choices}
            >
              <Icon path={pageIcons.sliders} />
            </summary>
          </details>
          <div className="saved-choices">
            <ServicesChoice view={view} any={services.any} />
            {view.list === 'watched' && (
              <>
                <FavoritesChoice view={view} />
                <LayoutChoice view={view} layout={layout} onChoose={pageSavedTitles().chooseLayout} />
                <menu-dropdown>
                  <details className="relative [@media(scripting:none)]:hidden">
                    <summary
                      className="icon-button"
                      aria-label={SAVED_MESSAGES.menu}
                      title={SAVED_MESSAGES.menu}
                    >
                      <Icon path={pageIcons.more} />
                    </summary>
                    <div className="saved-menu">
                      <button type="button" className="menu-item w-full cursor-pointer" onClick={ask}>
                        {SAVED_MESSAGES.removeAll.label}
                      </button>
                    </div>
                  </details>
                </menu-dropdown>
              </>
            )}
          </div>
        </>
      )}
      <LateRemoveAllDialog
        props={asked ? { kind: view.kind, count: shown.counts[view.kind], onClose } : null}
        onMissing={putOff}
      />
    </div>
  );
}
