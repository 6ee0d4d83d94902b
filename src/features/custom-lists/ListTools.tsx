import { m } from '../../paraglide/messages.js';
import { useEffect, useState } from 'react';
import type { CustomList, ListContents } from './custom-lists.ts';
import { copyToMine } from './showing.store.ts';
import { asSignedIn } from '../../core/stores/permission.ts';
import { lazyPart } from '../../core/ui/lazy.tsx';
import { ReportList } from './ReportList.tsx';
import { useSeen } from './use-seen.client.ts';

interface ListToolsProps {
  /** `id` and `visibility` only for the owner. */
  list: Pick<ListContents, 'address' | 'name' | 'ownerName'> &
    Partial<Pick<CustomList, 'id' | 'visibility'>> & { own: boolean };
  progress: ListContents['progress'];
}

const ListEditor = lazyPart(() => import('./ListEditor.tsx').then((script) => script.ListEditor));

/** Actions on a list's page: its owner edits it, others copy or report it. */
export function ListTools({ list, progress }: ListToolsProps) {
  const [editing, setEditing] = useState(false);
  const [busy, setBusy] = useState(false);
  const seen = useSeen(progress);
  useEffect(() => {
    // Hides the rendered list, which the editor replaces.
    for (const part of document.querySelectorAll<HTMLElement>('[data-list-body]')) part.hidden = editing;
  }, [editing]);

  async function copy() {
    if (busy) return;
    setBusy(true);
    await copyToMine(list);
    setBusy(false);
  }

  return (
    <>
      {progress !== null && progress.released > 0 && (
        <p className="w-full text-ink-soft" role="status">
          {m.custom_list_seen({ seen, all: progress.released })}
        </p>
      )}
      {!editing && (
        <button
          type="button"
          className="button button-quiet"
          aria-busy={busy || undefined}
          onClick={() =>
            list.own
              ? setEditing(true)
              : void asSignedIn({ title: m.toast_please_sign_in(), text: m.my_lists_refused_text() }, copy, {
                  title: m.toast_error(),
                  text: m.my_lists_create_failed_text(),
                })
          }
        >
          {list.own ? m.edit_list_edit() : m.edit_list_copy()}
        </button>
      )}
      {!list.own && <ReportList address={list.address} />}
      {editing && <ListEditor address={list.address} />}
    </>
  );
}
