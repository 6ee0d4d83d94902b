import { useRef, useState, type FormEvent } from 'react';
import { LIST_LENGTHS, type ListedTitle } from '../../domain/custom-lists/custom-lists.ts';
import { EDIT_LIST_MESSAGES as words, MY_LISTS_MESSAGES } from '../../domain/messages.ts';
import { saveNote } from '../../stores/custom-lists/edits.ts';

const focus = (field: HTMLTextAreaElement | null) => field?.focus();

/** What the owner of a list says of a title, changed in its place; Escape leaves it as it was. */
export function NoteField({ title }: { title: ListedTitle }) {
  const [text, setText] = useState<string | null>(null);
  const wasOpen = useRef(false);

  function close() {
    wasOpen.current = true;
    setText(null);
  }

  /** The field goes, and the focus must not go with it. */
  function takeFocus(button: HTMLButtonElement | null) {
    if (button && wasOpen.current) button.focus();
    if (button) wasOpen.current = false;
  }

  function save(event: FormEvent) {
    event.preventDefault();
    if (text !== null) void saveNote(title, text);
    close();
  }

  if (text === null) {
    return (
      <button
        ref={takeFocus}
        type="button"
        className="ml-14 mt-1 min-h-6 cursor-pointer whitespace-pre-line text-left text-sm text-ink-soft underline-offset-4 [overflow-wrap:anywhere] hover:underline"
        aria-label={title.note ? `${words.note(title.title)}: ${title.note}` : words.note(title.title)}
        onClick={() => setText(title.note)}
      >
        {title.note || words.addNote}
      </button>
    );
  }
  return (
    <form className="ml-14 mt-2 grid gap-2" onSubmit={save}>
      <textarea
        ref={focus}
        className="field py-2"
        rows={3}
        maxLength={LIST_LENGTHS.note}
        aria-label={words.note(title.title)}
        value={text}
        onChange={({ currentTarget }) => setText(currentTarget.value)}
        onKeyDown={({ key }) => key === 'Escape' && close()}
      />
      <span className="flex gap-2">
        <button type="submit" className="button button-primary">
          {MY_LISTS_MESSAGES.save}
        </button>
        <button type="button" className="button button-quiet" onClick={close}>
          {MY_LISTS_MESSAGES.cancel}
        </button>
      </span>
    </form>
  );
}
