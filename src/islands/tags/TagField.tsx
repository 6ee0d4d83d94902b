import { useId, useRef, useState, type KeyboardEvent } from 'react';
import { formatList } from '../../domain/listing.ts';
import { TAG_MESSAGES as words } from '../../domain/messages.ts';
import { suggestedTags, TAG_BOUNDS, tagKey, tagsIn, type NamedTag } from '../../domain/tags/tags.ts';
import * as icons from '../ui/icon-paths.ts';
import { Icon } from '../ui/Icon.tsx';
import { TagSuggestions } from './TagSuggestions.tsx';

interface TagFieldProps {
  tags: readonly string[];
  /** What is typed and no tag yet. */
  text: string;
  all: readonly NamedTag[];
  onTags: (tags: string[]) => void;
  onText: (text: string) => void;
}

/** Tags of a title: a comma or Enter adds what is typed, Backspace takes the last one away, arrows choose among one's own. */
export function TagField({ tags, text, all, onTags, onText }: TagFieldProps) {
  const id = useId();
  const field = useRef<HTMLInputElement>(null);
  const [open, setOpen] = useState(false);
  const [at, setAt] = useState(-1);
  const [said, setSaid] = useState('');
  const isFull = tags.length >= TAG_BOUNDS.ofTitle;
  const offered = open && !isFull ? suggestedTags(text, all, tags) : [];

  function close() {
    setOpen(false);
    setAt(-1);
  }

  function add(typed: string) {
    const had = new Set(tags.map(tagKey));
    const fresh = tagsIn(typed)
      .filter((tag) => !had.has(tagKey(tag)))
      // As it is written already, where it is a tag of one's own.
      .map((tag) => all.find(({ key }) => key === tagKey(tag))?.name ?? tag)
      .slice(0, TAG_BOUNDS.ofTitle - tags.length);
    if (fresh.length > 0) {
      onTags([...tags, ...fresh]);
      setSaid(words.added(formatList(fresh)));
    }
    onText('');
    close();
  }

  function remove(tag: string) {
    onTags(tags.filter((one) => one !== tag));
    setSaid(words.removed(tag));
    field.current?.focus();
  }

  function write(typed: string) {
    setAt(-1);
    setOpen(typed.trim() !== '');
    if (typed.includes(',')) add(typed);
    else onText(typed);
  }

  function onKeyDown(event: KeyboardEvent) {
    if (event.nativeEvent.isComposing) return;
    const { key } = event;
    if (key === 'Enter' && !event.ctrlKey && !event.metaKey) {
      const chosen = offered[at]?.name ?? text;
      if (chosen.trim() === '') return;
      event.preventDefault();
      add(chosen);
    } else if (key === 'Backspace' && text === '') {
      const last = tags.at(-1);
      if (last !== undefined) remove(last);
    } else if (key === 'Escape' && offered.length > 0) {
      event.preventDefault();
      event.stopPropagation();
      close();
    } else if (key === 'ArrowDown' || key === 'ArrowUp') {
      event.preventDefault();
      if (!open) return setOpen(true);
      const step = key === 'ArrowDown' ? 1 : -1;
      const count = offered.length;
      // Beyond either end stands what is typed.
      if (count > 0) setAt(((at + 1 + step + count + 1) % (count + 1)) - 1);
    }
  }

  return (
    <div className="relative">
      <label htmlFor={id} className="mb-1.5 block text-sm font-semibold">
        {words.tags}
      </label>
      {tags.length > 0 && (
        <ul className="mb-2 flex flex-wrap gap-2" aria-label={words.tags}>
          {tags.map((tag) => (
            <li
              key={tagKey(tag)}
              className="inline-flex max-w-full items-center rounded-full bg-ground-line ps-3 text-sm"
            >
              <bdi className="min-w-0 [overflow-wrap:anywhere]">{tag}</bdi>
              <button
                type="button"
                className="grid size-11 shrink-0 cursor-pointer place-items-center rounded-full hover:text-marquee-bright md:size-9"
                aria-label={words.removeOf(tag)}
                onClick={() => remove(tag)}
              >
                <Icon path={icons.close} />
              </button>
            </li>
          ))}
        </ul>
      )}
      <input
        ref={field}
        id={id}
        className="field w-full"
        role="combobox"
        dir="auto"
        aria-expanded={offered.length > 0}
        aria-controls={`${id}-list`}
        aria-autocomplete="list"
        aria-activedescendant={offered[at] ? `${id}-${at}` : undefined}
        aria-describedby={`${id}-how`}
        placeholder={words.add}
        autoComplete="off"
        enterKeyHint="done"
        readOnly={isFull}
        value={text}
        onChange={({ currentTarget }) => write(currentTarget.value)}
        onKeyDown={onKeyDown}
        onBlur={close}
      />
      <TagSuggestions id={id} tags={offered} active={at} onPick={add} />
      <p id={`${id}-how`} className="mt-1 text-sm text-ink-mute">
        {isFull ? words.full : words.how}
      </p>
      <p role="status" className="sr-only">
        {offered.length > 0 ? words.found(offered.length) : said}
      </p>
    </div>
  );
}
