import { customListVisibilityNameBy, customListVisibilityTextBy } from './custom-lists-words.ts';
import { m } from '../../paraglide/messages.js';
import { useState } from 'react';
import { VISIBILITIES, type CustomList, type Visibility } from './custom-lists.ts';
import { edited, showEdited } from './editing.store.ts';
import { setVisibility } from './showing.store.ts';

/** Sets a list's visibility, saved at once. */
export function VisibilityChoice({
  list,
}: {
  list: Pick<CustomList, 'id' | 'address' | 'name' | 'visibility'>;
}) {
  const [asked, setAsked] = useState<Visibility | null>(null);
  const shown = asked ?? list.visibility;

  async function choose(visibility: Visibility) {
    if (asked !== null) return;
    setAsked(visibility);
    if (await setVisibility(list, visibility)) {
      const now = edited();
      if (now) showEdited({ list: { ...now.list, visibility } });
    }
    setAsked(null);
  }

  return (
    <fieldset className="mt-6" aria-busy={asked !== null}>
      <legend className="mb-2 text-sm font-semibold">{m.edit_list_visibility()}</legend>
      {VISIBILITIES.map((visibility) => {
        return (
          <label key={visibility} className="flex min-h-11 cursor-pointer items-start gap-3 py-1.5">
            <input
              type="radio"
              name="visibility"
              className="mt-0.5 size-5 shrink-0 accent-marquee"
              checked={shown === visibility}
              onChange={() => void choose(visibility)}
            />
            <span className="w-16 shrink-0 font-semibold">{customListVisibilityNameBy[visibility]()}</span>
            <span className="text-ink-soft">{customListVisibilityTextBy[visibility]()}</span>
          </label>
        );
      })}
    </fieldset>
  );
}
