import { useState } from 'react';
import type { ImportProgress } from '../../domain/import/import-job.ts';
import { IMPORT_STEP_MESSAGES } from '../../domain/messages.ts';
import { cancelImport } from '../../stores/import/import-job.ts';
import { createTimeLeft } from '../../stores/import/time-left.ts';
import type { ImportView } from '../../stores/import/import-view.ts';
import { Doubtful } from './Doubtful.tsx';
import { JobEnd } from './JobEnd.tsx';
import { Report } from './Report.tsx';
import { StepPanel } from './StepPanel.tsx';
import { StepProgress } from './StepProgress.tsx';

const words = IMPORT_STEP_MESSAGES.job;

const ENDED = ['done', 'cancelled', 'undone'];

/** How far an import is, in numbers and words. */
function standing({ state, received, total, titles, rows, takenBack }: ImportProgress) {
  const saved = Object.values(rows).reduce((sum, count) => sum + count, 0);
  switch (state) {
    case 'receiving':
      return { done: received, of: total, label: words.sending(received, total) };
    case 'matching':
      return { done: titles.looked, of: titles.total, label: words.matching(titles.looked, titles.total) };
    case 'saving':
      return { done: saved, of: total, label: words.saving(saved, total) };
    case 'undoing':
      return { done: takenBack, of: rows.imported ?? 0, label: words.undoing(takenBack, rows.imported ?? 0) };
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
      <StepPanel heading={words.heading(job.source, job.state)}>
        <p className="text-sm text-ink-mute [overflow-wrap:anywhere]">{job.fileName}</p>
        {bar && <StepProgress {...bar} />}
        {left !== null && <p className="text-ink-soft">{words.left(left)}</p>}
        {sending && <p className="text-ink-soft">{words.sendingText}</p>}
        {!sending && bar && <p className="text-ink-soft">{words.matchingText}</p>}
        {job.haltedSince !== null && <p role="status">{words.halted}</p>}
        {stalled && <p role="status">{words.stalled(stalled)}</p>}
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
              {words.cancel}
            </button>
            <span className="text-sm text-ink-soft">{words.cancelText}</span>
          </div>
        )}
      </StepPanel>
      {(job.state === 'done' || job.state === 'undone') && <Report job={job} />}
    </>
  );
}
