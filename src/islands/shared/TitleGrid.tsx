import type { CalendarDate } from '../../domain/dates.ts';
import { titleKey, type TitleSummary } from '../../domain/title.ts';
import { CardMarks } from './CardMarks.tsx';
import { TitleCard } from './TitleCard.tsx';

/** Widths of a card in the grid, for the browser's choice of poster. */
export const GRID_SIZES = '(min-width: 1280px) 18vw, (min-width: 768px) 184px, 44vw';

interface TitleGridProps {
  titles: TitleSummary[];
  imageBase: string;
  /** Today. */
  day: CalendarDate;
  /** How many cards, from the first, are likely on screen at once. */
  eagerCount?: number;
}

/** Cards of a list as grid items, without the list element, so that more can be appended to it. */
export function TitleGridItems({ titles, imageBase, day, eagerCount = 0 }: TitleGridProps) {
  return titles.map((title, index) => (
    <li key={titleKey(title)}>
      <TitleCard
        title={title}
        heading="h2"
        imageBase={imageBase}
        sizes={GRID_SIZES}
        eager={index < eagerCount}
        priority={eagerCount > 0 && index === 0}
        actions={<CardMarks title={title} day={day} />}
      />
    </li>
  ));
}

/** A list page's grid of cards. */
export function TitleGrid(props: TitleGridProps) {
  return (
    <ul className="poster-grid" data-cards>
      <TitleGridItems {...props} />
    </ul>
  );
}
