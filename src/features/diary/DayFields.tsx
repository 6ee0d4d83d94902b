import { watchSheetChoicesBy } from './watch-sheet-words.ts';
import { m } from '../../paraglide/messages.js';
import { useId } from 'react';
import type { CalendarDate } from '../../core/dates.ts';
import { DAY_CHOICES, FIRST_DAY, type DayChoice } from './watches.ts';

interface DayFieldsProps {
  /** Null for any other day. */
  choice: DayChoice | null;
  /** The value of the date field. */
  date: string;
  today: CalendarDate;
  /** A further choice: the air dates of episodes. */
  aired?: { label: string; chosen: boolean; onChoose: () => void } | undefined;
  onChoice: (choice: DayChoice) => void;
  onDate: (date: string) => void;
}

/** The day of a watch: today, yesterday, a date or none; for episodes also their air dates. */
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
