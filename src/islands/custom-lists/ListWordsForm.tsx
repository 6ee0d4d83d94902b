import { useId, useState, type FormEvent } from 'react';
import { LIST_LENGTHS, type ListWords } from '../../domain/custom-lists/custom-lists.ts';
import { EDIT_LIST_MESSAGES, MY_LISTS_MESSAGES as words } from '../../domain/messages.ts';
import { saveWords } from '../../stores/custom-lists/edits.ts';
import { TextField } from '../ui/TextField.tsx';

/** Name, description and ranking of a list; an error leaves everything as it was typed. */
export function ListWordsForm({ list }: { list: ListWords }) {
  const about = useId();
  const [said, setSaid] = useState({ name: list.name, description: list.description });
  const [saved, setSaved] = useState(false);
  const change = (part: Partial<typeof said>) => {
    setSaid({ ...said, ...part });
    setSaved(false);
  };

  async function save(event: FormEvent) {
    event.preventDefault();
    setSaved(await saveWords({ ...said, ranked: list.ranked }));
  }

  return (
    <form className="grid gap-5" onSubmit={(event) => void save(event)}>
      <TextField
        label={words.name}
        required
        autoComplete="off"
        maxLength={LIST_LENGTHS.name}
        value={said.name}
        onChange={({ currentTarget }) => change({ name: currentTarget.value })}
      />
      <div>
        <label htmlFor={about} className="mb-1.5 block text-sm font-semibold">
          {words.about}
        </label>
        <textarea
          id={about}
          className="field min-h-24 py-2"
          rows={4}
          maxLength={LIST_LENGTHS.description}
          value={said.description}
          onChange={({ currentTarget }) => change({ description: currentTarget.value })}
        />
      </div>
      <div className="flex flex-wrap items-center gap-4">
        <button type="submit" className="button button-quiet">
          {words.save}
        </button>
        <p role="status" className="text-sm text-ink-soft">
          {saved && EDIT_LIST_MESSAGES.saved}
        </p>
      </div>
      <label className="flex min-h-11 cursor-pointer items-center gap-3">
        <input
          type="checkbox"
          className="size-5 accent-marquee"
          checked={list.ranked}
          onChange={() =>
            void saveWords({ name: list.name, description: list.description, ranked: !list.ranked })
          }
        />
        {words.ranked}
      </label>
    </form>
  );
}
