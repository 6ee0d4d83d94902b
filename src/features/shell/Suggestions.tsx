import { isolated } from '../../core/language/inserted.ts';
import { searchGroupsBy } from '../search/search-words.ts';
import { m } from '../../paraglide/messages.js';
import { ComboboxOption, ComboboxOptions } from '@headlessui/react';
import { useId, type ReactNode } from 'react';
import { SEARCH_TYPES } from '../../core/found.ts';
import { foundPath, pageAddress } from '../../core/routes.ts';
import type { Suggestion } from '../search/suggestions.ts';
import { wherePath } from '../watch/where.ts';
import * as icons from '../../core/ui/icon-paths.ts';
import { Icon } from '../../core/ui/Icon.tsx';

/** The option that leads to where the title that is typed can be watched. */
export const WHERE = { id: 'where' } as const;

interface SuggestionsProps {
  /** The option that represents the text field. */
  field: ReactNode;
  suggestions: readonly Suggestion[];
  typed: string;
  /** One is opened. */
  onOpened: () => void;
}

/** What may be meant, in groups: the list of the search box while something is typed into it. */
export function Suggestions({ field, suggestions, typed, onOpened }: SuggestionsProps) {
  const id = useId();
  const groups = SEARCH_TYPES.map((type) => ({
    type,
    members: suggestions.filter((suggestion) => suggestion.type === type),
  })).filter(({ members }) => members.length > 0);
  const hasTitles = suggestions.some(({ type }) => type === 'movie' || type === 'tv');
  return (
    <ComboboxOptions
      static
      modal={false}
      aria-label={m.search_suggestions()}
      className="max-h-[min(36rem,100dvh-var(--header)-2rem)] overflow-y-auto"
    >
      {field}
      {groups.map(({ type, members }) => (
        <div key={type} role="group" aria-labelledby={`${id}-${type}`}>
          <div id={`${id}-${type}`} className="px-3 pb-1 pt-2 text-sm text-ink-mute">
            {searchGroupsBy[type]()}
          </div>
          {members.map((suggestion) => (
            <SuggestionOption key={suggestion.id} suggestion={suggestion} onOpened={onOpened} />
          ))}
        </div>
      ))}
      {hasTitles && (
        <ComboboxOption
          as="a"
          value={WHERE}
          href={pageAddress(wherePath(typed))}
          onClick={onOpened}
          className="suggestion border-t border-ground-line text-marquee data-[focus]:bg-ground-line"
        >
          <span className="grid w-8 flex-none place-items-center">
            <Icon path={icons.search} />
          </span>
          <span className="min-w-0 truncate">{m.where_ask({ query: isolated(typed.trim()) })}</span>
        </ComboboxOption>
      )}
    </ComboboxOptions>
  );
}

interface SuggestionOptionProps {
  suggestion: Suggestion;
  onOpened: () => void;
}

function SuggestionOption({ suggestion, onOpened }: SuggestionOptionProps) {
  const { name, line, picture } = suggestion;
  return (
    <ComboboxOption
      as="a"
      value={suggestion}
      href={pageAddress(foundPath(suggestion))}
      onClick={onOpened}
      className="suggestion data-[focus]:bg-ground-line"
    >
      <span className="suggestion-picture">
        {picture && <img src={picture} width={32} height={48} alt="" decoding="async" />}
      </span>
      <span className="min-w-0">
        <span className="block truncate">{name}</span>
        {line && <span className="block truncate text-sm text-ink-mute">{line}</span>}
      </span>
    </ComboboxOption>
  );
}
