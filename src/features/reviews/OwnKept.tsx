import { useEffect } from 'react';
import type { Watch } from '../diary/watches.ts';
import type { OwnMarks as TagsAndNote } from '../tags/tags.ts';
import type { TitleId } from '../../core/title.ts';
import { openWatch } from '../diary/watch-sheet.store.ts';
import { $ownWatches, followOwnWatches, UNKNOWN_WATCHES } from '../diary/own-watches.store.ts';
import { useStore } from '../../core/ui/use-store.ts';
import { OwnMarks } from './OwnMarks.tsx';
import { WatchList } from './WatchList.tsx';

export interface OwnKeptProps {
  title: TitleId;
  /** The signed-in user's data as rendered; null if it was not loaded. */
  own: { userId: string; watches: readonly Watch[]; tags: TagsAndNote } | null;
}

/** A signed-in user's tags, note and watches of the page's title. */
export function OwnKept({ title, own }: OwnKeptProps) {
  const { kind, id } = title;
  const known = useStore($ownWatches);
  useEffect(() => followOwnWatches({ kind, id }, own), [kind, id, own]);
  return (
    <>
      <OwnMarks title={title} own={own?.tags ?? null} />
      <WatchList watches={known === UNKNOWN_WATCHES && own ? own.watches : known} onOpen={openWatch} />
    </>
  );
}
