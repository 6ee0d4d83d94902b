import type { CalendarDate } from '../../core/dates.ts';
import { SHOWN } from '../../core/images.ts';
import type { ListTitle } from '../../core/lists.ts';
import type { OwnCards } from './own-cards.ts';
import { titleKey, type TitleSummary } from '../../core/title.ts';
import { MarkedCard } from './MarkedCard.tsx';

interface TitleGridProps {
  titles: TitleSummary[];
  imageBase: string;
  day: CalendarDate;
  /** The user's data about the titles; undefined for visitors. */
  own?: OwnCards | undefined;
  /** Whether its first poster is the page's largest image. */
  priority?: boolean;
}

type GridCardProps = Omit<TitleGridProps, 'titles'> & { title: ListTitle; amongAll?: boolean };

/** An item of a list page's grid. */
export function GridCard(card: GridCardProps) {
  return <MarkedCard {...card} heading="h2" sizes={SHOWN.grid} />;
}

interface TitleGridItemsProps extends TitleGridProps {
  /** Titles left out before and among these; Load More adds them to the list's count. */
  leftOut?: number | undefined;
  /** Whether they are in a list for everyone. */
  amongAll?: boolean;
}

/** Cards as grid items without the list element, so that they can be appended to a list. */
export function TitleGridItems({ titles, priority = false, leftOut = 0, ...common }: TitleGridItemsProps) {
  return titles.map((title, index) => (
    <li key={titleKey(title)} data-left-out={index === 0 && leftOut > 0 ? leftOut : undefined}>
      <GridCard title={title} priority={priority && index === 0} {...common} />
    </li>
  ));
}

/** A list page's grid of cards. `personal`: made for the user, else a complete list for everyone. */
export function TitleGrid({ personal = false, ...props }: TitleGridProps & { personal?: boolean }) {
  return (
    <ul
      className="poster-grid"
      data-cards
      data-personal={personal ? '' : undefined}
      data-whole={personal ? undefined : ''}
    >
      <TitleGridItems {...props} amongAll={!personal} />
    </ul>
  );
}
