import { watchSheetDoubtsBy } from './watch-sheet-words.ts';
import { m } from '../../paraglide/messages.js';
import { useEffect, useRef, useState, type SubmitEvent } from 'react';
import { localDay, type CalendarDate } from '../../core/dates.ts';
import { choiceOf, readDay, type DayChoice } from './watches.ts';
import { currentEnvironment } from '../../core/stores/environment.ts';
import { closeWatchSheet, type AiredDay } from './watch-sheet.store.ts';
import { DayFields } from './DayFields.tsx';

interface EpisodeDayFormProps {
  heading: string;
  day: CalendarDate | null;
  keep: (day: CalendarDate | null) => void;
  aired?: AiredDay | undefined;
}

const NO_DAY = { day: null, doubt: null };

/** Changes the day of episodes, which have no note. */
export function EpisodeDayForm({ heading, day: before, keep, aired }: EpisodeDayFormProps) {
  const [today] = useState(() => localDay(currentEnvironment().clock));
  const [choice, setChoice] = useState<DayChoice | 'aired'>(() => choiceOf(before, today));
  const [date, setDate] = useState(before ?? today);
  const save = useRef<HTMLButtonElement>(null);
  const { day, doubt } = choice === 'aired' ? NO_DAY : readDay(choice, date, { today, released: null });
  const refused = doubt !== null && doubt !== 'beforeRelease';

  useEffect(() => save.current?.focus(), []);

  function onSubmit(event: SubmitEvent) {
    event.preventDefault();
    if (refused) return;
    closeWatchSheet();
    if (choice === 'aired') aired?.keep();
    else keep(day);
  }

  return (
    <form method="post" className="grid gap-5" onSubmit={onSubmit}>
      <p className="line-clamp-2 font-semibold [overflow-wrap:anywhere]">
        <bdi>{heading}</bdi>
      </p>
      <DayFields
        {...{ date, today }}
        choice={choice === 'aired' ? null : choice}
        aired={
          aired && {
            label: aired.label,
            chosen: choice === 'aired',
            onChoose: () => setChoice('aired'),
          }
        }
        onChoice={setChoice}
        onDate={setDate}
      />
      <p role="status" className={doubt === null ? 'sr-only' : 'text-sm text-marquee'}>
        {refused && watchSheetDoubtsBy[doubt]()}
      </p>
      <button ref={save} type="submit" className="button button-primary" disabled={refused}>
        {m.watch_sheet_save()}
      </button>
    </form>
  );
}
