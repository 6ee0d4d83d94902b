import type { SubmitEvent } from 'react';
import { SAVED_MESSAGES } from '../../domain/saved-messages.ts';
import { LIST_SORTS, type ListSort } from '../../domain/lists.ts';
import {
  MAX_FILTER_LENGTH,
  parseSavedView,
  savedPath,
  type SavedList,
  type SavedView,
} from '../../domain/saved-titles.ts';
import { currentEnvironment } from '../../stores/environment.ts';

function sortLabel(sort: ListSort, list: SavedList): string {
  const label = SAVED_MESSAGES.sorts[sort];
  return typeof label === 'string' ? label : label[list];
}

/** Order and text filter. A form that is sent without scripts; with them a chosen order applies at once. */
export function SavedFilters({ view }: { view: SavedView }) {
  const { list, kind, sort, text, favoritesOnly } = view;

  function apply(form: HTMLFormElement) {
    const fields = [...new FormData(form)].map(([name, value]) => [
      name,
      typeof value === 'string' ? value : '',
    ]);
    currentEnvironment().page.open(savedPath(parseSavedView(list, new URLSearchParams(fields))));
  }

  function onSubmit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    apply(event.currentTarget);
  }

  return (
    <form
      action={`/${list}`}
      method="get"
      role="search"
      aria-label="Filter titles"
      className="flex flex-wrap items-end gap-3"
      onSubmit={onSubmit}
    >
      {kind === 'tv' && <input type="hidden" name="tab" value="tv" />}
      {favoritesOnly && <input type="hidden" name="show" value="favorites" />}
      <label className="grid gap-1 text-sm text-ink-soft">
        Sort by
        <select
          name="sort"
          className="field w-40 cursor-pointer"
          defaultValue={sort}
          onChange={({ currentTarget }) => currentTarget.form && apply(currentTarget.form)}
        >
          {LIST_SORTS.map((name) => (
            <option key={name} value={name}>
              {sortLabel(name, list)}
            </option>
          ))}
        </select>
      </label>
      <label className="grid min-w-40 flex-1 gap-1 text-sm text-ink-soft sm:max-w-64">
        Filter by title
        <input
          type="search"
          name="q"
          className="field"
          defaultValue={text}
          maxLength={MAX_FILTER_LENGTH}
          autoComplete="off"
          enterKeyHint="search"
        />
      </label>
      <button type="submit" className="button button-quiet">
        Filter
      </button>
    </form>
  );
}
