import { profileReportWords } from './public-profile-words.ts';
import { reportPage, type PageOwner } from './people.store.ts';
import { ReasonDialog } from '../../core/ui/ReasonDialog.tsx';

interface ReportProfileDialogProps {
  person: PageOwner;
  onClose: () => void;
}

export function ReportProfileDialog({ person, onClose }: ReportProfileDialogProps) {
  return (
    <ReasonDialog {...profileReportWords()} send={(reason) => reportPage(person, reason)} onClose={onClose} />
  );
}
