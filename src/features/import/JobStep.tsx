import { counted, formatNumber } from '../../core/format.ts';
import { importStepJobLeft } from './import-steps-words.ts';
import { importSources, importStates } from './files/kind-words.ts';
import { m } from '../../paraglide/messages.js';
import { useState } from 'react';
import type { ImportProgress } from './import-job.ts';
import { cancelImport } from './import-job.store.ts';
import { createTimeLeft } from './time-left.store.ts';
import type { ImportView } from './import-view.store.ts';
import { Doubtful } from './Doubtful.tsx';
import { JobEnd } from './JobEnd.tsx';
import { Report } from './Report.tsx';
import { StepPanel } from './StepPanel.tsx';
import { StepProgress } from './StepProgress.tsx';

const ENDED = ['done', 'cancelled', 'undone'];

/** The progress of an import; null if it has none. */
function standing({ state, received, total, titles, rows, takenBack }: ImportProgress) {
  const saved = Object.values(rows).reduce((sum, count) => sum + count, 0);
  switch (state) {
    case 'receiving':
      return {
        done: received,
        of: total,
        label: m.import_step_job_sending({ received: formatNumber(received), ...counted(total) }),
      };
    case 'matching':
      return {
        done: titles.looked,
        of: titles.total,
        label: m.import_step_job_matching({ looked: formatNumber(titles.looked), ...counted(titles.total) }),
      };
    case 'saving':
      return {
        done: saved,
        of: total,
        label: m.import_step_job_saving({ saved: formatNumber(saved), ...counted(total) }),
      };
    case 'undoing':
      return {
        done: takenBack,
        of: rows.imported ?? 0,
        label: m.import_step_job_undoing({ back: formatNumber(takenBack), ...counted(rows.imported ?? 0) }),
      };
    case 'asking':
    case 'done':
    case 'cancelled':
    case 'undone':
      return null;
  }
}

interface JobStepProps {
  view: Extract<ImportView, { step: 'job' }>;
  imageBase: string;
}

/** An import on the server, from its first row to its report. */
export function JobStep({ view, imageBase }: JobStepProps) {
  const { job, sending, stalled, busy } = view;
  const bar = standing(job);
  const [timeLeft] = useState(() => createTimeLeft(() => performance.now()));
  const left =
    bar && job.haltedSince === null && !stalled ? timeLeft(job.id, job.state, bar.done, bar.of) : null;
  const cancellable = ['receiving', 'matching', 'asking'].includes(job.state);
  return (
    <>
      <StepPanel
        heading={m.import_step_job_heading({
          source: importSources[job.source](),
          state: importStates[job.state](),
        })}
      >
        <p className="text-sm text-ink-mute [overflow-wrap:anywhere]">{job.fileName}</p>
        {bar && <StepProgress {...bar} />}
        {left !== null && <p className="text-ink-soft">{importStepJobLeft(left)}</p>}
        {sending && <p className="text-ink-soft">{m.import_step_job_sending_text()}</p>}
        {!sending && bar && <p className="text-ink-soft">{m.import_step_job_matching_text()}</p>}
        {job.haltedSince !== null && <p role="status">{m.import_step_job_halted()}</p>}
        {stalled && <p role="status">{m.import_step_job_stalled({ why: stalled })}</p>}
        {job.state === 'asking' && <Doubtful job={job} imageBase={imageBase} />}
        {ENDED.includes(job.state) && <JobEnd job={job} busy={busy} />}
        {cancellable && (
          <div className="flex flex-wrap items-center gap-3">
            <button
              type="button"
              className="button button-quiet"
              aria-disabled={busy}
              onClick={() => void cancelImport()}
            >
              {m.import_step_job_cancel()}
            </button>
            <span className="text-sm text-ink-soft">{m.import_step_job_cancel_text()}</span>
          </div>
        )}
      </StepPanel>
      {(job.state === 'done' || job.state === 'undone') && <Report job={job} />}
    </>
  );
}
