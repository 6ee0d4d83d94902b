import { m } from '../../paraglide/messages.js';
import { LIST_LENGTHS, type ListContents } from '../custom-lists/custom-lists.ts';
import type { CalendarDate } from '../../core/dates.ts';
import { SHOWN } from '../../core/images.ts';
import type { OwnCards } from './own-cards.ts';
import { titleKey } from '../../core/title.ts';
import { FoldedText } from '../../core/ui/FoldedText.tsx';
import { MarkedCard } from './MarkedCard.tsx';

interface ListedItemsProps {
  list: Pick<ListContents, 'titles' | 'ranked'>;
  /** The rank of the first title, from 1. */
  first?: number | undefined;
  imageBase: string;
  day: CalendarDate;
  /** The user's data about the titles; undefined for visitors. */
  own?: OwnCards | undefined;
  priority?: boolean;
}

const noteClasses = () => 'mt-2 whitespace-pre-line text-sm text-ink-soft [overflow-wrap:anywhere]';

/** Titles of a custom list as grid items, with ranks and the owner's notes. */
export function ListedItems({ list, first = 1, priority = false, ...common }: ListedItemsProps) {
  return list.titles.map((title, index) => (
    <li key={titleKey(title)}>
      {list.ranked && (
        <p className="mb-1 font-semibold text-marquee">
          <span aria-hidden="true">{first + index}</span>
          <span className="sr-only">{m.custom_list_place({ place: first + index })}</span>
        </p>
      )}
      <MarkedCard
        title={title}
        heading="h2"
        sizes={SHOWN.grid}
        priority={priority && index === 0}
        {...common}
      />
      {title.note && <FoldedText text={title.note} limit={LIST_LENGTHS.note} classes={noteClasses} />}
    </li>
  ));
}
