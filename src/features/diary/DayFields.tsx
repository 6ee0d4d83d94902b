import { watchSheetChoicesBy } from './watch-sheet-words.ts';
import { m } from '../../paraglide/messages.js';
import { useId } from 'react';
import type { CalendarDate } from '../../core/dates.ts';
import { DAY_CHOICES, FIRST_DAY, type DayChoice } from './watches.ts';

interface DayFieldsProps {
  /** Null where the day is another than these. */
  choice: DayChoice | null;
  /** What the date field holds. */
  date: string;
  today: CalendarDate;
  /** A further choice: the day that episodes aired on. */
  aired?: { label: string; chosen: boolean; onChoose: () => void } | undefined;
  onChoice: (choice: DayChoice) => void;
  onDate: (date: string) => void;
}

/** When something was watched: today, yesterday, on a date, or some time; episodes also on the day they aired. */
export function DayFields({ choice, date, today, aired, onChoice, onDate }: DayFieldsProps) {
  const id = useId();
  const choices = DAY_CHOICES.map((one) => ({
    label: watchSheetChoicesBy[one](),
    chosen: choice === one,
    onChoose: () => onChoice(one),
  }));
  return (
    <fieldset>
      <legend className="mb-2 text-sm font-semibold">{m.watch_sheet_when()}</legend>
      <div className="flex flex-wrap gap-2">
        {[...choices, ...(aired ? [aired] : [])].map(({ label, chosen, onChoose }) => (
          <label key={label} className="chip cursor-pointer">
            <input type="radio" name={id} className="sr-only" checked={chosen} onChange={onChoose} />
            {label}
          </label>
        ))}
      </div>
      {choice === 'date' && (
        <label className="mt-3 grid gap-1 text-sm text-ink-soft">
          {m.watch_sheet_date()}
          <input
            type="date"
            className="field"
            min={FIRST_DAY}
            max={today}
            value={date}
            onChange={({ currentTarget }) => onDate(currentTarget.value)}
          />
        </label>
      )}
    </fieldset>
  );
}
