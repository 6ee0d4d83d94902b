import { m } from '../../paraglide/messages.js';
import { ComboboxOption, ComboboxOptions } from '@headlessui/react';
import type { ReactNode } from 'react';

interface RecentSearchesProps {
  /** The option that represents the text field. */
  field: ReactNode;
  searches: readonly string[];
  onPick: (text: string) => void;
  onClear: () => void;
}

/** The list of the empty search box. */
export function RecentSearches({ field, searches, onPick, onClear }: RecentSearchesProps) {
  return (
    <>
      <div className="flex items-center justify-between ps-3">
        <span className="text-sm text-ink-mute">{m.search_recent()}</span>
        <button
          type="button"
          className="min-h-11 px-3 text-sm font-semibold text-marquee hover:underline"
          onClick={onClear}
        >
          {m.search_clear()}
        </button>
      </div>
      <ComboboxOptions static modal={false} aria-label={m.search_recent()}>
        {field}
        {searches.map((text) => (
          <ComboboxOption
            key={text}
            as="button"
            type="button"
            value={text}
            className="menu-item w-full cursor-pointer truncate text-start"
            onClick={() => onPick(text)}
          >
            <span className="truncate">{text}</span>
          </ComboboxOption>
        ))}
      </ComboboxOptions>
    </>
  );
}
