import { LIST_REPORT_MESSAGES as words } from '../../domain/messages.ts';
import { asSignedIn } from '../../stores/permission.ts';
import { late } from '../ui/late.tsx';
import { useAsked } from '../ui/use-asked.ts';

const LateReportDialog = late(() =>
  import('./ReportListDialog.tsx').then((script) => script.ReportListDialog),
);

/** The way to tell the admins about somebody's list; the dialog's code comes with the first click. */
export function ReportList({ address }: { address: string }) {
  const { asked, ask, close, putOff } = useAsked();
  return (
    <>
      <button type="button" className="button button-quiet" onClick={() => asSignedIn(words.refused, ask)}>
        {words.report}
      </button>
      <LateReportDialog props={asked ? { address, onClose: close } : null} onMissing={putOff} />
    </>
  );
}
