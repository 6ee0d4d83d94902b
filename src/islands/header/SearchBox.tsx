import { useEffect, useRef, useState, type FocusEvent, type FormEvent, type KeyboardEvent } from 'react';
import { SEARCH_MESSAGES } from '../../domain/messages.ts';
import { searchPath } from '../../domain/routes.ts';
import { MAX_QUERY_LENGTH, normaliseQuery, searchType } from '../../domain/search.ts';
import type { Kind } from '../../domain/title.ts';
import {
  $recentSearches,
  clearRecentSearches,
  loadRecentSearches,
  rememberSearch,
} from '../../stores/recent-searches.ts';
import { useStore } from '../ui/use-store.ts';
import * as icons from '../ui/icon-paths.ts';
import { Icon } from '../ui/Icon.tsx';
import { RecentSearches } from './RecentSearches.tsx';

/** The dropdown outlives the focus by this much, so that a click into it still lands (docs/behaviour.md, Pages). */
const HIDE_AFTER_MS = 130;

interface SearchBoxProps {
  query: string;
  type: Kind;
}

/** The search form with its type selector and recent searches; a plain GET form until it wakes. */
export function SearchBox({ query, type }: SearchBoxProps) {
  const recent = useStore($recentSearches);
  const [open, setOpen] = useState(false);
  const [active, setActive] = useState(-1);
  const form = useRef<HTMLFormElement>(null);
  const input = useRef<HTMLInputElement>(null);
  const hiding = useRef<ReturnType<typeof setTimeout>>(undefined);
  const listId = 'recent-searches';
  const shown = open && recent.length > 0;

  useEffect(() => {
    if (query) rememberSearch(query);
    else loadRecentSearches();
    if (document.activeElement === input.current) setOpen(true);
    return () => clearTimeout(hiding.current);
  }, [query]);

  function show() {
    clearTimeout(hiding.current);
    loadRecentSearches();
    setOpen(true);
  }

  function hideSoon({ relatedTarget }: FocusEvent) {
    // On the way between the field and what belongs to the list nothing is left.
    if (relatedTarget instanceof Element && relatedTarget.closest('.recent-searches')) return;
    hiding.current = setTimeout(() => {
      setOpen(false);
      setActive(-1);
    }, HIDE_AFTER_MS);
  }

  function clear() {
    clearRecentSearches();
    // The list goes, and the focus must not go with it.
    input.current?.focus();
  }

  function submit(event: FormEvent) {
    const text = normaliseQuery(input.current?.value);
    if (!text) {
      event.preventDefault();
      return;
    }
    rememberSearch(text);
    if (input.current) input.current.value = text;
  }

  function searchAgain(text: string) {
    rememberSearch(text);
    const selected = new FormData(form.current ?? undefined).get('searchType');
    location.assign(searchPath(text, searchType(typeof selected === 'string' ? selected : null)));
  }

  function onKey(event: KeyboardEvent) {
    if (event.key === 'Escape' && shown) {
      event.preventDefault();
      setOpen(false);
      setActive(-1);
    } else if ((event.key === 'ArrowDown' || event.key === 'ArrowUp') && recent.length > 0) {
      event.preventDefault();
      setOpen(true);
      const step = event.key === 'ArrowDown' ? 1 : -1;
      // One place past either end is the text field itself.
      setActive((at) => ((at + 1 + step + recent.length + 1) % (recent.length + 1)) - 1);
    } else if (event.key === 'Enter' && shown && active >= 0) {
      event.preventDefault();
      searchAgain(recent[active] ?? '');
    }
  }

  return (
    <form ref={form} action="/search" method="get" role="search" className="search-box" onSubmit={submit}>
      <label className="sr-only" htmlFor="search-type">
        Search in
      </label>
      <select id="search-type" name="searchType" defaultValue={type} className="search-type">
        <option value="movie">Movies</option>
        <option value="tv">Series</option>
      </select>
      <label className="sr-only" htmlFor="search-query">
        {SEARCH_MESSAGES.label}
      </label>
      <input
        ref={input}
        id="search-query"
        name="query"
        type="search"
        role="combobox"
        aria-expanded={shown}
        aria-controls={listId}
        aria-autocomplete="none"
        aria-activedescendant={shown && active >= 0 ? `${listId}-${active}` : undefined}
        required
        pattern=".*\S.*"
        title={SEARCH_MESSAGES.empty}
        maxLength={MAX_QUERY_LENGTH}
        autoComplete="off"
        enterKeyHint="search"
        placeholder="Search titles"
        defaultValue={query}
        className="search-input"
        onFocus={show}
        onClick={show}
        onBlur={hideSoon}
        onKeyDown={onKey}
      />
      <RecentSearches
        id={listId}
        searches={shown ? recent : []}
        active={active}
        onPick={searchAgain}
        onClear={clear}
        onLeave={hideSoon}
      />
      <button type="submit" className="search-submit" aria-label="Search">
        <Icon path={icons.search} />
      </button>
    </form>
  );
}
