import { SEARCH_MESSAGES } from '../../domain/messages.ts';
import { RecentSearches } from './RecentSearches.tsx';
import { Suggestions } from './Suggestions.tsx';
import type { useSearchList } from './use-search-list.ts';

interface SearchListProps {
  list: ReturnType<typeof useSearchList>;
  onPick: (text: string) => void;
  onClear: () => void;
}

/** What opens under the search box, and what is read out of it. Pressing in it keeps the focus in the box. */
export function SearchList({ list, onPick, onClear }: SearchListProps) {
  const { id, shown, active, recent, suggestions, found } = list;
  const words = found === 0 ? SEARCH_MESSAGES.noneSuggested : found && SEARCH_MESSAGES.suggested(found);
  return (
    <>
      <div
        role="presentation"
        className="recent-searches"
        hidden={!shown}
        onMouseDown={(event) => event.preventDefault()}
      >
        {suggestions.length > 0 ? (
          <Suggestions id={id} suggestions={shown ? suggestions : []} active={active} onOpen={list.close} />
        ) : (
          <RecentSearches
            id={id}
            searches={shown ? recent : []}
            active={active}
            onPick={onPick}
            onClear={onClear}
            onLeave={list.hideSoon}
          />
        )}
      </div>
      <p role="status" className="sr-only">
        {words}
      </p>
    </>
  );
}
