import { formatNumber } from '../../core/format.ts';
import { importPreviewQuestionsRolesBy } from './imports-words.ts';
import { isolated } from '../../core/language/inserted.ts';
import { m } from '../../paraglide/messages.js';
import { formatDate } from '../../core/dates.ts';
import { FILE_ROLES, RATING_SCALES, type FileRole } from './files/reading.ts';
import { spreadsheetDay, type DayOrder } from './files/spreadsheet-days.ts';
import { answerFiles } from './import-files.store.ts';
import type { ImportView } from './import-view.store.ts';

const ORDERS: readonly DayOrder[] = ['dayFirst', 'monthFirst'];

/**
 * Questions the files leave open: the order of day and month, the rating scale, and the type of a renamed
 * file.
 */
export function PreviewQuestions({ view }: { view: Extract<ImportView, { step: 'preview' }> }) {
  const { summary, answers } = view;
  const { days, scale, nameless } = summary.questions;
  const { example } = days;
  const order = answers.order ?? days.evident;
  return (
    <>
      {example !== null && (
        <fieldset>
          <legend className="text-lg font-semibold">{m.import_preview_questions_days({ example })}</legend>
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
      {scale.example !== null && (
        <fieldset>
          <legend className="text-lg font-semibold">
            {m.import_preview_questions_scale({ example: formatNumber(scale.example) })}
          </legend>
          <div className="mt-1 flex flex-wrap gap-x-6">
            {RATING_SCALES.map((of) => (
              <label key={of} className="flex min-h-11 cursor-pointer items-center gap-3">
                <input
                  type="radio"
                  name="rating-scale"
                  className="size-5 shrink-0 accent-marquee"
                  checked={(answers.scale ?? scale.evident) === of}
                  onChange={() => void answerFiles({ scale: of })}
                />
                {m.import_job_report_given({ value: scale.example ?? of, of })}
              </label>
            ))}
          </div>
        </fieldset>
      )}
      {nameless.map((file) => (
        <label key={file} className="grid justify-items-start gap-2 font-semibold [overflow-wrap:anywhere]">
          {m.import_preview_questions_nameless({ file: isolated(file) })}
          <select
            className="field w-auto max-w-full"
            value={answers.roles?.[file] ?? ''}
            onChange={({ currentTarget: { value } }) => {
              const { [file]: _before, ...others } = answers.roles ?? {};
              void answerFiles({ roles: value ? { ...others, [file]: value as FileRole } : others });
            }}
          >
            <option value="">{m.import_preview_questions_left_out()}</option>
            {FILE_ROLES.map((role) => (
              <option key={role} value={role}>
                {importPreviewQuestionsRolesBy[role]()}
              </option>
            ))}
          </select>
        </label>
      ))}
    </>
  );
}
