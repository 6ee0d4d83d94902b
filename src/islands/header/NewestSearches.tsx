import { useEffect, useState } from 'react';
import { ACCOUNT_MENU_MESSAGES } from '../../domain/messages.ts';
import { savedSearchPath, type SavedSearch } from '../../domain/searches/saved-searches.ts';
import { newestSearches } from '../../stores/searches/saved-searches.ts';

interface NewestSearchesProps {
  userId: string;
  /** Whether the menu is open: each time it is opened, they are asked for again. */
  open: boolean;
}

/** What somebody saved last, as entries of the account menu. Without an answer the link below them is the way on. */
export function NewestSearches({ userId, open }: NewestSearchesProps) {
  const [searches, setSearches] = useState<readonly SavedSearch[]>([]);
  useEffect(() => {
    if (!open) return;
    let wanted = true;
    void newestSearches(userId).then((found) => {
      if (wanted && found) setSearches(found);
    });
    return () => void (wanted = false);
  }, [userId, open]);

  if (searches.length === 0) return null;
  return (
    <div role="group" aria-label={ACCOUNT_MENU_MESSAGES.searches}>
      {searches.map((search) => (
        <a
          key={search.id}
          role="menuitem"
          tabIndex={-1}
          className="menu-item"
          href={savedSearchPath(search)}
          title={search.name}
        >
          <span dir="auto" className="truncate border-s border-ground-line ps-3 text-ink-soft">
            {search.name}
          </span>
        </a>
      ))}
    </div>
  );
}
