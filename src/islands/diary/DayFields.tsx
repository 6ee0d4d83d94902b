import { useId } from 'react';
import type { CalendarDate } from '../../domain/dates.ts';
import { WATCH_SHEET_MESSAGES } from '../../domain/messages.ts';
import { DAY_CHOICES, FIRST_DAY, type DayChoice } from '../../domain/diary/watches.ts';

interface DayFieldsProps {
  choice: DayChoice;
  /** What the date field holds. */
  date: string;
  today: CalendarDate;
  onChoice: (choice: DayChoice) => void;
  onDate: (date: string) => void;
}

const words = WATCH_SHEET_MESSAGES;

/** When something was watched: today, yesterday, on a date, or some time. */
export function DayFields({ choice, date, today, onChoice, onDate }: DayFieldsProps) {
  const id = useId();
  return (
    <fieldset>
      <legend className="mb-2 text-sm font-semibold">{words.when}</legend>
      <div className="flex flex-wrap gap-2">
        {DAY_CHOICES.map((one) => (
          <label key={one} className="chip cursor-pointer">
            <input
              type="radio"
              name={id}
              className="sr-only"
              checked={choice === one}
              onChange={() => onChoice(one)}
            />
            {words.choices[one]}
          </label>
        ))}
      </div>
      {choice === 'date' && (
        <label className="mt-3 grid gap-1 text-sm text-ink-soft">
          {words.date}
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
