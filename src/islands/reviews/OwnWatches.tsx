import { useEffect, useState } from 'react';
import type { TitleId } from '../../domain/title.ts';
import { openWatch } from '../../stores/diary/watch-sheet.ts';
import { $ownWatches, followOwnWatches, UNKNOWN_WATCHES } from '../../stores/diary/own-watches.ts';
import { late } from '../ui/late.tsx';
import { useStore } from '../ui/use-store.ts';
import { useTakesOver } from '../ui/use-takes-over.ts';
import { WatchList } from './WatchList.tsx';

const LateMarks = late(() => import('./OwnMarks.tsx').then((script) => script.OwnMarks));

/** What somebody signed in keeps of the title of this page for themselves: watches, and once the page is used tags and a note. */
export function OwnWatches({ title }: { title: TitleId }) {
  const [isUsed, setUsed] = useState(false);
  useEffect(() => {
    for (const name of ['pointerover', 'keydown'])
      addEventListener(name, () => setUsed(true), { once: true });
  }, []);
  // Nobody asked for them in so many words: without a network they wait, in silence, for one.
  function putOff() {
    setUsed(false);
    addEventListener('online', () => setUsed(true), { once: true });
    return null;
  }
  return (
    <>
      <LateMarks props={isUsed ? { title } : null} onMissing={putOff} />
      <Watches title={title} />
    </>
  );
}

/** The days on which somebody signed in has watched the title of this page. */
function Watches({ title }: { title: TitleId }) {
  const watches = useStore($ownWatches);
  const { kind, id } = title;
  useEffect(() => followOwnWatches({ kind, id }), [kind, id]);
  useTakesOver('watches', watches !== UNKNOWN_WATCHES);
  return <WatchList watches={watches} onOpen={openWatch} />;
}
