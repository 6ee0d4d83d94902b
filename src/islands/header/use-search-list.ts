import { useEffect, useRef, useState, type FocusEvent, type KeyboardEvent, type RefObject } from 'react';
import { $recentSearches, loadRecentSearches, rememberSearch } from '../../stores/search/recent-searches.ts';
import { $suggestions, suggestFor } from '../../stores/search/suggestions.ts';
import { useStore } from '../ui/use-store.ts';

/** The dropdown outlives the focus by this much, so that a click into it still lands (docs/behaviour.md, Search). */
const HIDE_AFTER_MS = 130;

/** Id of the list; its entries have theirs counted up from 0. */
const LIST_ID = 'search-list';

/**
 * The list under the search box: suggestions for what is typed, else the recent searches. The focus stays in the
 * field; the arrow keys walk through the list as through the options of a combobox (ARIA authoring practices).
 */
export function useSearchList(input: RefObject<HTMLInputElement | null>, query: string) {
  const recent = useStore($recentSearches);
  const { state, suggestions } = useStore($suggestions);
  const [awake, setAwake] = useState(false);
  const [open, setOpen] = useState(false);
  // Another list begins outside of it: the place is one in the list it was taken in.
  const [place, setPlace] = useState<{ of: readonly unknown[]; at: number }>({ of: [], at: -1 });
  const hiding = useRef<ReturnType<typeof setTimeout>>(undefined);

  const entries = suggestions.length > 0 || state === 'known' ? suggestions : recent;
  const shown = open && entries.length > 0;
  const active = place.of === entries ? place.at : -1;

  useEffect(() => {
    if (query) rememberSearch(query);
    else loadRecentSearches();
    const field = input.current;
    setAwake(true);
    if (document.activeElement === field) setOpen(true);
    // What was typed before the box woke.
    if (field && field.value !== query) suggestFor(field.value);
    return () => clearTimeout(hiding.current);
  }, [query, input]);

  function show() {
    clearTimeout(hiding.current);
    loadRecentSearches();
    setOpen(true);
  }

  function close() {
    setOpen(false);
    setPlace({ of: [], at: -1 });
  }

  return {
    id: LIST_ID,
    /** Not while the server's HTML is taken over, in which there is no list. */
    awake,
    recent,
    suggestions,
    shown,
    active,
    /** How many suggestions there are, to be read out; null while nobody knows. */
    found: open && state === 'known' ? suggestions.length : null,
    show,
    close,
    onInput: () => {
      suggestFor(input.current?.value ?? '');
      setOpen(true);
    },
    hideSoon: ({ relatedTarget }: FocusEvent) => {
      // On the way between the field and what belongs to the list nothing is left.
      if (relatedTarget instanceof Element && relatedTarget.closest('.recent-searches')) return;
      hiding.current = setTimeout(close, HIDE_AFTER_MS);
    },
    onKey: (event: KeyboardEvent) => {
      // These keys belong to whoever is choosing characters (an input method editor).
      if (event.nativeEvent.isComposing) return;
      if (event.key === 'Escape' && shown) {
        event.preventDefault();
        close();
      } else if ((event.key === 'ArrowDown' || event.key === 'ArrowUp') && entries.length > 0) {
        event.preventDefault();
        setOpen(true);
        const step = event.key === 'ArrowDown' ? 1 : -1;
        // One place past either end is the text field itself.
        const at = ((active + 1 + step + entries.length + 1) % (entries.length + 1)) - 1;
        setPlace({ of: entries, at });
        document.getElementById(`${LIST_ID}-${at}`)?.scrollIntoView({ block: 'nearest' });
      } else if (event.key === 'Enter' && shown && active >= 0) {
        event.preventDefault();
        document.getElementById(`${LIST_ID}-${active}`)?.click();
      }
    },
  };
}
