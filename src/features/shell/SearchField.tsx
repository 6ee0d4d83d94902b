import { m } from '../../paraglide/messages.js';
import type { ComponentProps } from 'react';
import { MAX_QUERY_LENGTH } from '../search/search.ts';

/** The search field, `aria-expanded` only while its list shows options. */
export function SearchField(props: ComponentProps<'input'>) {
  const { 'aria-expanded': expanded, 'aria-controls': list } = props;
  return (
    <input
      {...props}
      name="query"
      type="search"
      role="combobox"
      aria-controls={list}
      aria-expanded={expanded && list !== undefined}
      required
      pattern=".*\S.*"
      title={m.search_empty()}
      maxLength={MAX_QUERY_LENGTH}
      autoComplete="off"
      enterKeyHint="search"
      placeholder={m.search_placeholder()}
      className="search-input min-h-11 w-full min-w-0 bg-transparent px-3 text-base text-ink placeholder:text-ink-mute focus-visible:outline-none"
    />
  );
}
