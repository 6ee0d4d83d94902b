import { m } from '../../paraglide/messages.js';
import type { NamedTag } from './tags.ts';

interface TagSuggestionsProps {
  /** Id of the field; the list is `ID-list`, its options `ID-0` and so on. */
  id: string;
  tags: readonly NamedTag[];
  /** Index of the active option; -1 for none. */
  active: number;
  onPick: (name: string) => void;
}

/** The user's tags below their field, which keeps the focus and handles the keys. */
export function TagSuggestions({ id, tags, active, onPick }: TagSuggestionsProps) {
  return (
    <div
      id={`${id}-list`}
      role="listbox"
      aria-label={m.tag_suggestions()}
      className={
        tags.length > 0
          ? 'absolute inset-x-0 z-10 mt-1 max-h-60 overflow-y-auto rounded-lg border border-ground-edge bg-ground-high py-1 shadow-lg'
          : 'hidden'
      }
    >
      {tags.map((tag, index) => (
        <div
          key={tag.key}
          id={`${id}-${index}`}
          role="option"
          tabIndex={-1}
          aria-selected={index === active}
          className="min-h-11 cursor-pointer px-4 py-2.5 [overflow-wrap:anywhere] hover:bg-ground-line aria-selected:bg-ground-line md:min-h-9 md:py-1.5"
          onMouseDown={(event) => {
            event.preventDefault();
            onPick(tag.name);
          }}
        >
          <bdi>{tag.name}</bdi>
        </div>
      ))}
    </div>
  );
}
