import { m } from '../../paraglide/messages.js';
import { useEffect, useState, type FormEvent } from 'react';
import type { ListTitle } from '../../core/lists.ts';
import { LIST_LENGTHS } from '../custom-lists/custom-lists.ts';
import { titleKey } from '../../core/title.ts';
import { $choices, createWith, openChoices, toggleChoice } from '../custom-lists/choices.store.ts';
import { focusWhenShown } from '../../core/ui/focus-when-shown.ts';
import { useStore } from '../../core/ui/use-store.ts';

/** The user's lists in a title's card menu: a click adds or removes the title. */
export function CardLists({ title }: { title: ListTitle }) {
  const choices = useStore($choices);
  const [isNaming, setNaming] = useState(false);
  useEffect(() => void openChoices(title), [title]);
  const known = choices?.key === titleKey(title) ? choices : null;
  const lists = known?.lists ?? [];
  const isFailed = known?.state === 'failed';
  return (
    <div
      data-lists=""
      role="group"
      aria-label={m.add_to_list_heading()}
      aria-busy={known?.state === 'loading' || undefined}
    >
      <p>{m.add_to_list_heading()}</p>
      <div data-list-rows="">
        {lists.map((list) => (
          <button
            key={list.id}
            type="button"
            className="menu-item"
            aria-pressed={list.holds}
            onClick={() => void toggleChoice(title, list)}
          >
            {/* `dir` truncates the name at its end in every script. */}
            <span dir="auto">{list.name}</span>
          </button>
        ))}
        {isFailed && lists.length === 0 && (
          <button type="button" className="menu-item" onClick={() => void openChoices(title)}>
            {m.add_to_list_again()}
          </button>
        )}
      </div>
      <p role="status">{isFailed && m.add_to_list_failed()}</p>
      {isNaming ? (
        <NewList title={title} onMade={() => setNaming(false)} />
      ) : (
        <button type="button" className="menu-item" onClick={() => setNaming(true)}>
          {m.add_to_list_create()}
        </button>
      )}
    </div>
  );
}

/** Creates a list, in place of the button. */
function NewList({ title, onMade }: { title: ListTitle; onMade: () => void }) {
  const [name, setName] = useState('');
  const [busy, setBusy] = useState(false);

  async function make(event: FormEvent) {
    event.preventDefault();
    if (busy) return;
    setBusy(true);
    const isMade = await createWith(title, name);
    setBusy(false);
    if (isMade) onMade();
  }

  return (
    <form aria-busy={busy || undefined} onSubmit={(event) => void make(event)}>
      <input
        ref={focusWhenShown}
        className="field"
        maxLength={LIST_LENGTHS.name}
        required
        autoComplete="off"
        placeholder={m.my_lists_name()}
        aria-label={m.my_lists_name()}
        value={name}
        onChange={(event) => setName(event.target.value)}
      />
    </form>
  );
}
