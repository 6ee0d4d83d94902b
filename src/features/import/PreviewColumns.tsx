import { importColumnsBy } from './imports-words.ts';
import { isolated } from '../../core/language/inserted.ts';
import { m } from '../../paraglide/messages.js';
import type { ColumnsQuestion } from './files/reading.ts';
import { nameTitles, type Column, type ColumnNames } from './files/tables/columns.ts';
import { answerFiles } from './import-files.store.ts';
import type { ImportView } from './import-view.store.ts';
import * as icons from '../../core/ui/icon-paths.ts';
import { Icon } from '../../core/ui/Icon.tsx';

type Named = keyof typeof importColumnsBy;

const MEANINGS = Object.keys(importColumnsBy) as Named[];

/** What a column is: columns that mean the same as one offered, such as a name, show as it. */
function meaningOf(names: ColumnNames, column: string): Column | '' {
  const found = (Object.entries(names) as [Column, string][]).find(([, name]) => name === column);
  return found?.[0] ?? '';
}

/** The columns with one renamed: each meaning has one column. */
function renamed(names: ColumnNames, column: string, meaning: string): ColumnNames {
  const others = Object.entries(names).filter(([known, name]) => name !== column && known !== meaning);
  return Object.fromEntries(meaning ? [...others, [meaning, column]] : others);
}

interface TableColumnsProps {
  question: ColumnsQuestion;
  onName: (names: ColumnNames) => void;
}

function TableColumns({ question: { file, columns, names, rows }, onName }: TableColumnsProps) {
  return (
    <div
      className="mt-3 overflow-x-auto"
      role="group"
      aria-label={m.import_preview_questions_columns({ file: isolated(file) })}
    >
      <table className="w-max min-w-full border-collapse text-start text-sm">
        <thead>
          <tr>
            {columns.map(({ name, label }) => {
              const meaning = meaningOf(names, name);
              const offered = MEANINGS.some((one) => one === meaning) || meaning === '';
              return (
                <th key={name} scope="col" className="p-2 text-start align-bottom font-semibold">
                  <label className="grid gap-1">
                    <span className="max-w-48 [overflow-wrap:anywhere]">{label}</span>
                    <select
                      className="field w-40"
                      aria-label={m.import_preview_questions_column({ column: isolated(label) })}
                      value={meaning}
                      onChange={({ currentTarget: { value } }) => onName(renamed(names, name, value))}
                    >
                      <option value="">{m.import_columns_none()}</option>
                      {!offered && <option value={meaning}>{label}</option>}
                      {MEANINGS.map((one) => (
                        <option key={one} value={one}>
                          {importColumnsBy[one]()}
                        </option>
                      ))}
                    </select>
                  </label>
                </th>
              );
            })}
          </tr>
        </thead>
        <tbody>
          {rows.map((cells, row) => (
            <tr key={row} className="border-t border-ground-line">
              {cells.map((cell, column) => (
                <td key={column} dir="auto" className="max-w-48 truncate p-2 text-ink-soft">
                  {cell}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

/** Tables of unknown origin: their first rows, and what each column is. Open while no column holds titles. */
export function PreviewColumns({ view }: { view: Extract<ImportView, { step: 'preview' }> }) {
  const { summary, answers } = view;
  return summary.questions.columns.map((question) => (
    <details
      key={question.file}
      open={!nameTitles(question.names) || answers.columns !== undefined}
      className="min-w-0 rounded-lg border border-ground-line p-4"
    >
      <summary className="flex min-h-6 cursor-pointer items-center justify-between gap-3 font-semibold [overflow-wrap:anywhere]">
        {m.import_preview_questions_columns({ file: isolated(question.file) })}
        <Icon path={icons.chevron} />
      </summary>
      <p className="mt-3 text-sm text-ink-soft">{m.import_preview_questions_columns_text()}</p>
      <TableColumns
        question={question}
        onName={(names) => void answerFiles({ columns: { ...answers.columns, [question.file]: names } })}
      />
    </details>
  ));
}
