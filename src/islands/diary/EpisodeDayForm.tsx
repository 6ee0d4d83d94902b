import { useEffect, useRef, useState, type SubmitEvent } from 'react';
import { localDay, type CalendarDate } from '../../domain/dates.ts';
import { WATCH_SHEET_MESSAGES } from '../../domain/messages.ts';
import { choiceOf, readDay } from '../../domain/diary/watches.ts';
import { currentEnvironment } from '../../stores/environment.ts';
import { closeWatchSheet } from '../../stores/diary/log-watch.ts';
import { DayFields } from './DayFields.tsx';

interface EpisodeDayFormProps {
  /** Which episodes. */
  heading: string;
  day: CalendarDate | null;
  keep: (day: CalendarDate | null) => void;
}

const words = WATCH_SHEET_MESSAGES;

/** When episodes were watched, and nothing else: they have no note and no stars of their own. */
export function EpisodeDayForm({ heading, day: before, keep }: EpisodeDayFormProps) {
  const [today] = useState(() => localDay(currentEnvironment().clock));
  const [choice, setChoice] = useState(() => choiceOf(before, today));
  const [date, setDate] = useState(before ?? today);
  const save = useRef<HTMLButtonElement>(null);
  const { day, doubt } = readDay(choice, date, { today, released: null });
  const refused = doubt !== null && doubt !== 'beforeRelease';

  useEffect(() => save.current?.focus(), []);

  function onSubmit(event: SubmitEvent) {
    event.preventDefault();
    if (refused) return;
    closeWatchSheet();
    keep(day);
  }

  return (
    <form method="post" className="grid gap-5" onSubmit={onSubmit}>
      <p className="line-clamp-2 font-semibold [overflow-wrap:anywhere]">
        <bdi>{heading}</bdi>
      </p>
      <DayFields choice={choice} date={date} today={today} onChoice={setChoice} onDate={setDate} />
      <p role="status" className={doubt === null ? 'sr-only' : 'text-sm text-marquee'}>
        {refused && words.doubts[doubt]}
      </p>
      <button ref={save} type="submit" className="button button-primary" disabled={refused}>
        {words.save}
      </button>
    </form>
  );
}
