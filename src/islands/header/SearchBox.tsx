import { useRef, type FormEvent } from 'react';
import { SEARCH_MESSAGES, WORDS } from '../../domain/messages.ts';
import { placed } from '../../domain/base-path.ts';
import { searchPath } from '../../domain/routes.ts';
import { MAX_QUERY_LENGTH, normaliseQuery, searchType } from '../../domain/search/search.ts';
import type { Kind } from '../../domain/title.ts';
import { clearRecentSearches, rememberSearch } from '../../stores/search/recent-searches.ts';
import * as icons from '../ui/icon-paths.ts';
import { Icon } from '../ui/Icon.tsx';
import { SearchList } from './SearchList.tsx';
import { useSearchList } from './use-search-list.ts';

interface SearchBoxProps {
  query: string;
  /** What the selector stands on; null for all there is. */
  type: Kind | null;
}

const { scopes } = SEARCH_MESSAGES;

/** The search form with its scope; a plain GET form until it wakes, a combobox then. */
export function SearchBox({ query, type }: SearchBoxProps) {
  const form = useRef<HTMLFormElement>(null);
  const input = useRef<HTMLInputElement>(null);
  const list = useSearchList(input, query);

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
    location.assign(placed(searchPath(text, searchType(typeof selected === 'string' ? selected : null))));
  }

  function clear() {
    clearRecentSearches();
    // The list goes, and the focus must not go with it.
    input.current?.focus();
  }

  return (
    <form ref={form} action="/search" method="get" role="search" className="search-box" onSubmit={submit}>
      <label className="sr-only" htmlFor="search-type">
        {SEARCH_MESSAGES.scope}
      </label>
      <select id="search-type" name="searchType" defaultValue={type ?? 'all'} className="search-type">
        <option value="all">{scopes.all}</option>
        <option value="movie">{scopes.movie}</option>
        <option value="tv">{scopes.tv}</option>
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
        aria-expanded={list.shown}
        aria-controls={list.awake ? list.id : undefined}
        aria-autocomplete="list"
        aria-activedescendant={list.shown && list.active >= 0 ? `${list.id}-${list.active}` : undefined}
        required
        pattern=".*\S.*"
        title={SEARCH_MESSAGES.empty}
        maxLength={MAX_QUERY_LENGTH}
        autoComplete="off"
        enterKeyHint="search"
        placeholder={SEARCH_MESSAGES.placeholder}
        defaultValue={query}
        className="search-input"
        onFocus={list.show}
        onClick={list.show}
        onBlur={list.hideSoon}
        onInput={list.onInput}
        onKeyDown={list.onKey}
      />
      {list.awake && <SearchList list={list} onPick={searchAgain} onClear={clear} />}
      <button type="submit" className="search-submit" aria-label={WORDS.search}>
        <Icon path={icons.search} />
      </button>
    </form>
  );
}
