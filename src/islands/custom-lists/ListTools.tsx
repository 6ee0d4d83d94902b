import { useEffect, useState } from 'react';
import type { CustomList, ListContents } from '../../domain/custom-lists/custom-lists.ts';
import { CUSTOM_LIST_MESSAGES, EDIT_LIST_MESSAGES as words } from '../../domain/messages.ts';
import { beginWithLists, copyToMine } from '../../stores/custom-lists/showing.ts';
import { late } from '../ui/late.tsx';
import { ReportList } from './ReportList.tsx';
import { useSeen } from './use-seen.ts';

interface ListToolsProps {
  /** Of one's own list also its id, and who may see it. */
  list: Pick<ListContents, 'address' | 'name' | 'ownerName'> &
    Partial<Pick<CustomList, 'id' | 'visibility'>> & { own: boolean };
  progress: ListContents['progress'];
}

const LateEditor = late(() => import('./ListEditor.tsx').then((script) => script.ListEditor));

/** What somebody can do with a list on its page: its owner edits it, everybody else copies or reports it. */
export function ListTools({ list, progress }: ListToolsProps) {
  const [editing, setEditing] = useState(false);
  const [busy, setBusy] = useState(false);
  const seen = useSeen(progress);
  useEffect(() => {
    // What visitors see makes room for the editor, which shows the same titles.
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
          {CUSTOM_LIST_MESSAGES.seen(seen, progress.released)}
        </p>
      )}
      {!editing && (
        <button
          type="button"
          className="button button-quiet"
          aria-busy={busy || undefined}
          onClick={() => (list.own ? setEditing(true) : void beginWithLists(() => void copy()))}
        >
          {list.own ? words.edit : words.copy}
        </button>
      )}
      {!list.own && <ReportList address={list.address} />}
      <LateEditor
        props={editing ? { address: list.address } : null}
        onMissing={() => {
          setEditing(false);
          return () => setEditing(true);
        }}
      />
    </>
  );
}
