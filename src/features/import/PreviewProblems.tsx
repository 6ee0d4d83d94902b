import { rowProblems } from './files/kind-words.ts';
import { problemWords } from './files/row-words.ts';
import { counted } from '../../core/format.ts';
import { m } from '../../paraglide/messages.js';
import { csvLine, CSV_START } from '../../core/csv.ts';
import type { EntryPlace, RowProblem } from './files/entry.ts';
import { unreadableRows } from './import-files.store.ts';
import type { ReadingSummary } from './reading-desk.store.ts';
import * as icons from '../../core/ui/icon-paths.ts';
import { Icon } from '../../core/ui/Icon.tsx';
import { saveFile } from './save-file.client.ts';

async function download() {
  const reported = (await unreadableRows()).filter(({ problem }) => problem !== 'repeated');
  const rows = reported.map(({ at, problem }) => [at.file, at.line, rowProblems[problem]()]);
  const heading = [
    m.import_job_report_headings_2(),
    m.import_job_report_headings_3(),
    m.import_job_report_headings_13(),
  ];
  const lines = [heading, ...rows].map((cells) => csvLine(cells));
  saveFile('not-imported.csv', 'text/csv', CSV_START + lines.join(''));
}

interface ProblemsProps {
  problems: ReadingSummary['problems'];
}

/** Rows that cannot be imported, by reason. Repeated ones are counted apart: nothing of them is lost. */
export function PreviewProblems({ problems: { repeated, ...problems } }: ProblemsProps) {
  return (
    <>
      {repeated && (
        <p className="text-sm text-ink-soft">{m.import_preview_repeated(counted(repeated.count))}</p>
      )}
      <UnreadableRows problems={problems} />
    </>
  );
}

function UnreadableRows({ problems }: ProblemsProps) {
  const reasons = Object.entries(problems) as [RowProblem, { count: number; first: EntryPlace[] }][];
  if (reasons.length === 0) return null;
  const total = reasons.reduce((sum, [, { count }]) => sum + count, 0);
  return (
    <details className="rounded-lg border border-ground-line p-4">
      <summary className="flex min-h-6 cursor-pointer items-center justify-between gap-3 font-semibold">
        {m.import_preview_problems(counted(total))}
        <Icon path={icons.chevron} />
      </summary>
      <ul className="my-3 grid list-disc gap-1 ps-5 text-sm text-ink-soft [overflow-wrap:anywhere]">
        {reasons.map(([problem, { count, first }]) => (
          <li key={problem}>{problemWords(problem, count, first)}</li>
        ))}
      </ul>
      <button type="button" className="button button-quiet" onClick={() => void download()}>
        {m.import_preview_problems_file()}
      </button>
    </details>
  );
}
