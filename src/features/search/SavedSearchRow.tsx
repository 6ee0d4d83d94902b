import { isolated } from '../../core/language/inserted.ts';
import { pageAddress } from '../../core/routes.ts';
import { savedSearchKindsBy } from './saved-searches-words.ts';
import { m } from '../../paraglide/messages.js';
import { useRef, useState } from 'react';
import { savedSearchPath, type SavedSearch } from './saved-searches.ts';
import { rename } from './saved-searches.store.ts';
import * as icons from '../../core/ui/icon-paths.ts';
import * as pageIcons from '../../core/ui/page-icon-paths.ts';
import { Icon } from '../../core/ui/Icon.tsx';
import { SearchNameForm } from './SearchNameForm.tsx';

interface SavedSearchRowProps {
  search: SavedSearch;
  onRemove: () => void;
}

/** A saved search with a link to its results, renamed in place. */
export function SavedSearchRow({ search, onRemove }: SavedSearchRowProps) {
  const [renaming, setRenaming] = useState(false);
  const button = useRef<HTMLButtonElement>(null);

  function close() {
    setRenaming(false);
    // The button is back after the next paint.
    requestAnimationFrame(() => button.current?.focus());
  }

  function save(name: string) {
    void rename(search, name);
    close();
  }

  if (renaming) {
    return (
      <div className="py-3">
        <SearchNameForm
          name={search.name}
          label={m.saved_search_new_name()}
          width="min-w-0 flex-1"
          onKeep={save}
          onCancel={close}
        />
      </div>
    );
  }
  return (
    <div className="flex items-center gap-2 py-3">
      <a href={pageAddress(savedSearchPath(search))} className="group min-w-0 flex-1 rounded py-1">
        <span className="block font-semibold [overflow-wrap:anywhere] group-hover:text-marquee-bright">
          {search.name}
        </span>
        <span className="text-sm text-ink-mute">{savedSearchKindsBy[search.kind]()}</span>
      </a>
      <button
        ref={button}
        type="button"
        className="icon-button"
        aria-label={m.saved_search_rename_of({ name: isolated(search.name) })}
        onClick={() => setRenaming(true)}
      >
        <Icon path={pageIcons.pen} />
      </button>
      <button
        type="button"
        className="icon-button"
        aria-label={m.saved_search_remove_of({ name: isolated(search.name) })}
        onClick={onRemove}
      >
        <Icon path={icons.close} />
      </button>
    </div>
  );
}
