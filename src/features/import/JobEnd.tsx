import { importStepJobSeenBy, importStepJobUndoUntil } from './import-steps-words.ts';
import { rowSummary } from './files/row-words.ts';
import { counted } from '../../core/format.ts';
import { m } from '../../paraglide/messages.js';
import { useEffect, useState } from 'react';
import { dayOf } from '../../core/dates.ts';
import { DIARY_PATH } from '../diary/diary.ts';
import { pageAddress } from '../../core/routes.ts';
import { UP_NEXT_PATH } from '../series/following.ts';
import type { ImportProgress } from './import-job.ts';
import { NUMBERS_PATH } from '../numbers/numbers.ts';
import { chooseAnother } from './import-files.store.ts';
import { undoImport } from './import-job.store.ts';
import { giveHalfStars, offersHalfStars } from '../reviews/give-half-stars.store.ts';
import { Dialog } from '../../core/ui/Dialog.tsx';

const SEEN = [
  [DIARY_PATH, 'diary'],
  [UP_NEXT_PATH, 'upNext'],
  [NUMBERS_PATH, 'numbers'],
] as const;

/** The result of a finished import, and Undo. */
export function JobEnd({ job, busy }: { job: ImportProgress; busy: boolean }) {
  const [asking, setAsking] = useState(false);
  const [halvesOffered, setHalvesOffered] = useState(false);
  const { id, state, rows, undoUntil } = job;
  const undoable = state === 'done' && undoUntil !== null;

  useEffect(() => {
    if (state === 'done') void offersHalfStars(id).then(setHalvesOffered);
  }, [id, state]);

  function undo() {
    setAsking(false);
    void undoImport();
  }

  return (
    <>
      {state === 'cancelled' && <p>{m.import_step_job_cancelled()}</p>}
      {state === 'undone' && <p>{m.import_step_job_undone()}</p>}
      {state === 'done' && <p className="text-lg">{rowSummary(rows)}</p>}
      {state === 'done' && (rows.imported ?? 0) > 0 && (
        <ul className="flex flex-wrap gap-3">
          {SEEN.map(([path, seen]) => (
            <li key={path}>
              <a className="button button-quiet" href={pageAddress(path)}>
                {importStepJobSeenBy[seen]()}
              </a>
            </li>
          ))}
        </ul>
      )}
      {halvesOffered && (
        <p className="flex flex-wrap items-center gap-3">
          {m.half_stars_offer()}
          <button
            type="button"
            className="button button-quiet"
            onClick={() => void giveHalfStars().then((given) => setHalvesOffered(!given))}
          >
            {m.half_stars_label()}
          </button>
        </p>
      )}
      {undoable && <p className="text-ink-soft">{importStepJobUndoUntil(dayOf(undoUntil))}</p>}
      <div className="flex flex-wrap gap-3">
        <button type="button" className="button button-primary" onClick={chooseAnother}>
          {m.import_step_job_another()}
        </button>
        {undoable && (
          <button
            type="button"
            className="button button-quiet"
            aria-disabled={busy}
            onClick={() => setAsking(!busy)}
          >
            {m.import_step_job_undo()}
          </button>
        )}
      </div>
      {asking && (
        <Dialog title={m.import_step_job_undo_question()} onClose={() => setAsking(false)}>
          <p className="mb-6 text-ink-soft">{m.import_step_job_undo_text(counted(rows.imported ?? 0))}</p>
          <div className="flex flex-wrap justify-end gap-3">
            <button
              type="button"
              className="button button-quiet"
              data-autofocus
              onClick={() => setAsking(false)}
            >
              {m.import_step_job_keep()}
            </button>
            <button type="button" className="button button-danger" onClick={undo}>
              {m.import_step_job_undo()}
            </button>
          </div>
        </Dialog>
      )}
    </>
  );
}
