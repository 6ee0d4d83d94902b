import { m } from '../paraglide/messages.js';

/** Lines that tell a visitor what a page offers after signing in, by path. */
export const wallBy: Readonly<Record<string, () => readonly string[]>> = {
  '/wishlist': () => [m.wall_wishlist_1(), m.wall_wishlist_2(), m.wall_wishlist_3()],
  '/watched': () => [m.wall_watched_1(), m.wall_watched_2(), m.wall_watched_3()],
  '/diary': () => [m.wall_diary_1(), m.wall_diary_2(), m.wall_diary_3()],
  '/up-next': () => [m.wall_up_next_1(), m.wall_up_next_2()],
  '/numbers': () => [m.wall_numbers_1(), m.wall_numbers_2(), m.wall_numbers_3()],
  '/calendar': () => [m.wall_calendar_1(), m.wall_calendar_2()],
  '/lists': () => [m.wall_lists_1(), m.wall_lists_2()],
  '/for-you': () => [m.wall_for_you_1(), m.wall_for_you_2()],
  '/recommendations': () => [
    m.wall_recommendations_1(),
    m.wall_recommendations_2(),
    m.wall_recommendations_3(),
  ],
  '/import': () => [m.wall_import_1(), m.wall_import_2()],
  '/reminders': () => [m.wall_reminders_1(), m.wall_reminders_2()],
  '/notices': () => [m.wall_notices_1(), m.wall_notices_2()],
  '/saved-searches': () => [m.wall_saved_searches_1(), m.wall_saved_searches_2()],
  '/connections': () => [m.wall_connections_1(), m.wall_connections_2()],
  '/export': () => [m.wall_export_1(), m.wall_export_2()],
};
