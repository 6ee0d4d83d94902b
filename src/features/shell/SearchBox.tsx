import { m } from '../../paraglide/messages.js';
import { Combobox, ComboboxInput } from '@headlessui/react';
import { useEffect, useEffectEvent, useRef, useState, type FormEvent, type KeyboardEvent } from 'react';
import { flushSync } from 'react-dom';
import { pageAddress, searchPath } from '../../core/routes.ts';
import { normaliseQuery, searchType } from '../search/search.ts';
import type { Kind } from '../../core/title.ts';
import {
  $recentSearches,
  clearRecentSearches,
  loadRecentSearches,
  rememberSearch,
} from '../search/recent-searches.store.ts';
import { $suggestions, suggestFor } from '../search/suggestions.store.ts';
import * as icons from '../../core/ui/icon-paths.ts';
import { Icon } from '../../core/ui/Icon.tsx';
import { useStore } from '../../core/ui/use-store.ts';
import { SearchField } from './SearchField.tsx';
import { FIELD, SearchList, type Choice } from './SearchList.tsx';

interface SearchBoxProps {
  query: string;
  /** The selected kind; null for all. */
  type: Kind | null;
}

const ID = 'search-query';

/** The field's value, which may have been typed before hydration. */
const typedBefore = () => globalThis.document?.querySelector<HTMLInputElement>(`#${ID}`)?.value;

/** The search form: a plain GET form until hydration, then a combobox. */
export function SearchBox({ query, type }: SearchBoxProps) {
  const form = useRef<HTMLFormElement>(null);
  const input = useRef<HTMLInputElement>(null);
  const [typed, setTyped] = useState(() => typedBefore() ?? query);
  const recent = useStore($recentSearches);
  const { state, suggestions } = useStore($suggestions);

  const begin = useEffectEvent(() => {
    if (query) rememberSearch(query);
    else loadRecentSearches();
    if (typed !== query) suggestFor(typed);
    if (document.activeElement === input.current) press('ArrowDown');
  });
  useEffect(() => begin(), []);

  /** Headless UI opens and closes its list by keys and focus only. */
  function press(key: 'ArrowDown' | 'Escape') {
    input.current?.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true }));
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

  /**
   * Enter opens the option the user moved to, or submits the form; Headless UI would take the first option.
   * Headless UI handles Escape while its list is open, even if the list is hidden.
   */
  function onKey(event: KeyboardEvent, isChosen: boolean) {
    const isSeen = input.current?.ariaExpanded === 'true';
    if (event.key === 'Escape' && event.isTrusted && !isSeen) flushSync(() => press('Escape'));
    if (event.key !== 'Enter' || event.nativeEvent.isComposing) return;
    event.preventDefault();
    const chosen = input.current?.getAttribute('aria-activedescendant');
    if (isChosen && chosen) document.getElementById(chosen)?.click();
    else form.current?.requestSubmit();
  }

  function searchAgain(text: string) {
    rememberSearch(text);
    const selected = new FormData(form.current ?? undefined).get('searchType');
    location.assign(
      pageAddress(searchPath(text, searchType(typeof selected === 'string' ? selected : null))),
    );
  }

  function clear() {
    clearRecentSearches();
    // Keeps the focus: the list is removed.
    input.current?.focus();
  }

  return (
    <form
      ref={form}
      action={pageAddress('/search')}
      method="get"
      role="search"
      className="relative flex w-full items-stretch rounded-full border border-ground-edge/70 bg-ground-raised focus-within:border-marquee"
      onSubmit={submit}
    >
      <label className="sr-only" htmlFor="search-type">
        {m.search_scope()}
      </label>
      <select id="search-type" name="searchType" defaultValue={type ?? 'all'} className="search-type">
        <option value="all">{m.search_scopes_all()}</option>
        <option value="movie">{m.search_scopes_movie()}</option>
        <option value="tv">{m.search_scopes_tv()}</option>
      </select>
      <label className="sr-only" htmlFor={ID}>
        {m.search_label()}
      </label>
      {/* The combobox never selects a value: options are opened by Enter or a click, not chosen by Tab. */}
      <Combobox<Choice> value={FIELD} by={(one, other) => one === other} immediate onChange={() => undefined}>
        {({ open, activeOption }) => (
          <>
            <ComboboxInput
              ref={input}
              as={SearchField}
              id={ID}
              defaultValue={query}
              displayValue={() => typed}
              onFocus={loadRecentSearches}
              onClick={() => open || press('ArrowDown')}
              onChange={({ target }) => {
                setTyped(target.value);
                suggestFor(target.value);
              }}
              onKeyDown={(event: KeyboardEvent) =>
                open && onKey(event, activeOption !== null && activeOption !== FIELD)
              }
            />
            <SearchList
              open={open}
              typed={typed}
              recent={recent}
              suggestions={suggestions}
              isKnown={state === 'known'}
              onPick={searchAgain}
              onClear={clear}
              onOpened={() => press('Escape')}
            />
          </>
        )}
      </Combobox>
      <button type="submit" className="search-submit" aria-label={m.words_search()}>
        <Icon path={icons.search} />
      </button>
    </form>
  );
}
