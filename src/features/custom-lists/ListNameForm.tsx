import { m } from '../../paraglide/messages.js';
import type { FormEvent } from 'react';
import { LIST_LENGTHS } from './custom-lists.ts';

interface ListNameFormProps {
  /** The current name. */
  name: string;
  label: string;
  keep: string;
  busy?: boolean;
  onKeep: (name: string) => void;
  onCancel: () => void;
}

const select = (field: HTMLInputElement | null) => field?.select();

/** Edits a list's name; Escape cancels. */
export function ListNameForm({ name, label, keep, busy = false, onKeep, onCancel }: ListNameFormProps) {
  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const text = new FormData(event.currentTarget).get('name');
    if (!busy && typeof text === 'string' && text.trim() !== '') onKeep(text);
  }

  return (
    <form className="flex flex-wrap items-center gap-2" onSubmit={submit}>
      <input
        ref={select}
        name="name"
        required
        maxLength={LIST_LENGTHS.name}
        defaultValue={name}
        aria-label={label}
        placeholder={label}
        autoComplete="off"
        className="field min-w-0 flex-1"
        onKeyDown={({ key }) => key === 'Escape' && onCancel()}
      />
      <button type="submit" className="button button-primary" aria-disabled={busy}>
        {keep}
      </button>
      <button type="button" className="button button-quiet" onClick={onCancel}>
        {m.my_lists_cancel()}
      </button>
    </form>
  );
}
