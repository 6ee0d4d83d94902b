/*
 * The door to every sentence people read, by area. Everybody imports from here; what a page or an island does not
 * use stays out of its bundle.
 */
import * as COUNTS from './messages/counts.ts';

export {
  ACCOUNT_MESSAGES,
  PASSWORD_CHANGE_MESSAGES,
  PROFILE_PAGE_MESSAGES,
} from './messages/profile/account.ts';
export { LANGUAGE_CHOICE_MESSAGES } from './messages/profile/language.ts';
export { ADMIN_MESSAGES, REASON_LIMIT, type ReviewOf } from './messages/admin/admin.ts';
export { DASHBOARD_MESSAGES } from './messages/admin/dashboard.ts';
export { OPERATIONS_MESSAGES } from './messages/admin/operations.ts';
export { AI_KEY_MESSAGES } from './messages/ai/ai-keys.ts';
export { AI_MESSAGES } from './messages/ai/ai.ts';
export { RECOMMENDER_MESSAGES } from './messages/ai/recommender.ts';
export { DEPARTMENT_NAMES } from './messages/artists/departments.ts';
export { JOB_NAMES } from './messages/artists/jobs.ts';
export { AIRING_MESSAGES, STATE_NAMES } from './messages/detail/states.ts';
export { GENRE_NAMES, TV_MOVIE_WORDS } from './messages/genres/genre-names.ts';
export { AUTH_DIALOG_MESSAGES } from './messages/auth/auth-dialog.ts';
export { AUTH_MESSAGES, EMAIL_EXAMPLE } from './messages/auth/auth.ts';
export { DOOR_MESSAGES } from './messages/auth/door.ts';
export { REFUSAL_MESSAGES } from './messages/auth/refusals.ts';
export { SESSION_MESSAGES } from './messages/auth/session.ts';
export { INVITATION_MESSAGES, JOIN_MESSAGES } from './messages/auth/invitations.ts';
export { BACKEND_MESSAGES } from './messages/backend.ts';
export { BELL_MESSAGES } from './messages/notices/bell.ts';
export {
  CARD_MENU_MESSAGES,
  CARD_MESSAGES,
  CATALOGUE_MESSAGES,
  LOAD_MORE_MESSAGES,
} from './messages/title-lists/catalogue.ts';
export { COUNTS };
export { followed, labelled } from './messages/labels.ts';
export { PAGE_WORDS, WORDS } from './messages/words.ts';
export { CALENDAR_MESSAGES } from './messages/calendar/calendar.ts';
export { CARD_LINE_MESSAGES } from './messages/title-lists/cards.ts';
export { CAROUSEL_MESSAGES } from './messages/title-lists/carousel.ts';
export { START_MESSAGES } from './messages/home/start.ts';
export { MOVIE_CATEGORY_TEXT, TV_CATEGORY_TEXT } from './messages/title-lists/categories.ts';
export { playedBy } from './messages/connections/connection-names.ts';
export { CONNECTION_MESSAGES } from './messages/connections/connections.ts';
export { DEVELOPERS_MESSAGES } from './messages/connections/developers.ts';
export { API_FIELD_MESSAGES } from './messages/english/api-fields.ts';
export { API_MESSAGES, type ApiProblem } from './messages/english/api.ts';
export { FEED_MESSAGES, FEEDS_PAGE_MESSAGES } from './messages/connections/feeds.ts';
export { LETTERBOXD_MESSAGES } from './messages/connections/letterboxd.ts';
export { TOKEN_MESSAGES } from './messages/connections/tokens.ts';
export { WEBHOOK_MESSAGES } from './messages/connections/webhooks.ts';
export { COLLECTION_MESSAGES } from './messages/collections/collections.ts';
export { WISH_MISSING_MESSAGES } from './messages/collections/wish-missing.ts';
export {
  ADD_TO_LIST_MESSAGES,
  CUSTOM_LIST_MESSAGES,
  EDIT_LIST_MESSAGES,
  MY_LISTS_MESSAGES,
} from './messages/custom-lists/custom-lists.ts';
export { DEFECT_MESSAGE } from './messages/defect.ts';
export { DETAIL_MESSAGES, FACT_MESSAGES, TITLE_MESSAGES } from './messages/detail/detail.ts';
export { DIARY_PAGE_MESSAGES } from './messages/diary/diary-page.ts';
export { DIARY_MESSAGES } from './messages/diary/diary.ts';
export { WATCH_SHEET_MESSAGES } from './messages/diary/watch-sheet.ts';
export {
  DISCOVER_MESSAGES,
  DISCOVER_PAGE_MESSAGES,
  DISCOVER_SERVICES_MESSAGES,
} from './messages/discover/discover.ts';
export { LANGUAGE_MESSAGES } from './messages/discover/languages.ts';
export { TAG_MESSAGES, TAGS_PAGE_MESSAGES } from './messages/tags/tags.ts';
export { EXPORT_MESSAGES } from './messages/export/exports.ts';
export { FIELD_MESSAGES } from './messages/fields.ts';
export { ACCOUNT_MENU_MESSAGES, MINE_BAR_MESSAGES } from './messages/header.ts';
export { HOST_MESSAGES } from './messages/host.ts';
export { HOME_MESSAGES, LANDING_MESSAGES } from './messages/home/home.ts';
export { OWN_HOME_MESSAGES } from './messages/home/own.ts';
export { IMPORT_JOB_MESSAGES, IMPORT_PROBLEMS } from './messages/import/import-job.ts';
export { IMPORT_OFFER_MESSAGES } from './messages/import/import-offer.ts';
export { IMPORT_STEP_MESSAGES } from './messages/import/import-steps.ts';
export { IMPORT_MESSAGES } from './messages/import/imports.ts';
export { LATE_MESSAGES } from './messages/late.ts';
export { WALL_MESSAGES } from './messages/walls.ts';
export { LETTER_MESSAGES } from './messages/mail/letters.ts';
export { OUTBOX_MESSAGES } from './messages/mail/outbox.ts';
export { LEGAL_MESSAGES } from './messages/legal.ts';
export { BROKEN_LINK, CONFIRM_MESSAGES, LINK_MESSAGES } from './messages/auth/links.ts';
export { NEW_PASSWORD_MESSAGES, PASSWORD_MESSAGES } from './messages/auth/new-password.ts';
export { FOR_YOU_MESSAGES, reasonWords, traitName } from './messages/for-you/for-you.ts';
export { LIST_MESSAGES } from './messages/lists/lists.ts';
export { NUMBERS_MESSAGES } from './messages/numbers/numbers.ts';
export { LEFT_OUT_MESSAGES } from './messages/numbers/left-out.ts';
export { NOTICE_MESSAGES, noticeWords, unsubscribeWords } from './messages/notices/notices.ts';
export { MY_SERVICES_MESSAGES } from './messages/watch/my-services.ts';
export { OFFLINE_MESSAGES } from './messages/offline/offline.ts';
export { ARTIST_MESSAGES } from './messages/artists/artists.ts';
export { PERSONAL_LIST_MESSAGES } from './messages/title-lists/personal-lists.ts';
export { dayAndPlace, placeWords } from './messages/calendar/releases.ts';
export {
  movedNote,
  nextSeasonWords,
  releaseWords,
  REMINDER_MESSAGES,
} from './messages/reminders/reminders.ts';
export {
  ACTIVITY_MESSAGES,
  OWN_PROFILE_MESSAGES,
  PEOPLE_ACTION_MESSAGES,
  PUBLIC_PROFILE_MESSAGES,
} from './messages/public-profile/public-profile.ts';
export { HALF_STARS_MESSAGES, PLAIN_STARS_MESSAGES } from './messages/reviews/half-stars.ts';
export { RATING_MESSAGES } from './messages/reviews/ratings.ts';
export { LIST_REPORT_MESSAGES, REPORTED_LIST_MESSAGES } from './messages/admin/reported-lists.ts';
export { REPORTED_PROFILE_MESSAGES } from './messages/admin/reported-profiles.ts';
export { REPORT_MESSAGES } from './messages/reports.ts';
export { REVIEW_MESSAGES } from './messages/reviews/reviews.ts';
export { SAVED_SEARCH_MESSAGES } from './messages/searches/saved-searches.ts';
export { SAVED_MESSAGES } from './messages/saved/saved.ts';
export { SEARCH_MESSAGES } from './messages/search/search.ts';
export { SEEN_MESSAGES } from './messages/lists/seen.ts';
export { SEASON_MESSAGES } from './messages/seasons/seasons.ts';
export { SEASON_STARS_MESSAGES } from './messages/seasons/season-stars.ts';
export { episodeCode, SERIES_MESSAGES } from './messages/series/series.ts';
export { UP_NEXT_MESSAGES } from './messages/series/up-next.ts';
export { SHARE_CARD_MESSAGES } from './messages/share/share-cards.ts';
export { SHARE_MESSAGES } from './messages/share/share.ts';
export { SHORTCUT_MESSAGES, SITE_MESSAGES } from './messages/site.ts';
export { WATCH_MESSAGES } from './messages/watch/watch.ts';
export { RUNTIME_MESSAGES, UNIT_MESSAGES } from './messages/units.ts';
export { UNDO_MESSAGES } from './messages/undo.ts';
