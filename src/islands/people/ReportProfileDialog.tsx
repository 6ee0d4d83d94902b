import { PEOPLE_ACTION_MESSAGES } from '../../domain/messages.ts';
import { reportPage } from '../../stores/people.ts';
import { ReasonDialog } from '../ui/ReasonDialog.tsx';

interface ReportProfileDialogProps {
  userId: string;
  onClose: () => void;
}

/** Asks why somebody's page is reported. */
export function ReportProfileDialog({ userId, onClose }: ReportProfileDialogProps) {
  const { reporting } = PEOPLE_ACTION_MESSAGES;
  return <ReasonDialog {...reporting} send={(reason) => reportPage(userId, reason)} onClose={onClose} />;
}
