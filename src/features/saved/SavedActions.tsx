import { isolated } from '../../core/language/inserted.ts';
import { savedRemoveBy } from './saved-words.ts';
import { m } from '../../paraglide/messages.js';
import * as icons from '../../core/ui/icon-paths.ts';
import { Icon } from '../../core/ui/Icon.tsx';
import { oncePressed } from '../../core/ui/once-pressed.ts';
import type { ListPageEntry } from '../../core/lists.ts';
import type { SavedList } from './saved-titles.ts';

interface SavedActionsProps {
  list: SavedList;
  entry: ListPageEntry;
  /** False for unreleased titles (docs/behaviour.md, Pages). */
  canBeWatched: boolean;
  onRemove: () => void;
  onWatched: () => void;
  onFavorite: () => void;
}

/** Less prominent than the poster. */
const BUTTON =
  'inline-flex min-h-11 cursor-pointer items-center gap-1.5 rounded text-sm text-ink-soft hover:text-ink';

/** Actions on a saved title; hidden without scripts. */
export function SavedActions(props: SavedActionsProps) {
  const { list, entry, canBeWatched, onRemove, onWatched, onFavorite } = props;
  const favorite = entry.isFavorite === true;
  if (list === 'dismissed') {
    return (
      <button
        type="button"
        className={`${BUTTON} [@media(scripting:none)]:hidden`}
        aria-label={m.saved_take_back_title({ title: isolated(entry.title) })}
        {...oncePressed(onRemove)}
      >
        {m.saved_take_back()}
      </button>
    );
  }
  return (
    <div className="flex items-center gap-2 [@media(scripting:none)]:hidden">
      {list === 'wishlist' && canBeWatched && (
        <button
          type="button"
          className={`${BUTTON} min-w-0 flex-1`}
          aria-label={m.saved_mark_watched({ title: isolated(entry.title) })}
          {...oncePressed(onWatched)}
        >
          <Icon path={icons.check} className="size-4 shrink-0" />
          {m.saved_short_watched()}
        </button>
      )}
      {list === 'watched' && (
        <button
          type="button"
          className={`${BUTTON} min-w-0 flex-1 aria-pressed:text-marquee`}
          aria-label={m.saved_favorite_of({ title: isolated(entry.title) })}
          aria-pressed={favorite}
          onClick={onFavorite}
        >
          <Icon path={icons.heart} filled={favorite} className="size-4 shrink-0" />
          {m.saved_short_favorite()}
        </button>
      )}
      <button
        type="button"
        className={`${BUTTON} ms-auto w-11 shrink-0 justify-center`}
        aria-label={savedRemoveBy[list](entry.title)}
        title={m.saved_short_remove()}
        {...oncePressed(onRemove)}
      >
        <Icon path={icons.remove} className="size-4 shrink-0" />
      </button>
    </div>
  );
}
