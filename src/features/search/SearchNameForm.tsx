import { m } from '../../paraglide/messages.js';
import type { FormEvent } from 'react';
import { LONGEST_SEARCH_NAME } from './saved-searches.ts';

interface SearchNameFormProps {
  /** The current name. */
  name: string;
  label: string;
  /** The field's width, as classes. */
  width: string;
  busy?: boolean;
  onKeep: (name: string) => void;
  onCancel: () => void;
}

const select = (field: HTMLInputElement | null) => field?.select();

/** Edits a search's name; Escape cancels. */
export function SearchNameForm({ name, label, width, busy = false, onKeep, onCancel }: SearchNameFormProps) {
  function keep(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const text = new FormData(event.currentTarget).get('name');
    if (!busy) onKeep(typeof text === 'string' ? text : '');
  }

  return (
    <form className="flex flex-wrap items-center gap-2" onSubmit={keep}>
      <input
        ref={select}
        name="name"
        required
        maxLength={LONGEST_SEARCH_NAME}
        defaultValue={name}
        aria-label={label}
        autoComplete="off"
        className={`field ${width}`}
        onKeyDown={({ key }) => key === 'Escape' && onCancel()}
      />
      <button type="submit" className="button button-primary" aria-disabled={busy}>
        {m.saved_search_keep()}
      </button>
      <button type="button" className="button button-quiet" onClick={onCancel}>
        {m.saved_search_cancel()}
      </button>
    </form>
  );
}
