import { m } from '../../paraglide/messages.js';
import { useState } from 'react';
import type { ImportReportRow } from './import-job.ts';
import type { TitleId } from '../../core/title.ts';
import { findTitle } from './doubtful.store.ts';
import { lazyDialog } from '../../core/ui/lazy.tsx';

const SearchedTitle = lazyDialog(() => import('./SearchedTitle.tsx').then((script) => script.SearchedTitle));

/** Searches for the title of a row the import did not find, and saves the row with it. */
export function FindTitle({ importId, row }: { importId: string; row: ImportReportRow }) {
  const [asked, setAsked] = useState(false);
  const [busy, setBusy] = useState(false);

  async function pick({ kind, id }: TitleId) {
    setAsked(false);
    setBusy(true);
    await findTitle(importId, row.number, { kind, id });
    setBusy(false);
  }

  return (
    <>
      <button
        type="button"
        className="button button-quiet justify-self-start"
        aria-disabled={busy}
        onClick={() => setAsked(!busy)}
      >
        {m.import_step_report_search()}
      </button>
      {asked && (
        <SearchedTitle group={row} onPick={(title) => void pick(title)} onClose={() => setAsked(false)} />
      )}
    </>
  );
}
