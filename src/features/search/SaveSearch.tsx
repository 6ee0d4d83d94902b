import { listed } from '../../core/language/listed.ts';
import { m } from '../../paraglide/messages.js';
import { useState } from 'react';
import { searchName } from './saved-searches.ts';
import type { Kind } from '../../core/title.ts';
import { asSignedIn } from '../../core/stores/permission.ts';
import { keepSearch } from './saved-searches.store.ts';
import * as icons from '../../core/ui/icon-paths.ts';
import { Icon } from '../../core/ui/Icon.tsx';
import { SearchNameForm } from './SearchNameForm.tsx';

/** The current query and a suggested name, from the results on the page. */
function asked(): { query: string; name: string } {
  const results = document.querySelector<HTMLElement>('[data-results]');
  const address = results?.dataset.address ?? location.pathname + location.search;
  const query = new URLSearchParams(address.split('?')[1] ?? '');
  query.delete('page');
  const chips = [...(results?.querySelectorAll<HTMLElement>('[data-chip]') ?? [])].map(
    ({ dataset }) => dataset['chip'] ?? '',
  );
  return {
    query: query.toString(),
    name:
      searchName(m.saved_search_suggested({ chips: listed(chips) })) || document.title.split(' · ')[0] || '',
  };
}

/** Saves the current Discover query under a name. */
export function SaveSearch({ kind }: { kind: Kind }) {
  const [search, setSearch] = useState<{ query: string; name: string } | null>(null);
  const [saving, setSaving] = useState(false);

  async function save(text: string) {
    const name = searchName(text);
    if (!search || !name) return;
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
        onClick={() =>
          void asSignedIn(
            { title: m.toast_please_sign_in(), text: m.saved_search_refused_text() },
            () => setSearch(asked()),
            { title: m.toast_error(), text: m.saved_search_save_failed_text() },
          )
        }
      >
        <Icon path={icons.bookmark} />
        {m.saved_search_save()}
      </button>
    );
  }
  return (
    <SearchNameForm
      name={search.name}
      label={m.saved_search_name()}
      width="w-56"
      busy={saving}
      onKeep={(text) => void save(text)}
      onCancel={() => setSearch(null)}
    />
  );
}
