import { m } from '../../paraglide/messages.js';
import type { NamedTag } from './tags.ts';

interface TagSelectProps {
  tags: readonly NamedTag[];
  /** The key of the chosen tag; null for all. */
  chosen: string | null;
  /** Called on change, with scripts. */
  onChoose: (form: HTMLFormElement) => void;
}

/** Filters a list by tag; renders nothing for a user without tags. */
export function TagSelect({ tags, chosen, onChoose }: TagSelectProps) {
  if (tags.length === 0 && chosen === null) return null;
  // A deleted tag remains an option while it is chosen, so that it can be deselected.
  const gone = chosen !== null && !tags.some(({ key }) => key === chosen);
  const all = gone ? [...tags, { key: chosen, name: chosen }] : tags;
  return (
    <label className="grid min-w-28 flex-1 gap-1 text-sm text-ink-soft md:flex-none">
      {m.tag_filter()}
      <select
        name="tag"
        className="field cursor-pointer md:w-40"
        defaultValue={chosen ?? ''}
        onChange={({ currentTarget }) => currentTarget.form && onChoose(currentTarget.form)}
      >
        <option value="">{m.tag_all()}</option>
        {all.map(({ key, name }) => (
          <option key={key} value={key}>
            {name}
          </option>
        ))}
      </select>
    </label>
  );
}
