import { formatNumber } from '../../core/format.ts';
import { importJobStatesBy } from './import-job-words.ts';
import { m } from '../../paraglide/messages.js';
import { useEffect } from 'react';
import { importPaths } from './import-paths.ts';
import { REPORT_PAGE_SIZE, ROW_STATES, type ImportProgress, type ImportRowState } from './import-job.ts';
import { pageAddress } from '../../core/routes.ts';
import { $report, showReport } from './report.store.ts';
import { useStore } from '../../core/ui/use-store.ts';
import { MissingEpisodes } from './MissingEpisodes.tsx';
import { ReportRow } from './ReportRow.tsx';

/** The result of each row, paged and filtered by state. */
export function Report({ job }: { job: ImportProgress }) {
  const report = useStore($report);
  useEffect(() => {
    void showReport(job.id, 1, null);
  }, [job.id, job.state]);
  const shown = report?.id === job.id ? report : null;
  const page = shown?.page ?? 1;
  const state = shown?.state ?? null;
  const total = shown?.answer?.total ?? 0;
  const pages = Math.max(1, Math.ceil(total / REPORT_PAGE_SIZE));
  const states = ROW_STATES.filter((name) => (job.rows[name] ?? 0) > 0);

  return (
    <section className="grid grid-cols-[minmax(0,1fr)] gap-5">
      <div className="flex flex-wrap items-end justify-between gap-4">
        <h2 className="text-2xl">{m.import_step_report_heading()}</h2>
        <div className="flex flex-wrap items-end gap-3">
          <label className="grid gap-1 text-sm text-ink-soft">
            {m.import_step_report_filter()}
            <select
              className="field cursor-pointer"
              value={state ?? ''}
              onChange={({ currentTarget }) =>
                void showReport(job.id, 1, (currentTarget.value || null) as ImportRowState | null)
              }
            >
              <option value="">{m.import_step_report_all()}</option>
              {states.map((name) => (
                <option key={name} value={name}>
                  {importJobStatesBy[name]()}
                </option>
              ))}
            </select>
          </label>
          <a className="button button-quiet" href={pageAddress(importPaths.reportFile(job.id))} download>
            {m.import_step_report_download()}
          </a>
        </div>
      </div>
      {shown?.problem && <p role="alert">{shown.problem}</p>}
      {shown?.answer && <MissingEpisodes missing={shown.answer.missing} />}
      {shown?.answer && total === 0 && <p className="text-ink-soft">{m.import_step_report_none()}</p>}
      <ul className="grid grid-cols-[minmax(0,1fr)]">
        {shown?.answer?.rows.map((row) => (
          <ReportRow key={row.position} row={row} findIn={job.state === 'done' ? job.id : null} />
        ))}
      </ul>
      {pages > 1 && (
        <nav aria-label={m.import_step_report_pages()} className="flex items-center justify-between gap-4">
          <button
            type="button"
            className="button button-quiet"
            aria-disabled={page <= 1}
            onClick={() => page > 1 && void showReport(job.id, page - 1, state)}
          >
            {m.import_step_report_newer()}
          </button>
          <span className="text-ink-soft">
            {m.import_step_report_page({ page: formatNumber(page), of: formatNumber(pages) })}
          </span>
          <button
            type="button"
            className="button button-quiet"
            aria-disabled={page >= pages}
            onClick={() => page < pages && void showReport(job.id, page + 1, state)}
          >
            {m.import_step_report_older()}
          </button>
        </nav>
      )}
    </section>
  );
}
