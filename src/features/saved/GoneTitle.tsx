import { isolated } from '../../core/language/inserted.ts';
import { savedGoneRemoveBy } from './saved-words.ts';
import { m } from '../../paraglide/messages.js';
import { useEffect, useState } from 'react';
import type { TitleId } from '../../core/title.ts';
import { findKeptTitle, listsHolding, type KeptTitle } from './gone-title.store.ts';
import { pageLists } from '../marks/create-lists.store.ts';
import { useStore } from '../../core/ui/use-store.ts';

/** For a title the catalogue has removed: its saved name, and a button to remove it from the user's lists. */
export function GoneTitle({ kind, id }: TitleId) {
  const marks = useStore(pageLists().$marks);
  const [found, setFound] = useState<KeptTitle>({ kind: 'none' });

  useEffect(() => {
    void findKeptTitle({ kind, id }).then(setFound);
  }, [kind, id]);

  if (found.kind === 'none') return null;
  return (
    <div className="w-full">
      <div className="mb-4 flex flex-wrap items-center justify-center gap-3">
        <p className="w-full [overflow-wrap:anywhere]">
          {found.kind === 'kept'
            ? m.saved_gone_kept({ title: isolated(found.title.title) })
            : m.saved_gone_unknown()}
        </p>
        {found.kind === 'failed' && (
          <button
            type="button"
            className="button button-quiet"
            onClick={() => void findKeptTitle({ kind, id }).then(setFound)}
          >
            {m.saved_gone_try_again()}
          </button>
        )}
        {found.kind === 'kept' &&
          listsHolding(marks, found.title).map((list) => (
            <button
              key={list}
              type="button"
              className="button button-quiet"
              onClick={() => void pageLists().put(list, found.title, false)}
            >
              {savedGoneRemoveBy[list]()}
            </button>
          ))}
      </div>
    </div>
  );
}
