import type { CalendarDate } from '../../domain/dates.ts';
import { titleKey, type TitleSummary } from '../../domain/title.ts';
import { CardMarks } from './CardMarks.tsx';
import { TitleCard } from './TitleCard.tsx';

const ROW_SIZES = '(min-width: 1180px) 240px, 200px';

interface TitleRowProps {
  titles: TitleSummary[];
  imageBase: string;
  /** Today. */
  day: CalendarDate;
  label: string;
  eagerCount?: number;
}

/** A horizontally scrolling row of cards; scrolls natively, and with the focus. */
export function TitleRow({ titles, imageBase, day, label, eagerCount = 0 }: TitleRowProps) {
  return (
    <ul className="scroll-row bleed" aria-label={label}>
      {titles.map((title, index) => (
        <li key={titleKey(title)}>
          <TitleCard
            title={title}
            heading="h3"
            imageBase={imageBase}
            sizes={ROW_SIZES}
            eager={index < eagerCount}
            actions={<CardMarks title={title} day={day} />}
          />
        </li>
      ))}
    </ul>
  );
}
