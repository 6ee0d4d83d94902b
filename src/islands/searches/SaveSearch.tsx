import { useState, type FormEvent } from 'react';
import { SAVED_SEARCH_MESSAGES } from '../../domain/messages.ts';
import { LONGEST_SEARCH_NAME, searchName } from '../../domain/saved-searches.ts';
import type { Kind } from '../../domain/title.ts';
import { beginSaving, keepSearch } from '../../stores/saved-searches.ts';
import * as icons from '../ui/icon-paths.ts';
import { Icon } from '../ui/Icon.tsx';

const words = SAVED_SEARCH_MESSAGES;

/** What is asked for now, by what the page shows of it. */
function asked(): { query: string; name: string } {
  const results = document.querySelector<HTMLElement>('[data-results]');
  const address = results?.dataset.address ?? location.pathname + location.search;
  const query = new URLSearchParams(address.split('?')[1] ?? '');
  query.delete('page');
  const chips = [...(results?.querySelectorAll('[data-chip]') ?? [])].map(({ textContent }) =>
    textContent.trim(),
  );
  return {
    query: query.toString(),
    name: searchName(words.suggested(chips)) || document.title.split(' · ')[0] || '',
  };
}

/** Saves what Discover is asked for under a name; a button until it is used. */
export function SaveSearch({ kind }: { kind: Kind }) {
  const [search, setSearch] = useState<{ query: string; name: string } | null>(null);
  const [saving, setSaving] = useState(false);

  async function save(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const text = new FormData(event.currentTarget).get('name');
    const name = searchName(typeof text === 'string' ? text : '');
    if (!search || !name || saving) return;
    setSaving(true);
    const kept = await keepSearch({ kind, query: search.query, name });
    setSaving(false);
    if (kept) setSearch(null);
  }

  if (!search) {
    return (
      <button
        type="button"
        className="button button-quiet"
        onClick={() => void beginSaving(() => setSearch(asked()))}
      >
        <Icon path={icons.bookmark} />
        {words.save}
      </button>
    );
  }
  return (
    <form className="flex flex-wrap items-center gap-2" onSubmit={(event) => void save(event)}>
      <input
        ref={(field) => field?.select()}
        name="name"
        required
        maxLength={LONGEST_SEARCH_NAME}
        defaultValue={search.name}
        aria-label={words.name}
        autoComplete="off"
        className="field w-56"
        onKeyDown={({ key }) => key === 'Escape' && setSearch(null)}
      />
      <button type="submit" className="button button-primary" aria-disabled={saving}>
        {words.keep}
      </button>
      <button type="button" className="button button-quiet" onClick={() => setSearch(null)}>
        {words.cancel}
      </button>
    </form>
  );
}
