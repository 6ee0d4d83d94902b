import { counted } from '../../core/format.ts';
import { m } from '../../paraglide/messages.js';
import { useEffect, useEffectEvent, useRef, useState, type KeyboardEvent } from 'react';
import type { ListTitle } from '../../core/lists.ts';
import { MAX_QUERY_LENGTH } from '../search/search.ts';
import { titlePath } from '../../core/routes.ts';
import { suggestedListTitle } from '../search/suggestions.ts';
import { titleKey, type Kind } from '../../core/title.ts';
import { currentEnvironment } from '../../core/stores/environment.ts';
import { $suggestions, suggestFor } from '../search/suggestions.store.ts';
import { heldTitle } from '../cards/title-data.view.ts';
import { takeTyped } from '../../core/ui/type-ahead.ts';
import { useStore } from '../../core/ui/use-store.ts';
import { PickedTitle } from './PickedTitle.tsx';

/** The title of the current page; null on other pages. */
function titleHere(): ListTitle | null {
  const buttons = document.querySelector('main [data-title]');
  const title = buttons && heldTitle(buttons);
  return title && titlePath(title) === currentEnvironment().page.path() ? title : null;
}

interface TitlePickerProps {
  onPick: (title: ListTitle) => void;
  /** Label of the field; by default what was watched. */
  label?: string;
  /** Limits the kind; both by default. */
  only?: Kind | undefined;
}

/** Searches for a title; suggests that of the page before text is typed. */
export function TitlePicker({ onPick, label = m.watch_sheet_pick(), only }: TitlePickerProps) {
  const { state, suggestions } = useStore($suggestions);
  const [text, setText] = useState('');
  const [here] = useState(titleHere);
  const list = useRef<HTMLUListElement>(null);
  const input = useRef<HTMLInputElement>(null);

  const takeUp = useEffectEvent(() => {
    const ahead = takeTyped();
    setText(ahead);
    suggestFor(ahead);
  });
  useEffect(() => {
    // The header's search box uses the same store: its suggestions are restored on unmount.
    const before = $suggestions.get().words;
    queueMicrotask(() => takeUp());
    input.current?.focus();
    return () => suggestFor(before);
  }, []);

  const offered =
    text.trim() === '' ? (here ? [here] : []) : suggestions.flatMap((one) => suggestedListTitle(one) ?? []);
  const found = offered.filter(({ kind }) => only === undefined || kind === only);
  const said =
    state === 'failed'
      ? m.watch_sheet_not_asked()
      : state === 'known' && found.length === 0
        ? m.watch_sheet_none_found()
        : null;

  function onKey(event: KeyboardEvent) {
    if (event.nativeEvent.isComposing) return;
    const options = [...(list.current?.querySelectorAll<HTMLElement>('button') ?? [])];
    const at = options.findIndex((option) => option === document.activeElement);
    if (event.key === 'Enter' && at < 0) {
      event.preventDefault();
      if (state !== 'asking' && found[0]) onPick(found[0]);
    } else if (event.key === 'ArrowDown' || event.key === 'ArrowUp') {
      event.preventDefault();
      const next = at + (event.key === 'ArrowDown' ? 1 : -1);
      (options[next] ?? input.current)?.focus();
    }
  }

  return (
    <div role="presentation" onKeyDown={onKey}>
      <label className="grid gap-1.5 text-sm font-semibold">
        {label}
        <input
          ref={input}
          type="search"
          className="field font-normal"
          placeholder={m.watch_sheet_placeholder()}
          maxLength={MAX_QUERY_LENGTH}
          autoComplete="off"
          enterKeyHint="search"
          value={text}
          onChange={({ currentTarget }) => {
            setText(currentTarget.value);
            suggestFor(currentTarget.value);
          }}
        />
      </label>
      <p role="status" className={said ? 'mt-4 text-sm text-ink-soft' : 'sr-only'}>
        {said ?? (state === 'known' && m.watch_sheet_found(counted(found.length)))}
      </p>
      <ul ref={list} className="mt-3 grid max-h-80 overflow-y-auto" aria-label={label}>
        {found.map((title) => (
          <li key={titleKey(title)}>
            <PickedTitle
              title={title}
              note={title === here ? m.watch_sheet_here() : undefined}
              onPick={() => onPick(title)}
            />
          </li>
        ))}
      </ul>
    </div>
  );
}
