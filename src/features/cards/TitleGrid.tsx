import type { CalendarDate } from '../../core/dates.ts';
import { SHOWN } from '../../core/images.ts';
import type { ListTitle } from '../../core/lists.ts';
import type { OwnCards } from './own-cards.ts';
import { titleKey, type TitleSummary } from '../../core/title.ts';
import { MarkedCard } from './MarkedCard.tsx';

interface TitleGridProps {
  titles: TitleSummary[];
  imageBase: string;
  /** Today. */
  day: CalendarDate;
  /** What they are to whoever looks at the page, where they have a session. */
  own?: OwnCards | undefined;
  /** Whether its first poster is the page's largest picture. */
  priority?: boolean;
}

type GridCardProps = Omit<TitleGridProps, 'titles'> & { title: ListTitle; amongAll?: boolean };

/** What one item of a list page's grid holds. */
export function GridCard(card: GridCardProps) {
  return <MarkedCard {...card} heading="h2" sizes={SHOWN.grid} />;
}

interface TitleGridItemsProps extends TitleGridProps {
  /** How many titles were left out before and among these; the list that they are appended to adds it to its own. */
  leftOut?: number | undefined;
  /** Whether they are in a list for everybody. */
  amongAll?: boolean;
}

/** Cards of a list as grid items, without the list element, so that more can be appended to it. */
export function TitleGridItems({ titles, priority = false, leftOut = 0, ...common }: TitleGridItemsProps) {
  return titles.map((title, index) => (
    <li key={titleKey(title)} data-left-out={index === 0 && leftOut > 0 ? leftOut : undefined}>
      <GridCard title={title} priority={priority && index === 0} {...common} />
    </li>
  ));
}

/** A list page's grid of cards; `personal` where it was made for whoever looks at it, else a whole, everybody's. */
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
