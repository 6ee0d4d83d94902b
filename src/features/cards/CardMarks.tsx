import { listButtonBy } from './lists-words.ts';
import { isUpcoming, type CalendarDate } from '../../core/dates.ts';
import type { OwnCard } from './own-cards.ts';
import type { ListName } from '../../core/lists.ts';
import { listValue, MARKS_FORM } from '../marks/marks.ts';
import { titleKey, type TitleSummary } from '../../core/title.ts';

interface CardMarksProps {
  title: Pick<TitleSummary, 'kind' | 'id' | 'date'>;
  /** Today: upcoming titles cannot have been watched. */
  day: CalendarDate;
  /** The user's data about the title; undefined if it was not loaded. */
  own?: OwnCard | undefined;
}

/** The lists a title can be in today. */
export function listsOf({ date }: Pick<TitleSummary, 'date'>, day: CalendarDate): ListName[] {
  return isUpcoming(date, day) ? ['wishlist', 'favorite'] : ['wishlist', 'watched', 'favorite'];
}

/**
 * A card's list buttons in few bytes, since a page has sixty of them. They belong to the page's one form
 * (layouts/Layout.astro). Scripts complete their labels (mark-names.client.ts) and send presses (press-mark.client.ts).
 */
export function CardMarks({ title, day, own }: CardMarksProps) {
  return (
    <div className="marks">
      {listsOf(title, day).map((list) => (
        <button
          key={list}
          form={MARKS_FORM}
          name={list}
          value={listValue(titleKey(title), own?.lists[list] === true)}
          title={listButtonBy[list]()}
          aria-pressed={own?.lists[list]}
        />
      ))}
    </div>
  );
}
