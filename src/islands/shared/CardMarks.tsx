import { isUpcoming, type CalendarDate } from '../../domain/dates.ts';
import { LIST_MESSAGES } from '../../domain/messages.ts';
import type { OwnCard } from '../../domain/lists/own-cards.ts';
import type { ListName } from '../../domain/lists/lists.ts';
import type { TitleSummary } from '../../domain/title.ts';

interface CardMarksProps {
  title: Pick<TitleSummary, 'date'>;
  /** Today: what is still to come cannot have been watched. */
  day: CalendarDate;
  /** What the title is to whoever looks at it, where the server knows. */
  own?: OwnCard | undefined;
}

/** The lists a title may be in today. */
export function listsOf({ date }: Pick<TitleSummary, 'date'>, day: CalendarDate): ListName[] {
  return isUpcoming(date, day) ? ['wishlist', 'favorite'] : ['wishlist', 'watched', 'favorite'];
}

/**
 * The list buttons of a card, in as few bytes as possible: a page has sixty of them. The one script of every
 * page completes their names, and islands/lists/mark-buttons.ts serves all of them.
 */
export function CardMarks({ title, day, own }: CardMarksProps) {
  return (
    <div className="marks">
      {listsOf(title, day).map((list) => (
        <button
          key={list}
          data-mark={list}
          title={LIST_MESSAGES[list].button}
          aria-pressed={own?.lists[list]}
        />
      ))}
    </div>
  );
}
