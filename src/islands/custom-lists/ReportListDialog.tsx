import { LIST_REPORT_MESSAGES } from '../../domain/messages.ts';
import { report } from '../../stores/custom-lists/report.ts';
import { ReasonDialog } from '../ui/ReasonDialog.tsx';

/** Asks why a list is reported. */
export function ReportListDialog({ address, onClose }: { address: string; onClose: () => void }) {
  const { reporting } = LIST_REPORT_MESSAGES;
  return <ReasonDialog {...reporting} send={(reason) => report(address, reason)} onClose={onClose} />;
}
