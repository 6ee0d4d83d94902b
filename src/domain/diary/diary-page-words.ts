import { m } from '../../paraglide/messages.js';

/** The label of a layout. */
export const diaryPageLayoutsBy = {
  month: m.diary_page_layouts_month,
  list: m.diary_page_layouts_list,
};

/** The short names of the weekdays, from Monday. */
const diaryPageWeekdaysWords = () => [
  m.diary_page_weekdays_1(),
  m.diary_page_weekdays_2(),
  m.diary_page_weekdays_3(),
  m.diary_page_weekdays_4(),
  m.diary_page_weekdays_5(),
  m.diary_page_weekdays_6(),
  m.diary_page_weekdays_7(),
];

/** The short names of the seven weekdays in the order of a calendar; `first` is the day a week begins with, 1 for Monday. */
export function weekdaysFrom(first: number): string[] {
  const names = diaryPageWeekdaysWords();
  return [...names.slice(first - 1), ...names.slice(0, first - 1)];
}
