import { counted } from '../../core/format.ts';
import { isolated } from '../../core/language/inserted.ts';
import { tagAdded } from './tags-words.ts';
import { m } from '../../paraglide/messages.js';
import { useId, useRef, useState, type KeyboardEvent } from 'react';
import { formatList } from '../../core/listing.ts';
import { hasTooLong, suggestedTags, TAG_BOUNDS, tagKey, tagsIn, type NamedTag } from './tags.ts';
import { TagChips } from './TagChips.tsx';
import { TagSuggestions } from './TagSuggestions.tsx';

interface TagFieldProps {
  tags: readonly string[];
  /** Typed text that is no tag yet. */
  text: string;
  all: readonly NamedTag[];
  onTags: (tags: string[]) => void;
  onText: (text: string) => void;
}

/**
 * Edits a title's tags: comma or Enter adds one, Backspace removes the last, arrows choose among the user's
 * tags.
 */
export function TagField({ tags, text, all, onTags, onText }: TagFieldProps) {
  const id = useId();
  const field = useRef<HTMLInputElement>(null);
  const [open, setOpen] = useState(false);
  const [at, setAt] = useState(-1);
  const [said, setSaid] = useState('');
  const isFull = tags.length >= TAG_BOUNDS.ofTitle;
  const tooLong = hasTooLong(text);
  const offered = open && !isFull ? suggestedTags(text, all, tags) : [];

  function close() {
    setOpen(false);
    setAt(-1);
  }

  function add(typed: string) {
    // Leaves the text in the field to be shortened.
    if (hasTooLong(typed)) return onText(typed);
    const had = new Set(tags.map(tagKey));
    const fresh = tagsIn(typed)
      .filter((tag) => !had.has(tagKey(tag)))
      // Uses the spelling of an existing tag.
      .map((tag) => all.find(({ key }) => key === tagKey(tag))?.name ?? tag)
      .slice(0, TAG_BOUNDS.ofTitle - tags.length);
    if (fresh.length > 0) {
      onTags([...tags, ...fresh]);
      setSaid(tagAdded(formatList(fresh)));
    }
    onText('');
    close();
  }

  function remove(tag: string) {
    onTags(tags.filter((one) => one !== tag));
    setSaid(m.tag_removed({ tag: isolated(tag) }));
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
      // Moving beyond either end returns to the typed text.
      if (count > 0) setAt(((at + 1 + step + count + 1) % (count + 1)) - 1);
    }
  }

  return (
    <div className="relative">
      <label htmlFor={id} className="mb-1.5 block text-sm font-semibold">
        {m.tag_tags()}
      </label>
      <TagChips tags={tags} onRemove={remove} />
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
        placeholder={m.tag_add()}
        autoComplete="off"
        enterKeyHint="done"
        readOnly={isFull}
        aria-invalid={tooLong || undefined}
        value={text}
        onChange={({ currentTarget }) => write(currentTarget.value)}
        onKeyDown={onKeyDown}
        onBlur={close}
      />
      <TagSuggestions id={id} tags={offered} active={at} onPick={add} />
      <p id={`${id}-how`} className="mt-1 text-sm text-ink-mute">
        {isFull ? m.tag_full() : m.tag_how()}
      </p>
      <p role="alert" className="mt-1 text-sm text-marquee empty:hidden">
        {tooLong && m.tag_too_long()}
      </p>
      <p role="status" className="sr-only">
        {offered.length > 0 ? m.tag_found(counted(offered.length)) : said}
      </p>
    </div>
  );
}
