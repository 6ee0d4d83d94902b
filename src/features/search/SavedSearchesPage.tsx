import { m } from '../../paraglide/messages.js';
import { useEffect, useLayoutEffect, useRef } from 'react';
import { discoverPath } from '../discover/discover.ts';
import { pageAddress } from '../../core/routes.ts';
import type { SavedSearch } from './saved-searches.ts';
import { onShown } from '../../core/stores/on-shown.ts';
import { $savedSearches, followSavedSearches, refreshSavedSearches, remove } from './saved-searches.store.ts';
import { EmptyState } from '../../core/ui/EmptyState.tsx';
import * as icons from '../../core/ui/icon-paths.ts';
import { useStore } from '../../core/ui/use-store.ts';
import { SavedSearchRow } from './SavedSearchRow.tsx';

interface SavedSearchesPageProps {
  userId: string;
  /** As rendered, the latest first. */
  searches: SavedSearch[];
}

export function SavedSearchesPage({ userId, searches }: SavedSearchesPageProps) {
  const shown = useStore($savedSearches) ?? searches;
  const heading = useRef<HTMLHeadingElement>(null);
  // A layout effect: an effect would run after an early press.
  useLayoutEffect(() => followSavedSearches(userId, searches), [userId, searches]);
  useEffect(() => onShown(() => void refreshSavedSearches()), []);

  return (
    <div className="page py-10">
      <div className="max-w-3xl">
        <h1 ref={heading} tabIndex={-1} className="text-4xl outline-none">
          {m.account_menu_searches()}
        </h1>
        {shown.length === 0 && (
          <EmptyState
            icon={icons.search}
            heading={m.saved_search_page_none()}
            text={m.saved_search_page_none_text()}
          >
            <a className="button button-primary" href={pageAddress(discoverPath('movie'))}>
              {m.saved_search_page_browse()}
            </a>
          </EmptyState>
        )}
        <ul className="mt-6">
          {shown.map((search) => (
            <li key={search.id} className="border-b border-ground-line">
              <SavedSearchRow
                search={search}
                onRemove={() => {
                  // Keeps the focus on the page: the row is removed.
                  heading.current?.focus();
                  void remove(search);
                }}
              />
            </li>
          ))}
        </ul>
      </div>
    </div>
  );
}
