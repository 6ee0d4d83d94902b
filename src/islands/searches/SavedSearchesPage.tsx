import { useEffect, useLayoutEffect, useRef } from 'react';
import { discoverPath } from '../../domain/discover/discover.ts';
import { SAVED_SEARCH_MESSAGES } from '../../domain/messages.ts';
import type { SavedSearch } from '../../domain/searches/saved-searches.ts';
import {
  $savedSearches,
  followSavedSearches,
  refreshSavedSearches,
  remove,
} from '../../stores/searches/saved-searches.ts';
import { useStore } from '../ui/use-store.ts';
import { SavedSearchRow } from './SavedSearchRow.tsx';

interface SavedSearchesPageProps {
  userId: string;
  /** As the server found them, the latest first. */
  searches: SavedSearch[];
}

const words = SAVED_SEARCH_MESSAGES.page;

/** A person's saved searches. */
export function SavedSearchesPage({ userId, searches }: SavedSearchesPageProps) {
  const shown = useStore($savedSearches) ?? searches;
  const heading = useRef<HTMLHeadingElement>(null);
  // Before anything can be pressed: an effect would come after the press that woke the page.
  useLayoutEffect(() => followSavedSearches(userId, searches), [userId, searches]);
  useEffect(() => {
    const refresh = () => {
      if (document.visibilityState === 'visible') void refreshSavedSearches();
    };
    document.addEventListener('visibilitychange', refresh);
    return () => document.removeEventListener('visibilitychange', refresh);
  }, []);

  return (
    <div className="page py-10">
      <div className="mx-auto max-w-3xl">
        <h1 ref={heading} tabIndex={-1} className="text-4xl outline-none">
          {words.title}
        </h1>
        {shown.length === 0 && (
          <div className="flex flex-col items-start gap-4 py-10">
            <p className="text-xl font-semibold">{words.none}</p>
            <p className="text-ink-soft">{words.noneText}</p>
            <a className="button button-primary" href={discoverPath('movie')}>
              {words.browse}
            </a>
          </div>
        )}
        <ul className="mt-6">
          {shown.map((search) => (
            <li key={search.id} className="border-b border-ground-line">
              <SavedSearchRow
                search={search}
                onRemove={() => {
                  // The row goes, and the focus must not go with it.
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
