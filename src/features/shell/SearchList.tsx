import { labelled } from '../../core/words/labels.ts';
import { counted } from '../../core/format.ts';
import { m } from '../../paraglide/messages.js';
import { ComboboxOption } from '@headlessui/react';
import { useEffect, useState } from 'react';
import type { Suggestion } from '../search/suggestions.ts';
import { RecentSearches } from './RecentSearches.tsx';
import { Suggestions, type WHERE } from './Suggestions.tsx';

/**
 * How long the dropdown outlasts the focus, so that a click in it still lands (docs/behaviour.md, Search).
 */
const HIDE_AFTER_MS = 130;

/** The option that represents the text field, active while no suggestion is. */
export const FIELD = { id: 'field' } as const;

/** What the arrow keys stand on. */
export type Choice = typeof FIELD | typeof WHERE | Suggestion | string;

interface SearchListProps {
  open: boolean;
  typed: string;
  recent: readonly string[];
  suggestions: readonly Suggestion[];
  /** Whether the suggestions are loaded for the typed text. */
  isKnown: boolean;
  onPick: (text: string) => void;
  onClear: () => void;
  /** Called when a suggestion is opened; closes the list, so that it is closed on Back. */
  onOpened: () => void;
}

/** Whether the dropdown is visible, and a setter for whether it contains the focus. */
function useShown(open: boolean) {
  const [isWithin, setWithin] = useState(false);
  const [isHidden, setHidden] = useState(true);
  const isWanted = open || isWithin;
  if (isWanted && isHidden) setHidden(false);
  useEffect(() => {
    if (isWanted) return;
    const hiding = setTimeout(() => setHidden(true), HIDE_AFTER_MS);
    return () => clearTimeout(hiding);
  }, [isWanted]);
  return { isShown: !isHidden, setWithin };
}

/** The dropdown of the search box, and its announcements. */
export function SearchList(props: SearchListProps) {
  const { open, typed, recent, suggestions, isKnown, onPick, onClear, onOpened } = props;
  const { isShown, setWithin } = useShown(open);
  const isSuggesting = suggestions.length > 0 || isKnown;
  const isEmpty = (isSuggesting ? suggestions : recent).length === 0;
  const found = open && isKnown ? suggestions.length : null;
  const words = found === 0 ? m.search_none_suggested() : found && m.search_suggested(counted(found));
  const field = (
    <ComboboxOption value={FIELD} className="sr-only">
      {typed ? labelled(m.words_search(), typed) : m.words_search()}
    </ComboboxOption>
  );
  return (
    <>
      {isShown && !isEmpty && (
        // Keeps the focus in the search box on mousedown; the click still works.
        <div
          role="presentation"
          className="absolute inset-x-0 top-full z-50 mt-2 rounded-lg border border-ground-line bg-ground-high p-2 shadow-menu"
          onMouseDownCapture={(event) => event.preventDefault()}
          onFocus={() => setWithin(true)}
          onBlur={() => setWithin(false)}
        >
          {isSuggesting ? (
            <Suggestions field={field} suggestions={suggestions} typed={typed} onOpened={onOpened} />
          ) : (
            <RecentSearches field={field} searches={recent} onPick={onPick} onClear={onClear} />
          )}
        </div>
      )}
      <p role="status" className="sr-only">
        {words}
      </p>
    </>
  );
}
