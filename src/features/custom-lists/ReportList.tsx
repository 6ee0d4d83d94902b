import { m } from '../../paraglide/messages.js';
import { useState } from 'react';
import { asSignedIn } from '../../core/stores/permission.ts';
import { lazyDialog } from '../../core/ui/lazy.tsx';

const ReportListDialog = lazyDialog(() =>
  import('./ReportListDialog.tsx').then((script) => script.ReportListDialog),
);

/** Reports a list; loads the dialog on the first click. */
export function ReportList({ address }: { address: string }) {
  const [asked, setAsked] = useState(false);
  return (
    <>
      <button
        type="button"
        className="button button-quiet"
        onClick={() =>
          void asSignedIn({ title: m.list_report_refused_title(), text: m.list_report_refused_text() }, () =>
            setAsked(true),
          )
        }
      >
        {m.list_report_report()}
      </button>
      {asked && <ReportListDialog address={address} onClose={() => setAsked(false)} />}
    </>
  );
}
