import { watchSheetKindsBy } from './watch-sheet-words.ts';
import { yearOf } from '../../core/dates.ts';
import { imageUrl } from '../../core/images.ts';
import type { ListTitle } from '../../core/lists.ts';
import { currentEnvironment } from '../../core/stores/environment.ts';

interface PickedTitleProps {
  title: ListTitle;
  /** Why it is suggested. */
  note: string | undefined;
  onPick: () => void;
}

export function PickedTitle({ title, note, onPick }: PickedTitleProps) {
  const picture = imageUrl(currentEnvironment().config().imageBase, 'w92', title.posterPath);
  const line = [note, yearOf(title.date), watchSheetKindsBy[title.kind]()];
  return (
    <button type="button" className="suggestion w-full cursor-pointer text-start" onClick={onPick}>
      <span className="suggestion-picture">
        {picture && <img src={picture} width={32} height={48} alt="" decoding="async" />}
      </span>
      <span className="min-w-0">
        <span className="block truncate">
          <bdi>{title.title}</bdi>
        </span>
        <span className="block truncate text-sm text-ink-mute">{line.filter(Boolean).join(' · ')}</span>
      </span>
    </button>
  );
}
