import { useEffect, useState } from 'react';
import { dayOf } from '../../domain/dates.ts';
import { DIARY_PATH } from '../../domain/diary/diary.ts';
import { UP_NEXT_PATH } from '../../domain/series/following.ts';
import type { ImportProgress } from '../../domain/import/import-job.ts';
import { HALF_STARS_MESSAGES, IMPORT_STEP_MESSAGES } from '../../domain/messages.ts';
import { NUMBERS_PATH } from '../../domain/numbers/numbers.ts';
import { chooseAnother } from '../../stores/import/import-files.ts';
import { undoImport } from '../../stores/import/import-job.ts';
import { giveHalfStars, offersHalfStars } from '../../stores/reviews/give-half-stars.ts';
import { Dialog } from '../ui/Dialog.tsx';

const words = IMPORT_STEP_MESSAGES.job;

const SEEN = [
  [DIARY_PATH, 'diary'],
  [UP_NEXT_PATH, 'upNext'],
  [NUMBERS_PATH, 'numbers'],
] as const;

/** What has become of an import that is over, and the way to take it back. */
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
      {state === 'cancelled' && <p>{words.cancelled}</p>}
      {state === 'undone' && <p>{words.undone}</p>}
      {state === 'done' && <p className="text-lg">{IMPORT_STEP_MESSAGES.report.summary(rows)}</p>}
      {state === 'done' && (rows.imported ?? 0) > 0 && (
        <ul className="flex flex-wrap gap-3">
          {SEEN.map(([path, seen]) => (
            <li key={path}>
              <a className="button button-quiet" href={path}>
                {words.seen[seen]}
              </a>
            </li>
          ))}
        </ul>
      )}
      {halvesOffered && (
        <p className="flex flex-wrap items-center gap-3">
          {HALF_STARS_MESSAGES.offer}
          <button
            type="button"
            className="button button-quiet"
            onClick={() => void giveHalfStars().then((given) => setHalvesOffered(!given))}
          >
            {HALF_STARS_MESSAGES.label}
          </button>
        </p>
      )}
      {undoable && <p className="text-ink-soft">{words.undoUntil(dayOf(undoUntil))}</p>}
      <div className="flex flex-wrap gap-3">
        <button type="button" className="button button-primary" onClick={chooseAnother}>
          {words.another}
        </button>
        {undoable && (
          <button
            type="button"
            className="button button-quiet"
            aria-disabled={busy}
            onClick={() => setAsking(!busy)}
          >
            {words.undo}
          </button>
        )}
      </div>
      {asking && (
        <Dialog title={words.undoQuestion} onClose={() => setAsking(false)}>
          <p className="mb-6 text-ink-soft">{words.undoText(rows.imported ?? 0)}</p>
          <div className="flex flex-wrap justify-end gap-3">
            <button
              type="button"
              className="button button-quiet"
              data-autofocus
              onClick={() => setAsking(false)}
            >
              {words.keep}
            </button>
            <button type="button" className="button button-danger" onClick={undo}>
              {words.undo}
            </button>
          </div>
        </Dialog>
      )}
    </>
  );
}
