import { isolated } from '../../core/language/inserted.ts';
import { m } from '../../paraglide/messages.js';
import { useState, type FormEvent } from 'react';
import type { ListedTitle } from './custom-lists.ts';
import { moveTo } from './edits.store.ts';

interface PlaceFieldProps {
  title: ListedTitle;
  /** From 1. */
  place: number;
  all: number;
}

/** A title's rank as a number field, for lists too long to drag. */
export function PlaceField({ title, place, all }: PlaceFieldProps) {
  const [text, setText] = useState(String(place));
  const [shown, setShown] = useState(place);
  if (shown !== place) {
    setShown(place);
    setText(String(place));
  }
  const to = /^\d{1,4}$/.test(text) ? Number(text) : null;

  function move(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    // Keeps the focus: the button goes once the title has moved.
    event.currentTarget.querySelector('input')?.focus();
    if (to !== null && to > 0) void moveTo(title, to);
  }

  return (
    <form className="flex shrink-0 items-center gap-2" onSubmit={move}>
      <input
        className="field w-16 px-2 text-center"
        inputMode="numeric"
        autoComplete="off"
        aria-label={m.edit_list_place({ title: isolated(title.title), all })}
        value={text}
        onFocus={({ currentTarget }) => currentTarget.select()}
        onChange={({ currentTarget }) => setText(currentTarget.value.trim())}
        onKeyDown={({ key }) => key === 'Escape' && setText(String(place))}
      />
      {to !== null && to > 0 && to !== place && (
        <button type="submit" className="button button-quiet px-3">
          {m.edit_list_move()}
        </button>
      )}
    </form>
  );
}
