import type { CalendarDate } from '../../core/dates.ts';
import { SHOWN } from '../../core/images.ts';
import type { ListTitle } from '../../core/lists.ts';
import type { OwnCards } from './own-cards.ts';
import { titleKey } from '../../core/title.ts';
import { MarkedCard } from './MarkedCard.tsx';

interface TitleRowProps {
  titles: ListTitle[];
  imageBase: string;
  day: CalendarDate;
  /** The user's data about the titles; undefined for visitors. */
  own?: OwnCards | undefined;
  label: string;
}

/** A horizontally scrolling row of cards. */
export function TitleRow({ titles, label, ...common }: TitleRowProps) {
  return (
    <ul className="scroll-row bleed" aria-label={label}>
      {titles.map((title) => (
        <li key={titleKey(title)}>
          <MarkedCard title={title} heading="h3" sizes={SHOWN.row} {...common} />
        </li>
      ))}
    </ul>
  );
}
