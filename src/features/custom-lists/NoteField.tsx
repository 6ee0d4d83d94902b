import { labelled } from '../../core/words/labels.ts';
import { isolated } from '../../core/language/inserted.ts';
import { m } from '../../paraglide/messages.js';
import { useRef, useState } from 'react';
import { LIST_LENGTHS, type ListedTitle } from './custom-lists.ts';
import { beginningOf } from '../../core/folded.ts';
import { saveNote } from './edits.store.ts';

const focus = (field: HTMLTextAreaElement | null) => field?.focus();

/**
 * The owner's note on a title, edited in place and saved on blur. Escape cancels; an error keeps what was
 * typed.
 */
export function NoteField({ title }: { title: ListedTitle }) {
  const [text, setText] = useState<string | null>(null);
  const cancelled = useRef(false);

  function cancel() {
    cancelled.current = true;
    setText(null);
  }

  /** Returns the focus to the button after Escape removed the field. */
  function takeFocus(button: HTMLButtonElement | null) {
    if (button && cancelled.current) button.focus();
    if (button) cancelled.current = false;
  }

  async function save() {
    if (text === null || cancelled.current) return;
    if (await saveNote(title, text)) setText(null);
  }

  if (text === null) {
    return (
      <button
        ref={takeFocus}
        type="button"
        className="ms-14 mt-1 min-h-6 cursor-pointer whitespace-pre-line text-start text-sm text-ink-soft underline-offset-4 [overflow-wrap:anywhere] hover:underline"
        aria-label={
          title.note
            ? labelled(m.edit_list_note({ title: isolated(title.title) }), title.note)
            : m.edit_list_note({ title: isolated(title.title) })
        }
        onClick={() => setText(title.note)}
      >
        {title.note ? beginningOf(title.note, LIST_LENGTHS.note) : m.edit_list_add_note()}
      </button>
    );
  }
  return (
    <div className="ms-14 mt-2">
      <textarea
        ref={focus}
        className="field py-2"
        rows={3}
        maxLength={Math.max(LIST_LENGTHS.note, title.note.length)}
        aria-label={m.edit_list_note({ title: isolated(title.title) })}
        value={text}
        onChange={({ currentTarget }) => setText(currentTarget.value)}
        onBlur={() => void save()}
        onKeyDown={({ key }) => key === 'Escape' && cancel()}
      />
    </div>
  );
}
