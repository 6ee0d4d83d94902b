import { m } from '../../paraglide/messages.js';

export const diaryPageLayoutsBy = {
  month: m.diary_page_layouts_month,
  list: m.diary_page_layouts_list,
};

/** Short weekday names, from Monday. */
const diaryPageWeekdaysWords = () => [
  m.diary_page_weekdays_1(),
  m.diary_page_weekdays_2(),
  m.diary_page_weekdays_3(),
  m.diary_page_weekdays_4(),
  m.diary_page_weekdays_5(),
  m.diary_page_weekdays_6(),
  m.diary_page_weekdays_7(),
];

/** Short weekday names in calendar order; `first` is the week's first day, 1 for Monday. */
export function weekdaysFrom(first: number): string[] {
  const names = diaryPageWeekdaysWords();
  return [...names.slice(first - 1), ...names.slice(0, first - 1)];
}
