import type { CalendarDate } from '../../domain/dates.ts';
import { SHOWN } from '../../domain/images.ts';
import type { ListTitle } from '../../domain/lists/lists.ts';
import { titleKey } from '../../domain/title.ts';
import { CardMarks } from './CardMarks.tsx';
import { TitleCard } from './TitleCard.tsx';

interface TitleRowProps {
  titles: ListTitle[];
  imageBase: string;
  /** Today. */
  day: CalendarDate;
  label: string;
}

/** A horizontally scrolling row of cards; scrolls natively, and with the focus. */
export function TitleRow({ titles, imageBase, day, label }: TitleRowProps) {
  return (
    <ul className="scroll-row bleed" aria-label={label}>
      {titles.map((title) => (
        <li key={titleKey(title)}>
          <TitleCard
            title={title}
            heading="h3"
            imageBase={imageBase}
            sizes={SHOWN.row}
            actions={<CardMarks title={title} day={day} />}
          />
        </li>
      ))}
    </ul>
  );
}
