import { SAVED_MESSAGES } from '../../domain/messages.ts';
import * as icons from '../ui/icon-paths.ts';
import { Icon } from '../ui/Icon.tsx';
import type { ListPageEntry } from '../../domain/lists/lists.ts';
import type { SavedList } from '../../domain/saved/saved-titles.ts';

interface SavedActionsProps {
  list: SavedList;
  entry: ListPageEntry;
  /** False for what is not yet released (docs/behaviour.md, Pages). */
  canBeWatched: boolean;
  onRemove: () => void;
  onWatched: () => void;
  onFavorite: () => void;
}

/** Lighter than the poster above them. */
const BUTTON =
  'inline-flex min-h-11 cursor-pointer items-center gap-1.5 rounded text-sm text-ink-soft hover:text-ink';

/** What can be done to an entry; without scripts there is nothing to be done. */
export function SavedActions(props: SavedActionsProps) {
  const { list, entry, canBeWatched, onRemove, onWatched, onFavorite } = props;
  const favorite = entry.isFavorite === true;
  if (list === 'dismissed') {
    return (
      <button
        type="button"
        className={`${BUTTON} [@media(scripting:none)]:hidden`}
        aria-label={SAVED_MESSAGES.takeBackTitle(entry.title)}
        onClick={onRemove}
      >
        {SAVED_MESSAGES.takeBack}
      </button>
    );
  }
  return (
    <div className="flex items-center gap-2 [@media(scripting:none)]:hidden">
      {list === 'wishlist' && canBeWatched && (
        <button
          type="button"
          className={`${BUTTON} min-w-0 flex-1`}
          aria-label={SAVED_MESSAGES.markWatched(entry.title)}
          onClick={onWatched}
        >
          <Icon path={icons.check} className="size-4 shrink-0" />
          {SAVED_MESSAGES.short.watched}
        </button>
      )}
      {list === 'watched' && (
        <button
          type="button"
          className={`${BUTTON} min-w-0 flex-1 aria-pressed:text-marquee`}
          aria-label={SAVED_MESSAGES.favoriteOf(entry.title)}
          aria-pressed={favorite}
          onClick={onFavorite}
        >
          <Icon path={icons.heart} filled={favorite} className="size-4 shrink-0" />
          {SAVED_MESSAGES.short.favorite}
        </button>
      )}
      <button
        type="button"
        className={`${BUTTON} ms-auto w-11 shrink-0 justify-center`}
        aria-label={SAVED_MESSAGES.remove[list](entry.title)}
        title={SAVED_MESSAGES.short.remove}
        onClick={onRemove}
      >
        <Icon path={icons.remove} className="size-4 shrink-0" />
      </button>
    </div>
  );
}
