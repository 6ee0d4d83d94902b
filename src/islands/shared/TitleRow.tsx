import type { CalendarDate } from '../../domain/dates.ts';
import { SHOWN } from '../../domain/images.ts';
import type { ListTitle } from '../../domain/lists/lists.ts';
import type { OwnCards } from '../../domain/lists/own-cards.ts';
import { titleKey } from '../../domain/title.ts';
import { MarkedCard } from './MarkedCard.tsx';

interface TitleRowProps {
  titles: ListTitle[];
  imageBase: string;
  /** Today. */
  day: CalendarDate;
  /** What they are to whoever looks at the page, where they have a session. */
  own?: OwnCards | undefined;
  label: string;
}

/** A horizontally scrolling row of cards; scrolls natively, and with the focus. */
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
