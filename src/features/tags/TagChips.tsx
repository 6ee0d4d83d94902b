import { isolated } from '../../core/language/inserted.ts';
import { m } from '../../paraglide/messages.js';
import { tagKey } from './tags.ts';
import * as icons from '../../core/ui/icon-paths.ts';
import { Icon } from '../../core/ui/Icon.tsx';

interface TagChipsProps {
  tags: readonly string[];
  onRemove: (tag: string) => void;
}

/** A title's tags with remove buttons; renders nothing without tags. */
export function TagChips({ tags, onRemove }: TagChipsProps) {
  if (tags.length === 0) return null;
  return (
    <ul className="mb-2 flex flex-wrap gap-2" aria-label={m.tag_tags()}>
      {tags.map((tag) => (
        <li
          key={tagKey(tag)}
          className="inline-flex max-w-full items-center rounded-full bg-ground-line ps-3 text-sm"
        >
          <bdi className="min-w-0 [overflow-wrap:anywhere]">{tag}</bdi>
          <button
            type="button"
            className="grid size-11 shrink-0 cursor-pointer place-items-center rounded-full hover:text-marquee-bright md:size-9"
            aria-label={m.tag_remove_of({ tag: isolated(tag) })}
            onClick={() => onRemove(tag)}
          >
            <Icon path={icons.close} />
          </button>
        </li>
      ))}
    </ul>
  );
}
