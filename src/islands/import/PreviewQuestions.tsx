import { formatDate } from '../../domain/dates.ts';
import { FILE_ROLES, type FileRole } from '../../domain/import/reading.ts';
import { spreadsheetDay, type DayOrder } from '../../domain/import/spreadsheet-days.ts';
import { IMPORT_MESSAGES } from '../../domain/messages.ts';
import { answerFiles } from '../../stores/import/import-files.ts';
import type { ImportView } from '../../stores/import/import-view.ts';

const words = IMPORT_MESSAGES.preview.questions;

const ORDERS: readonly DayOrder[] = ['dayFirst', 'monthFirst'];

/** What files leave open: the order of their days, once for all of them, and what a renamed file is. */
export function PreviewQuestions({ view }: { view: Extract<ImportView, { step: 'preview' }> }) {
  const { summary, answers } = view;
  const { days, nameless } = summary.questions;
  const { example } = days;
  const order = answers.order ?? days.evident;
  return (
    <>
      {example !== null && (
        <fieldset>
          <legend className="text-lg font-semibold">{words.days(example)}</legend>
          <div className="mt-1 flex flex-wrap gap-x-6">
            {ORDERS.map((one) => {
              const day = spreadsheetDay(example, one);
              if (day === null) return null;
              return (
                <label key={one} className="flex min-h-11 cursor-pointer items-center gap-3">
                  <input
                    type="radio"
                    name="day-order"
                    className="size-5 shrink-0 accent-marquee"
                    checked={order === one}
                    onChange={() => void answerFiles({ order: one })}
                  />
                  {formatDate(day)}
                </label>
              );
            })}
          </div>
        </fieldset>
      )}
      {nameless.map((file) => (
        <label key={file} className="grid justify-items-start gap-2 font-semibold [overflow-wrap:anywhere]">
          {words.nameless(file)}
          <select
            className="field w-auto max-w-full"
            value={answers.roles?.[file] ?? ''}
            onChange={({ currentTarget: { value } }) => {
              const { [file]: _before, ...others } = answers.roles ?? {};
              void answerFiles({ roles: value ? { ...others, [file]: value as FileRole } : others });
            }}
          >
            <option value="">{words.leftOut}</option>
            {FILE_ROLES.map((role) => (
              <option key={role} value={role}>
                {words.roles[role]}
              </option>
            ))}
          </select>
        </label>
      ))}
    </>
  );
}
