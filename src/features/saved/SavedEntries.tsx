import { savedWatchedOn } from './saved-words.ts';
import { m } from '../../paraglide/messages.js';
import type { ReactNode } from 'react';
import { localDay, yearOf, type CalendarDate } from '../../core/dates.ts';
import { formatVote } from '../../core/format.ts';
import type { ListPageEntry } from '../../core/lists.ts';
import type { OwnCards } from '../cards/own-cards.ts';
import { pageAddress, titlePath } from '../../core/routes.ts';
import type { SavedLayout } from './saved-titles.ts';
import { titleKey } from '../../core/title.ts';
import { $starsSince } from '../reviews/own-stars.store.ts';
import { MarkedCard } from '../cards/MarkedCard.tsx';
import { OwnStars } from '../../core/ui/OwnStars.tsx';
import { Poster } from '../../core/ui/Poster.tsx';
import { SHOWN } from '../../core/images.ts';
import { useStore } from '../../core/ui/use-store.ts';

interface SavedEntriesProps {
  entries: ListPageEntry[];
  layout: SavedLayout;
  imageBase: string;
  day: CalendarDate;
  /** The user's data about the titles, as rendered. */
  own?: OwnCards | undefined;
  actionsOf: (entry: ListPageEntry) => ReactNode;
}

/** Aligns the buttons of cards in a row, whatever the length of titles. */
const ALIGNED = '[&_.title-card]:flex [&_.title-card]:h-full [&_.title-card]:flex-col';

/** The titles of a list as cards or rows. */
export function SavedEntries({ entries, layout, actionsOf, ...common }: SavedEntriesProps) {
  const grid = layout === 'grid';
  return (
    <ul className={grid ? 'poster-grid' : 'grid'} data-cards={layout}>
      {entries.map((entry, index) => (
        <li key={titleKey(entry)} className={grid ? ALIGNED : 'border-b border-ground-line'}>
          {grid ? (
            <MarkedCard
              {...common}
              title={entry}
              heading="h2"
              sizes={SHOWN.saved}
              priority={index === 0}
              actions={
                <>
                  <EntryStars entry={entry} />
                  <div className="mt-auto pt-3">{actionsOf(entry)}</div>
                </>
              }
            />
          ) : (
            <SavedRow entry={entry} imageBase={common.imageBase} actions={actionsOf(entry)} />
          )}
        </li>
      ))}
    </ul>
  );
}

/** The user's rating of a title, with changes since rendering. */
function EntryStars({ entry }: { entry: ListPageEntry }) {
  const since = useStore($starsSince);
  const key = titleKey(entry);
  const stars = since.has(key) ? since.get(key) : entry.stars;
  return stars ? (
    <p className="text-sm">
      <OwnStars stars={stars} />
    </p>
  ) : null;
}

interface SavedRowProps {
  entry: ListPageEntry;
  imageBase: string;
  actions: ReactNode;
}

function SavedRow({ entry, imageBase, actions }: SavedRowProps) {
  // A title added since rendering was watched on the day it was added.
  const { watchedOn = localDay(() => new Date(entry.addedAt)) } = entry;
  const vote = formatVote(entry.voteAverage);
  return (
    <article className="flex flex-wrap items-center gap-x-6 gap-y-2 py-3" data-title={titleKey(entry)}>
      <a
        href={pageAddress(titlePath(entry))}
        className="group flex min-w-0 flex-[1_1_16rem] items-center gap-4 rounded"
      >
        <div className="w-14 shrink-0 [&_.poster-blank]:hidden" aria-hidden="true">
          <Poster title={entry} imageBase={imageBase} sizes="56px" />
        </div>
        <div className="min-w-0">
          <h2 className="line-clamp-2 font-sans text-base font-semibold tracking-normal [overflow-wrap:anywhere] group-hover:text-marquee-bright">
            {entry.title}
          </h2>
          <p className="text-sm text-ink-mute">
            {yearOf(entry.date) ?? m.saved_date_unknown()}
            {vote && ` · ${m.saved_rated({ vote })}`}
          </p>
          <p className="text-sm text-ink-mute">{savedWatchedOn(watchedOn)}</p>
          <EntryStars entry={entry} />
        </div>
      </a>
      <div className="max-sm:ps-[4.5rem]">{actions}</div>
    </article>
  );
}
