import { counted } from '../../core/format.ts';
import { m } from '../../paraglide/messages.js';
import { useEffect, useState } from 'react';
import type { MarkMap } from '../../core/lists.ts';
import { titleKey, type TitleId } from '../../core/title.ts';
import { pageLists } from '../marks/create-lists.store.ts';
import { useStore } from '../../core/ui/use-store.ts';
import { findParts } from './find-parts.client.ts';

interface WishMissingProps {
  /** Ids of all movies of the collection in order, separated by spaces. */
  movies: string;
  path: string;
  /** The number of missing movies as rendered; null if the server could not load it. */
  rendered?: number | null;
}

/** Movies neither watched nor on the wishlist; null until all are loaded. */
function missingIn(marks: MarkMap, titles: readonly TitleId[]): number | null {
  let missing = 0;
  for (const title of titles) {
    const mark = marks.get(titleKey(title));
    if (mark?.kind !== 'known') return null;
    if (!mark.lists.watched && !mark.lists.wishlist) missing += 1;
  }
  return missing;
}

/** Adds the collection's missing movies to the wishlist. */
export function WishMissing({ movies, path, rendered = null }: WishMissingProps) {
  const marks = useStore(pageLists().$marks);
  const [busy, setBusy] = useState(false);
  const ids = movies.split(' ').map(Number);
  const titles = ids.map((id): TitleId => ({ kind: 'movie', id }));
  useEffect(() => {
    void pageLists().loadMarks(movies.split(' ').map((id): TitleId => ({ kind: 'movie', id: Number(id) })));
  }, [movies]);
  const missing = missingIn(marks, titles) ?? rendered;
  const name =
    missing === null
      ? m.wish_missing_button()
      : missing === 0
        ? m.wish_missing_complete()
        : m.wish_missing_counted(counted(missing));

  async function add() {
    // Not `disabled`, which would drop keyboard focus.
    if (busy || missing === 0) return;
    setBusy(true);
    await pageLists().wishMissing(() => findParts(ids, path));
    setBusy(false);
  }

  return (
    <button
      type="button"
      className="button button-quiet mt-5"
      aria-disabled={missing === 0 ? true : undefined}
      aria-busy={busy || undefined}
      onClick={() => void add()}
    >
      {name}
    </button>
  );
}
