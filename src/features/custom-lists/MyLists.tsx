import { m } from '../../paraglide/messages.js';
import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import type { ListSummary } from './custom-lists.ts';
import { listPath } from '../../core/routes.ts';
import { $myLists, createList, followMyLists, refreshMyLists, removeMyList } from './my-lists.store.ts';
import { currentEnvironment } from '../../core/stores/environment.ts';
import { onShown } from '../../core/stores/on-shown.ts';
import { EmptyState } from '../../core/ui/EmptyState.tsx';
import * as pageIcons from '../../core/ui/page-icon-paths.ts';
import { useStore } from '../../core/ui/use-store.ts';
import { ListNameForm } from './ListNameForm.tsx';
import { MyListRow } from './MyListRow.tsx';

interface MyListsProps {
  userId: string;
  /** As rendered, most recently changed first. */
  lists: ListSummary[];
  imageBase: string;
}

/** The signed-in user's lists. */
export function MyLists({ userId, lists, imageBase }: MyListsProps) {
  const shown = useStore($myLists) ?? lists;
  const [naming, setNaming] = useState(false);
  const [busy, setBusy] = useState(false);
  const heading = useRef<HTMLHeadingElement>(null);
  // A layout effect: an effect would run after an early press.
  useLayoutEffect(() => followMyLists(userId, lists), [userId, lists]);
  useEffect(() => onShown(() => void refreshMyLists()), []);

  async function create(name: string) {
    setBusy(true);
    const made = await createList({ name, description: '', ranked: false });
    setBusy(false);
    if (!made) return;
    setNaming(false);
    currentEnvironment().page.open(listPath(made));
  }

  return (
    <div className="page py-10">
      <div className="max-w-3xl">
        <h1 ref={heading} tabIndex={-1} className="text-4xl outline-none">
          {m.account_menu_lists()}
        </h1>
        {shown.length === 0 && (
          <EmptyState icon={pageIcons.list} heading={m.my_lists_none()} text={m.my_lists_none_text()} />
        )}
        <div className="mt-6">
          {naming ? (
            <ListNameForm
              name=""
              label={m.my_lists_name()}
              keep={m.my_lists_create()}
              busy={busy}
              onKeep={(name) => void create(name)}
              onCancel={() => setNaming(false)}
            />
          ) : (
            <button type="button" className="button button-primary" onClick={() => setNaming(true)}>
              {m.my_lists_new()}
            </button>
          )}
        </div>
        <ul className="mt-6">
          {shown.map((list) => (
            <li key={list.id} className="border-b border-ground-line">
              <MyListRow
                list={list}
                imageBase={imageBase}
                onRemove={() => {
                  // Keeps the focus on the page: the row is removed.
                  heading.current?.focus();
                  void removeMyList(list);
                }}
              />
            </li>
          ))}
        </ul>
      </div>
    </div>
  );
}
