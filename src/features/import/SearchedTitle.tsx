import { importStepDoubtfulSearchHeading } from './import-steps-words.ts';
import { m } from '../../paraglide/messages.js';
import type { DoubtfulGroup } from './import-job.ts';
import type { TitleId } from '../../core/title.ts';
import { TitlePicker } from '../diary/TitlePicker.tsx';
import { Dialog } from '../../core/ui/Dialog.tsx';

interface SearchedTitleProps {
  group: Pick<DoubtfulGroup, 'name' | 'year' | 'kind'>;
  onPick: (title: TitleId) => void;
  onClose: () => void;
}

/** Searches for a title that is not among the candidates. */
export function SearchedTitle({ group: { name, year, kind }, onPick, onClose }: SearchedTitleProps) {
  return (
    <Dialog title={importStepDoubtfulSearchHeading(name, year)} onClose={onClose}>
      {/* A file's series has episodes and cannot be a movie; its movie may be a miniseries. */}
      <TitlePicker
        label={m.import_step_doubtful_search_label()}
        only={kind === 'tv' ? kind : undefined}
        onPick={onPick}
      />
    </Dialog>
  );
}
