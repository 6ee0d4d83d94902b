import type { FocusEvent } from 'react';
import { SEARCH_MESSAGES } from '../../domain/messages.ts';

interface RecentSearchesProps {
  id: string;
  searches: readonly string[];
  /** Index of the entry the arrow keys stand on, -1 for none. */
  active: number;
  onPick: (text: string) => void;
  onClear: () => void;
  /** The focus goes on from what belongs to the list. */
  onLeave: (event: FocusEvent) => void;
}

/** The list of the search box while nothing is typed into it. */
export function RecentSearches({ id, searches, active, onPick, onClear, onLeave }: RecentSearchesProps) {
  return (
    <>
      <div className="flex items-center justify-between ps-3">
        <span className="text-sm text-ink-mute">{SEARCH_MESSAGES.recent}</span>
        <button
          type="button"
          className="min-h-11 px-3 text-sm font-semibold text-marquee hover:underline"
          onClick={onClear}
          onBlur={onLeave}
        >
          {SEARCH_MESSAGES.clear}
        </button>
      </div>
      <div id={id} role="listbox" aria-label={SEARCH_MESSAGES.recent}>
        {searches.map((text, index) => (
          <button
            type="button"
            tabIndex={-1}
            key={text}
            id={`${id}-${index}`}
            role="option"
            aria-selected={index === active}
            className={`menu-item w-full cursor-pointer truncate text-start ${index === active ? 'bg-ground-line' : ''}`}
            onClick={() => onPick(text)}
          >
            <span className="truncate">{text}</span>
          </button>
        ))}
      </div>
    </>
  );
}
