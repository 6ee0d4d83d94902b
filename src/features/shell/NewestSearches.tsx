import { m } from '../../paraglide/messages.js';
import { MenuItem, MenuSection } from '@headlessui/react';
import { useEffect, useState } from 'react';
import { pageAddress } from '../../core/routes.ts';
import { savedSearchPath, type SavedSearch } from '../search/saved-searches.ts';
import { newestSearches } from '../search/saved-searches.store.ts';

/** The newest saved searches, loaded each time the account menu opens. */
export function useNewestSearches(userId: string | undefined, open: boolean): readonly SavedSearch[] {
  const [searches, setSearches] = useState<readonly SavedSearch[]>([]);
  useEffect(() => {
    if (!userId || !open) return;
    let wanted = true;
    void newestSearches(userId).then((found) => {
      if (wanted && found) setSearches(found);
    });
    return () => void (wanted = false);
  }, [userId, open]);
  return searches;
}

/** Saved searches as menu entries. If they fail to load, the menu still links to their page. */
export function NewestSearches({ searches }: { searches: readonly SavedSearch[] }) {
  if (searches.length === 0) return null;
  return (
    <MenuSection aria-label={m.account_menu_searches()}>
      {searches.map((search) => (
        <MenuItem
          key={search.id}
          as="a"
          className="menu-item"
          href={pageAddress(savedSearchPath(search))}
          title={search.name}
        >
          <span dir="auto" className="truncate border-s border-ground-line ps-3 text-ink-soft">
            {search.name}
          </span>
        </MenuItem>
      ))}
    </MenuSection>
  );
}
