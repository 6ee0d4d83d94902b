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
  /** What the server read for a signed-in user; null where it read nothing. */
  own: { userId: string; watches: readonly Watch[]; tags: TagsAndNote } | null;
}

/** What a signed-in user keeps of the title of the page: tags, a note and watches. */
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
