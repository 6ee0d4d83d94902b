import { LIST_PAGE_SIZE } from '../../domain/lists.ts';
import { SAVED_MESSAGES } from '../../domain/saved-messages.ts';
import { savedPath, type SavedPage } from '../../domain/saved-titles.ts';
import { FavoritesChoice, LayoutChoice } from './SavedChoices.tsx';
import { SavedEmpty } from './SavedEmpty.tsx';
import { SavedEntries } from './SavedEntries.tsx';
import { SavedFilters } from './SavedFilters.tsx';
import { SAVED_PANEL, SavedTabs, tabId } from './SavedTabs.tsx';

interface SavedTitlesProps {
  page: SavedPage;
  imageBase: string;
}

/** A person's list with everything that can be done to it. */
export function SavedTitles({ page, imageBase }: SavedTitlesProps) {
  const { view, layout, entries, total, counts } = page;
  const watched = view.list === 'watched';
  const further = entries.length === LIST_PAGE_SIZE;

  return (
    <>
      <SavedTabs view={view} counts={counts} />
      <div id={SAVED_PANEL} role="tabpanel" aria-labelledby={tabId(view.kind)}>
        {counts[view.kind] > 0 && (
          <div className="mb-6 flex flex-wrap items-end justify-between gap-x-6 gap-y-4">
            <SavedFilters key={savedPath(view)} view={view} />
            <div className="flex flex-wrap items-center gap-3">
              {watched && <FavoritesChoice view={view} />}
              {watched && <LayoutChoice view={view} layout={layout} onChoose={() => undefined} />}
            </div>
          </div>
        )}
        {entries.length === 0 ? (
          <SavedEmpty view={view} none={counts[view.kind] === 0} />
        ) : (
          <>
            <p role="status" className="mb-4 text-sm text-ink-mute">
              {SAVED_MESSAGES.showing(total)}
            </p>
            <SavedEntries
              entries={entries}
              layout={watched ? layout : 'grid'}
              imageBase={imageBase}
              since={SAVED_MESSAGES[view.list].since}
              actionsOf={() => null}
            />
          </>
        )}
        {further && (
          <p className="mt-12 text-center">
            <a
              className="button button-quiet min-w-48"
              rel="next"
              href={savedPath(view, { page: view.page + 1 })}
            >
              Load More
            </a>
          </p>
        )}
      </div>
    </>
  );
}
