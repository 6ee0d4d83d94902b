import { m } from '../../paraglide/messages.js';
import { useEffect, useState } from 'react';
import { listPath } from '../../core/routes.ts';
import { $editing, beginEditing, edited, written } from './editing.store.ts';
import { copyLink } from './showing.store.ts';
import { addTitle } from './edits.store.ts';
import { currentEnvironment } from '../../core/stores/environment.ts';
import { TitlePicker } from '../diary/TitlePicker.tsx';
import { lazyPart } from '../../core/ui/lazy.tsx';
import { useStore } from '../../core/ui/use-store.ts';
import { ListWordsForm } from './ListWordsForm.tsx';
import { PartsPager } from './PartsPager.tsx';
import { VisibilityChoice } from './VisibilityChoice.tsx';

const SortableTitles = lazyPart(() => import('./SortableTitles.tsx').then((script) => script.SortableTitles));

/** Edits a list: name, description, visibility and the order of its titles. */
export function ListEditor({ address }: { address: string }) {
  const editing = useStore($editing);
  const [adding, setAdding] = useState(false);
  useEffect(() => {
    void beginEditing(address);
  }, [address]);

  /** Waits for pending writes, then loads the page at the address of the list's new name. */
  async function finish() {
    await written();
    const now = edited();
    if (now) currentEnvironment().page.open(listPath(now.list));
  }

  if (editing === null || editing === 'loading') {
    return (
      <div
        className="mt-3 h-96 w-full animate-pulse rounded bg-ground-high"
        role="status"
        aria-label={m.edit_list_edit()}
      />
    );
  }
  if (editing === 'failed') {
    return (
      <button type="button" className="button button-quiet" onClick={() => void beginEditing(address)}>
        {m.words_again()}
      </button>
    );
  }
  const { list, titles, offset } = editing;
  return (
    <div className="mt-3 w-full max-w-3xl">
      <div className="mb-6 flex flex-wrap gap-3">
        <button type="button" className="button button-primary" onClick={() => void finish()}>
          {m.edit_list_done()}
        </button>
        <button
          type="button"
          className="button button-quiet"
          aria-expanded={adding}
          onClick={() => setAdding(!adding)}
        >
          {m.edit_list_add()}
        </button>
        {list.visibility !== 'private' && (
          <button type="button" className="button button-quiet" onClick={() => void copyLink(list)}>
            {m.edit_list_link()}
          </button>
        )}
      </div>
      {adding && <TitlePicker label={m.edit_list_add()} onPick={(title) => void addTitle(title)} />}
      <ListWordsForm key={list.id} list={list} />
      <VisibilityChoice list={list} />
      <section className="mt-8" aria-label={m.edit_list_titles()}>
        <SortableTitles titles={titles} offset={offset} all={list.items} ranked={list.ranked} />
        <PartsPager offset={offset} all={list.items} />
      </section>
    </div>
  );
}
