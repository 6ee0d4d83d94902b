import { listReportWords } from '../../domain/admin/reported-lists-words.ts';
import { report } from '../../stores/custom-lists/report.ts';
import { ReasonDialog } from '../ui/ReasonDialog.tsx';

/** Asks why a list is reported. */
export function ReportListDialog({ address, onClose }: { address: string; onClose: () => void }) {
  return <ReasonDialog {...listReportWords()} send={(reason) => report(address, reason)} onClose={onClose} />;
}
