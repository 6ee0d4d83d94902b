import { m } from '../../paraglide/messages.js';
import { Menu, MenuButton, MenuItem, MenuItems } from '@headlessui/react';
import { useState } from 'react';
import type { SavedTitlesState, ShownTitles } from './saved-entries.ts';
import { savedPath } from './saved-titles.ts';
import type { NamedTag } from '../tags/tags.ts';
import { pageSavedTitles } from './create-saved-titles.store.ts';
import { Icon } from '../../core/ui/Icon.tsx';
import * as pageIcons from '../../core/ui/page-icon-paths.ts';
import { lazyDialog } from '../../core/ui/lazy.tsx';
import { FavoritesChoice, LayoutChoice, ServicesChoice } from './SavedChoices.tsx';
import { SavedFilters } from './SavedFilters.tsx';

const RemoveAllDialog = lazyDialog(() =>
  import('./RemoveAllDialog.tsx').then((script) => script.RemoveAllDialog),
);

interface SavedToolbarProps {
  state: SavedTitlesState;
  shown: ShownTitles;
  tags?: readonly NamedTag[];
  /** Called after all titles were removed. */
  onEmptied: () => void;
}

/** Filters and layout; on the watched list also Remove All. */
export function SavedToolbar(props: SavedToolbarProps) {
  const { shown, tags = [], onEmptied } = props;
  const { view, layout, services } = props.state;
  const [asked, setAsked] = useState(false);

  function onClose(emptied: boolean) {
    setAsked(false);
    if (emptied) onEmptied();
  }

  return (
    <div className="mb-6 flex flex-wrap items-end justify-between gap-x-6 gap-y-4 max-md:gap-x-2">
      <SavedFilters key={savedPath(view, { text: '' })} view={view} tags={tags} />
      {view.list !== 'dismissed' && (
        <>
          {/* Folds the controls on phones, to take one row. */}
          <details className="peer md:hidden">
            <summary className="icon-button" aria-label={m.saved_choices()} title={m.saved_choices()}>
              <Icon path={pageIcons.sliders} />
            </summary>
          </details>
          <div className="flex flex-wrap items-center gap-x-6 gap-y-3 max-md:w-full max-md:peer-[:not([open])]:hidden">
            <ServicesChoice view={view} any={services.any} />
            {view.list === 'watched' && (
              <>
                <FavoritesChoice view={view} />
                <LayoutChoice view={view} layout={layout} onChoose={pageSavedTitles().chooseLayout} />
                <Menu>
                  <MenuButton
                    className="icon-button [@media(scripting:none)]:hidden"
                    aria-label={m.saved_menu()}
                    title={m.saved_menu()}
                  >
                    <Icon path={pageIcons.more} />
                  </MenuButton>
                  <MenuItems anchor={{ to: 'bottom end' }} modal={false} className="act-menu w-48">
                    <MenuItem
                      as="button"
                      type="button"
                      className="menu-item w-full cursor-pointer"
                      onClick={() => setAsked(true)}
                    >
                      {m.saved_remove_all_label()}
                    </MenuItem>
                  </MenuItems>
                </Menu>
              </>
            )}
          </div>
        </>
      )}
      {asked && <RemoveAllDialog kind={view.kind} count={shown.counts[view.kind]} onClose={onClose} />}
    </div>
  );
}
