import { listButtonBy } from './lists-words.ts';
import { isUpcoming, type CalendarDate } from '../../core/dates.ts';
import type { OwnCard } from './own-cards.ts';
import type { ListName } from '../../core/lists.ts';
import { listValue, MARKS_FORM } from '../marks/marks.ts';
import { titleKey, type TitleSummary } from '../../core/title.ts';

interface CardMarksProps {
  title: Pick<TitleSummary, 'kind' | 'id' | 'date'>;
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
 * The list buttons of a card, in as few bytes as possible: a page has sixty of them. They belong to the one form of the
 * page (layouts/Layout.astro); its script completes their names, and sends what is pressed (features/marks/press-mark.client.ts).
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
