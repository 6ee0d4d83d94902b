import { useEffect, useState } from 'react';
import { formatDate } from '../../domain/dates.ts';
import { DIARY_MESSAGES, labelled } from '../../domain/messages.ts';
import type { TitleId } from '../../domain/title.ts';
import { openWatch } from '../../stores/diary/watch-sheet.ts';
import { $ownWatches, followOwnWatches } from '../../stores/diary/own-watches.ts';
import { StarsDisplay } from '../shared/StarsDisplay.tsx';
import { late } from '../ui/late.tsx';
import { useStore } from '../ui/use-store.ts';

const words = DIARY_MESSAGES;

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

/** The days on which somebody signed in has watched the title of this page; each opens its entry of the diary. */
function Watches({ title }: { title: TitleId }) {
  const watches = useStore($ownWatches);
  const { kind, id } = title;
  useEffect(() => followOwnWatches({ kind, id }), [kind, id]);
  if (watches.length === 0) return null;
  return (
    <section aria-label={words.ofTitle} className="mt-4">
      <h3 className="text-sm font-semibold text-ink-soft">{words.ofTitle}</h3>
      <ul className="mt-1 text-sm">
        {watches.map((watch) => {
          const day = watch.day === null ? words.entry.someTime : formatDate(watch.day);
          return (
            <li key={watch.id}>
              <button
                type="button"
                className="min-h-9 cursor-pointer text-start underline-offset-4 hover:underline max-md:min-h-11"
                aria-label={labelled(day, words.entry.editOf(watch.title.title))}
                onClick={() => openWatch(watch)}
              >
                {day}
                {watch.stars !== null && (
                  <>
                    {' '}
                    <StarsDisplay value={watch.stars} />
                  </>
                )}
                {watch.again && <span className="text-ink-mute"> · {words.entry.again}</span>}
              </button>
              {watch.note && (
                <p dir="auto" className="whitespace-pre-line text-ink-soft [overflow-wrap:anywhere]">
                  {watch.note}
                </p>
              )}
            </li>
          );
        })}
      </ul>
    </section>
  );
}
