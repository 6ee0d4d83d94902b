import { listReportWords } from '../admin/reported-lists-words.ts';
import { report } from './report.store.ts';
import { ReasonDialog } from '../../core/ui/ReasonDialog.tsx';

export function ReportListDialog({ address, onClose }: { address: string; onClose: () => void }) {
  return <ReasonDialog {...listReportWords()} send={(reason) => report(address, reason)} onClose={onClose} />;
}
