import type { DoubtfulGroup } from '../../domain/import/import-job.ts';
import { IMPORT_STEP_MESSAGES } from '../../domain/messages.ts';
import type { TitleId } from '../../domain/title.ts';
import { TitlePicker } from '../diary/TitlePicker.tsx';
import { Dialog } from '../ui/Dialog.tsx';

const words = IMPORT_STEP_MESSAGES.doubtful;

interface SearchedTitleProps {
  group: Pick<DoubtfulGroup, 'name' | 'year' | 'kind'>;
  onPick: (title: TitleId) => void;
  onClose: () => void;
}

/** Names the title a group means when it is not among those that are shown. */
export function SearchedTitle({ group: { name, year, kind }, onPick, onClose }: SearchedTitleProps) {
  return (
    <Dialog title={words.searchHeading(name, year)} onClose={onClose}>
      {/* A file's series have episodes, which no movie takes; what it calls a movie may be a short series. */}
      <TitlePicker label={words.searchLabel} only={kind === 'tv' ? kind : undefined} onPick={onPick} />
    </Dialog>
  );
}
