import { PEOPLE_ACTION_MESSAGES } from '../../domain/messages.ts';
import { reportPage, type PageOwner } from '../../stores/public-profile/people.ts';
import { ReasonDialog } from '../ui/ReasonDialog.tsx';

interface ReportProfileDialogProps {
  person: PageOwner;
  onClose: () => void;
}

/** Asks why somebody's page is reported. */
export function ReportProfileDialog({ person, onClose }: ReportProfileDialogProps) {
  const { reporting } = PEOPLE_ACTION_MESSAGES;
  return <ReasonDialog {...reporting} send={(reason) => reportPage(person, reason)} onClose={onClose} />;
}
