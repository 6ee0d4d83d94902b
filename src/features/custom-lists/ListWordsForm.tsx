import { m } from '../../paraglide/messages.js';
import { useId, useState, type FormEvent } from 'react';
import { LIST_LENGTHS, type ListWords } from './custom-lists.ts';
import { saveWords } from './edits.store.ts';
import { TextField } from '../../core/ui/TextField.tsx';

/** Name, description and ranking of a list, saved on blur. An error keeps what was typed. */
export function ListWordsForm({ list }: { list: ListWords }) {
  const about = useId();
  const [said, setSaid] = useState({ name: list.name, description: list.description });
  const [saved, setSaved] = useState(false);
  const change = (part: Partial<typeof said>) => {
    setSaid({ ...said, ...part });
    setSaved(false);
  };

  async function save() {
    if (said.name === list.name && said.description === list.description) return;
    setSaved(await saveWords({ ...said, ranked: list.ranked }));
  }

  function submit(event: FormEvent) {
    event.preventDefault();
    void save();
  }

  return (
    <form className="grid gap-5" onSubmit={submit}>
      <TextField
        label={m.my_lists_name()}
        required
        autoComplete="off"
        maxLength={LIST_LENGTHS.name}
        value={said.name}
        onChange={({ currentTarget }) => change({ name: currentTarget.value })}
        onBlur={() => void save()}
      />
      <div>
        <label htmlFor={about} className="mb-1.5 block text-sm font-semibold">
          {m.my_lists_about()}
        </label>
        <textarea
          id={about}
          className="field min-h-24 py-2"
          rows={4}
          maxLength={Math.max(LIST_LENGTHS.description, list.description.length)}
          value={said.description}
          onChange={({ currentTarget }) => change({ description: currentTarget.value })}
          onBlur={() => void save()}
        />
      </div>
      <p role="status" className="text-sm text-ink-soft empty:hidden">
        {saved && m.edit_list_saved()}
      </p>
      <label className="flex min-h-11 cursor-pointer items-center gap-3">
        <input
          type="checkbox"
          className="size-5 accent-marquee"
          checked={list.ranked}
          onChange={() =>
            void saveWords({ name: list.name, description: list.description, ranked: !list.ranked })
          }
        />
        {m.my_lists_ranked()}
      </label>
    </form>
  );
}
