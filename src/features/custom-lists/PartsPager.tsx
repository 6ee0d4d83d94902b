import { m } from '../../paraglide/messages.js';
import { EDITED_AT_ONCE, showPart } from './editing.store.ts';

/** Pages through a long list; renders nothing if all titles are visible. */
export function PartsPager({ offset, all }: { offset: number; all: number }) {
  if (all <= EDITED_AT_ONCE) return null;
  const last = Math.min(offset + EDITED_AT_ONCE, all);
  const ends = [
    { label: m.edit_list_before(), to: offset - EDITED_AT_ONCE, there: offset > 0 },
    { label: m.edit_list_after(), to: offset + EDITED_AT_ONCE, there: last < all },
  ];
  return (
    <nav className="mt-6 flex flex-wrap items-center gap-4" aria-label={m.edit_list_titles()}>
      {ends.map(({ label, to, there }) => (
        <button
          key={label}
          type="button"
          className="button button-quiet"
          aria-disabled={!there}
          onClick={() => there && void showPart(to)}
        >
          {label}
        </button>
      ))}
      <p role="status" className="text-sm text-ink-soft">
        {m.edit_list_part({ first: offset + 1, last, all })}
      </p>
    </nav>
  );
}
