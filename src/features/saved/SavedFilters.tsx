import { pageAddress } from '../../core/routes.ts';
import { savedSortsBy, savedSortsAddedBy } from './saved-words.ts';
import { m } from '../../paraglide/messages.js';
import { useRef, type SubmitEvent } from 'react';
import { LIST_SORTS, type ListSort } from '../../core/lists.ts';
import {
  MAX_FILTER_LENGTH,
  parseSavedView,
  savedPath,
  type SavedList,
  type SavedView,
} from './saved-titles.ts';
import type { NamedTag } from '../tags/tags.ts';
import { currentEnvironment } from '../../core/stores/environment.ts';
import { pageSavedTitles } from './create-saved-titles.store.ts';
import { TagSelect } from '../tags/TagSelect.tsx';
import * as icons from '../../core/ui/icon-paths.ts';
import { Icon } from '../../core/ui/Icon.tsx';
import { useTyped } from '../../core/ui/use-typed.ts';

function sortLabel(sort: ListSort, list: SavedList): string {
  return sort === 'added' ? savedSortsAddedBy[list]() : savedSortsBy[sort]();
}

/**
 * Filters by order, tag and text. A GET form without scripts; with them an order applies at once, and text
 * while typing.
 */
export function SavedFilters({ view, tags }: { view: SavedView; tags: readonly NamedTag[] }) {
  const { list, kind, sort, text, favoritesOnly, onServices, tag } = view;

  function viewOf(form: HTMLFormElement): SavedView {
    const fields = [...new FormData(form)].map(([name, value]) => [
      name,
      typeof value === 'string' ? value : '',
    ]);
    return parseSavedView(list, new URLSearchParams(fields));
  }

  const field = useRef<HTMLInputElement>(null);
  const narrow = ({ form }: HTMLInputElement) => form && void pageSavedTitles().narrow(viewOf(form));
  useTyped(field, text, narrow);

  const apply = (form: HTMLFormElement) => currentEnvironment().page.open(savedPath(viewOf(form)));

  function onSubmit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    apply(event.currentTarget);
  }

  return (
    <form
      action={pageAddress(`/${list}`)}
      method="get"
      role="search"
      aria-label={m.saved_filter_name()}
      className="flex min-w-0 flex-1 flex-wrap items-end gap-2 md:flex-none md:gap-3"
      onSubmit={onSubmit}
    >
      {kind === 'tv' && <input type="hidden" name="tab" value="tv" />}
      {favoritesOnly && <input type="hidden" name="show" value="favorites" />}
      {onServices && <input type="hidden" name="services" value="mine" />}
      <label className="grid min-w-28 flex-[1.3] gap-1 text-sm text-ink-soft md:flex-none">
        {m.saved_sort_by()}
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
          {m.saved_filter_by()}
          <input
            ref={field}
            type="search"
            name="q"
            className="field pe-12"
            defaultValue={text}
            maxLength={MAX_FILTER_LENGTH}
            autoComplete="off"
            enterKeyHint="search"
            onChange={({ currentTarget }) => narrow(currentTarget)}
          />
        </label>
        <button
          type="submit"
          className="icon-button absolute bottom-0 end-0"
          aria-label={m.saved_filter_apply()}
        >
          <Icon path={icons.search} />
        </button>
      </div>
    </form>
  );
}
