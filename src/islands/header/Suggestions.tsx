import { SEARCH_TYPES } from '../../domain/search/found.ts';
import { SEARCH_MESSAGES } from '../../domain/messages.ts';
import { foundPath } from '../../domain/routes.ts';
import type { Suggestion } from '../../domain/search/suggestions.ts';

interface SuggestionsProps {
  id: string;
  suggestions: readonly Suggestion[];
  /** Index of the entry the arrow keys stand on, -1 for none. */
  active: number;
  /** One is opened: whoever comes back finds the list closed. */
  onOpen: () => void;
}

/** What may be meant, in groups: the list of the search box while something is typed into it. */
export function Suggestions({ id, suggestions, active, onOpen }: SuggestionsProps) {
  const entries = suggestions.map((suggestion, index) => ({ suggestion, index }));
  const groups = SEARCH_TYPES.map((type) => ({
    type,
    members: entries.filter(({ suggestion }) => suggestion.type === type),
  })).filter(({ members }) => members.length > 0);
  return (
    <div id={id} role="listbox" aria-label={SEARCH_MESSAGES.suggestions} className="suggestions">
      {groups.map(({ type, members }) => (
        <div key={type} role="group" aria-labelledby={`${id}-${type}`}>
          <div id={`${id}-${type}`} className="suggestions-group">
            {SEARCH_MESSAGES.groups[type]}
          </div>
          {members.map(({ suggestion, index }) => (
            <SuggestionOption
              key={suggestion.id}
              id={`${id}-${index}`}
              suggestion={suggestion}
              selected={index === active}
              onOpen={onOpen}
            />
          ))}
        </div>
      ))}
    </div>
  );
}

interface SuggestionOptionProps {
  id: string;
  suggestion: Suggestion;
  selected: boolean;
  onOpen: () => void;
}

function SuggestionOption({ id, suggestion, selected, onOpen }: SuggestionOptionProps) {
  const { name, line, picture } = suggestion;
  return (
    <a
      id={id}
      role="option"
      aria-selected={selected}
      tabIndex={-1}
      href={foundPath(suggestion)}
      onClick={onOpen}
      className={`suggestion ${selected ? 'bg-ground-line' : ''}`}
    >
      <span className="suggestion-picture">
        {picture && <img src={picture} width={32} height={48} alt="" decoding="async" />}
      </span>
      <span className="min-w-0">
        <span className="block truncate">{name}</span>
        {line && <span className="block truncate text-sm text-ink-mute">{line}</span>}
      </span>
    </a>
  );
}
