import { labelled } from '../../core/words/labels.ts';
import { isolated } from '../../core/language/inserted.ts';
import { m } from '../../paraglide/messages.js';
import { formatDate } from '../../core/dates.ts';
import type { Watch } from '../diary/watches.ts';
import { StarsDisplay } from '../../core/ui/StarsDisplay.tsx';

interface WatchListProps {
  watches: readonly Watch[];
  onOpen: (watch: Watch) => void;
}

/** The user's watches of a title; each opens its diary entry. */
export function WatchList({ watches, onOpen }: WatchListProps) {
  if (watches.length === 0) return null;
  return (
    <section aria-label={m.diary_of_title()} className="mt-4">
      <h3 className="text-sm font-semibold text-ink-soft">{m.diary_of_title()}</h3>
      <ul className="mt-1 text-sm">
        {watches.map((watch) => {
          const day = watch.day === null ? m.diary_entry_some_time() : formatDate(watch.day);
          return (
            <li key={watch.id}>
              <button
                type="button"
                className="min-h-9 cursor-pointer text-start underline-offset-4 hover:underline max-md:min-h-11"
                aria-label={labelled(day, m.diary_entry_edit_of({ title: isolated(watch.title.title) }))}
                onClick={() => onOpen(watch)}
              >
                {day}
                {watch.stars !== null && (
                  <>
                    {' '}
                    <StarsDisplay value={watch.stars} />
                  </>
                )}
                {watch.again && <span className="text-ink-mute"> · {m.diary_entry_again()}</span>}
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
