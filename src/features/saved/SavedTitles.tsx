import { counted } from '../../core/format.ts';
import { m } from '../../paraglide/messages.js';
import { isUpcoming } from '../../core/dates.ts';
import type { ListPageEntry } from '../../core/lists.ts';
import type { OwnCards } from '../cards/own-cards.ts';
import { pageAddress } from '../../core/routes.ts';
import { neighbourOf } from './saved-entries.ts';
import { savedPath, type SavedPage } from './saved-titles.ts';
import { titleKey } from '../../core/title.ts';
import { pageSavedTitles } from './create-saved-titles.store.ts';
import { LookUp } from './LookUp.tsx';
import { LoadMoreLink } from './LoadMoreLink.tsx';
import { SavedActions } from './SavedActions.tsx';
import { SavedEmpty } from './SavedEmpty.tsx';
import { SavedEntries } from './SavedEntries.tsx';
import { SAVED_PANEL, SavedTabs, tabId } from './SavedTabs.tsx';
import { SavedToolbar } from './SavedToolbar.tsx';
import { useSavedTitles } from './use-saved-titles.client.ts';

interface SavedTitlesProps {
  page: SavedPage;
  imageBase: string;
  /** The user's data about the titles; undefined if it was not loaded. */
  own: OwnCards | undefined;
}

/** A saved list with its filters and actions. */
export function SavedTitles({ page, imageBase, own }: SavedTitlesProps) {
  const { state, shown, panel, moveFocus } = useSavedTitles(page, own);
  const { loadMore, markWatched, remove, toggleFavorite } = pageSavedTitles();
  const { view, layout, work, services } = state;
  const { entries, total, counts, further } = shown;

  /** Runs an action that removes the entry, and moves the focus to the next one. */
  function leaving(entry: ListPageEntry, act: (entry: ListPageEntry) => Promise<void>) {
    moveFocus(neighbourOf(entries, titleKey(entry)));
    void act(entry);
  }

  function favorite(entry: ListPageEntry) {
    if (view.favoritesOnly) leaving(entry, toggleFavorite);
    else void toggleFavorite(entry);
  }

  async function more() {
    const first = await loadMore();
    if (first) moveFocus(first);
  }

  const actionsOf = (entry: ListPageEntry) => (
    <SavedActions
      list={view.list}
      entry={entry}
      canBeWatched={!isUpcoming(entry.date, page.today)}
      onRemove={() => leaving(entry, (title) => remove(view.list, title))}
      onWatched={() => leaving(entry, markWatched)}
      onFavorite={() => favorite(entry)}
    />
  );

  return (
    <>
      <SavedTabs view={view} counts={counts} />
      <div
        ref={panel}
        id={SAVED_PANEL}
        role="tabpanel"
        tabIndex={-1}
        aria-labelledby={tabId(view.kind)}
        className="focus-visible:outline-none"
      >
        {counts[view.kind] > 0 && (
          <SavedToolbar state={state} shown={shown} tags={page.tags} onEmptied={() => moveFocus(null)} />
        )}
        {view.page > 1 && (
          <p className="mb-4 flex items-center gap-4 text-sm text-ink-mute">
            {m.saved_page({ page: view.page })}
            <a className="chip" href={pageAddress(savedPath(view, { page: view.page - 1 }))}>
              {m.saved_previous_page()}
            </a>
          </p>
        )}
        {view.onServices && services.unchecked > 0 && <LookUp unchecked={services.unchecked} />}
        <p role="status" className="mb-4 text-sm text-ink-mute">
          {entries.length > 0 && m.saved_showing(counted(total))}
        </p>
        {entries.length === 0 ? (
          <SavedEmpty
            view={view}
            none={counts[view.kind] === 0}
            services={services.any}
            tag={page.tags.find(({ key }) => key === view.tag)?.name ?? view.tag}
          />
        ) : (
          <SavedEntries
            entries={entries}
            layout={view.list === 'watched' ? layout : 'grid'}
            imageBase={imageBase}
            day={page.today}
            own={own}
            actionsOf={actionsOf}
          />
        )}
        {further && (
          <LoadMoreLink
            path={savedPath(view, { page: view.page + 1 })}
            loading={work === 'loading'}
            onMore={() => void more()}
          />
        )}
      </div>
    </>
  );
}
