import { useEffect, useState } from 'react';
import type { ListTitle } from '../../domain/lists.ts';
import { SAVED_MESSAGES } from '../../domain/saved-messages.ts';
import type { TitleId } from '../../domain/title.ts';
import { findKeptTitle, listsHolding } from '../../stores/gone-title.ts';
import { $marks } from '../../stores/list-marks.ts';
import { removeWithUndo } from '../../stores/lists.ts';
import { useStore } from '../ui/use-store.ts';

/** For whoever keeps a title that the catalogue has lost: what it was called, and the way to let go of it. */
export function GoneTitle({ kind, id }: TitleId) {
  const marks = useStore($marks, { ssr: 'initial' });
  const [kept, setKept] = useState<ListTitle | null>(null);

  useEffect(() => {
    void findKeptTitle({ kind, id }).then(setKept);
  }, [kind, id]);

  if (!kept) return null;
  return (
    <div className="on-demand w-full">
      <div className="mb-4 flex flex-wrap items-center justify-center gap-3">
        <p className="w-full [overflow-wrap:anywhere]">{SAVED_MESSAGES.gone.kept(kept.title)}</p>
        {listsHolding(marks, kept).map((list) => (
          <button
            key={list}
            type="button"
            className="button button-quiet"
            onClick={() => void removeWithUndo(list, kept)}
          >
            {SAVED_MESSAGES.gone.remove[list]}
          </button>
        ))}
      </div>
    </div>
  );
}
