import type { SubmitEvent } from 'react';
import { SAVED_MESSAGES } from '../../domain/messages.ts';
import { LIST_SORTS, type ListSort } from '../../domain/lists/lists.ts';
import {
  MAX_FILTER_LENGTH,
  parseSavedView,
  savedPath,
  type SavedList,
  type SavedView,
} from '../../domain/saved/saved-titles.ts';
import type { NamedTag } from '../../domain/tags/tags.ts';
import { currentEnvironment } from '../../stores/environment.ts';
import { TagSelect } from '../tags/TagSelect.tsx';
import * as icons from '../ui/icon-paths.ts';
import { Icon } from '../ui/Icon.tsx';

function sortLabel(sort: ListSort, list: SavedList): string {
  const label = SAVED_MESSAGES.sorts[sort];
  return typeof label === 'string' ? label : label[list];
}

/** Order, tag and text filter. A form that is sent without scripts; with them a chosen order applies at once. */
export function SavedFilters({ view, tags }: { view: SavedView; tags: readonly NamedTag[] }) {
  const { list, kind, sort, text, favoritesOnly, onServices, tag } = view;

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
      aria-label={SAVED_MESSAGES.filter.name}
      className="flex min-w-0 flex-1 flex-wrap items-end gap-2 md:flex-none md:gap-3"
      onSubmit={onSubmit}
    >
      {kind === 'tv' && <input type="hidden" name="tab" value="tv" />}
      {favoritesOnly && <input type="hidden" name="show" value="favorites" />}
      {onServices && <input type="hidden" name="services" value="mine" />}
      <label className="grid min-w-28 flex-[1.3] gap-1 text-sm text-ink-soft md:flex-none">
        {SAVED_MESSAGES.sortBy}
        <select
          name="sort"
          className="field cursor-pointer md:w-40"
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
      {list !== 'dismissed' && <TagSelect tags={tags} chosen={tag} onChoose={apply} />}
      <div className="relative min-w-28 flex-1 md:w-72 md:flex-none">
        <label className="grid gap-1 text-sm text-ink-soft">
          {SAVED_MESSAGES.filterBy}
          <input
            type="search"
            name="q"
            className="field pe-12"
            defaultValue={text}
            maxLength={MAX_FILTER_LENGTH}
            autoComplete="off"
            enterKeyHint="search"
          />
        </label>
        <button
          type="submit"
          className="icon-button absolute bottom-0 end-0"
          aria-label={SAVED_MESSAGES.filter.apply}
        >
          <Icon path={icons.search} />
        </button>
      </div>
    </form>
  );
}
