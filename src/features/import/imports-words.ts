import { m } from '../../paraglide/messages.js';
import { counted, formatNumber } from '../../core/format.ts';

export const importChooseFailuresBy = {
  unknown: m.reading_failures_unknown,
  blank: m.reading_failures_blank,
  pdf: m.reading_failures_pdf,
  page: m.reading_failures_page,
  workbook: m.reading_failures_workbook,
  archive: m.reading_failures_archive,
  nested: m.reading_failures_nested,
  manyFiles: m.reading_failures_many_files,
  several: m.reading_failures_several,
  broken: m.reading_failures_broken,
  tooBig: m.reading_failures_too_big,
  tooMany: m.reading_failures_too_many,
  empty: m.reading_failures_empty,
  gone: m.reading_failures_gone,
  defect: m.reading_failures_defect,
  other: m.reading_failures_other,
};

/** Supported sites, and which of their files. */
export const importPageReadsWords = () => [
  { name: m.import_page_reads_1_name(), what: m.import_page_reads_1_what() },
  { name: m.import_page_reads_2_name(), what: m.import_page_reads_2_what() },
  { name: m.import_page_reads_3_name(), what: m.import_page_reads_3_what() },
  { name: m.import_page_reads_4_name(), what: m.import_page_reads_4_what() },
  { name: m.import_page_reads_5_name(), what: m.import_page_reads_5_what() },
  { name: m.import_page_reads_6_name(), what: m.import_page_reads_6_what() },
  { name: m.import_source_netflix(), what: m.import_page_reads_netflix() },
  { name: m.import_source_disney(), what: m.import_page_reads_disney() },
  { name: m.import_source_tmdb(), what: m.import_page_reads_tmdb() },
  { name: m.import_source_justwatch(), what: m.import_page_reads_justwatch() },
  { name: m.import_source_yamtrack(), what: m.import_page_reads_yamtrack() },
  { name: m.import_source_movary(), what: m.import_page_reads_movary() },
  { name: m.import_source_movielens(), what: m.import_page_reads_movielens() },
  { name: m.import_source_criticker(), what: m.import_page_reads_criticker() },
  { name: m.import_source_watcharr(), what: m.import_page_reads_watcharr() },
  { name: m.import_source_ryot(), what: m.import_page_reads_ryot() },
  { name: m.import_source_seriesguide(), what: m.import_page_reads_seriesguide() },
  { name: m.import_source_table(), what: m.import_page_reads_table() },
  { name: m.import_source_text(), what: m.import_page_reads_text() },
];

export const importPreviewQuestionsUnansweredBy = {
  order: m.import_preview_questions_unanswered_order,
  scale: m.import_preview_questions_unanswered_scale,
  columns: m.import_preview_questions_unanswered_columns,
  profiles: m.import_preview_questions_unanswered_profiles,
};

export const importPreviewPartCountedBy = {
  movieWatch: (count: number): string => m.import_parts_movie_watch_counted(counted(count)),
  episodeWatch: (count: number): string => m.import_parts_episode_watch_counted(counted(count)),
  watched: (count: number): string => m.import_parts_watched_counted(counted(count)),
  rating: (n: number): string => m.count_ratings_2(counted(n)),
  wish: (count: number): string => m.import_parts_wish_counted(counted(count)),
  review: (n: number): string => m.count_reviews(counted(n)),
  favorite: (count: number): string => m.import_parts_favorite_counted(counted(count)),
  follow: (count: number): string => m.import_parts_follow_counted(counted(count)),
  dismissed: (count: number): string => m.import_parts_dismissed_counted(counted(count)),
  list: (count: number): string => m.import_parts_list_counted(counted(count)),
  note: (count: number): string => m.import_parts_note_counted(counted(count)),
  own: (count: number): string => m.import_parts_own_counted(counted(count)),
};

export const importPreviewPartBecomesBy = {
  movieWatch: m.import_parts_movie_watch_becomes,
  episodeWatch: m.import_parts_episode_watch_becomes,
  watched: m.import_parts_watched_becomes,
  rating: m.import_parts_rating_becomes,
  wish: m.import_parts_wish_becomes,
  review: m.import_parts_review_becomes,
  favorite: m.import_parts_favorite_becomes,
  follow: m.import_parts_follow_becomes,
  dismissed: m.import_parts_dismissed_becomes,
  list: m.import_parts_list_becomes,
  note: m.import_parts_note_becomes,
  own: m.import_parts_own_becomes,
};

export const importPreviewPassedWhyBy = {
  unknown: m.import_preview_passed_why_unknown,
  removed: m.import_preview_passed_why_removed,
  needless: m.import_preview_passed_why_needless,
  format: m.import_preview_passed_why_format,
  repeated: m.import_preview_passed_why_repeated,
};

export const importPreviewQuestionsRolesBy = {
  watched: m.import_preview_questions_roles_watched,
  watchlist: m.import_preview_questions_roles_watchlist,
  likes: m.import_preview_questions_roles_likes,
  list: m.import_preview_questions_roles_list,
};

export const importPreviewSwitchesBy = {
  replaceRatings: m.import_preview_switches_replace_ratings,
  replaceReviews: m.import_preview_switches_replace_reviews,
  replaceDates: m.import_preview_switches_replace_dates,
};

/** Number of files read; before it is known, that the archive is being opened. */
export const importReadingStep = (done: number, of: number): string =>
  of > 0
    ? m.import_reading_step({ done: formatNumber(done), ...counted(of) })
    : m.import_reading_step_no_of();

/** Columns of a table that the user can name, and their meaning. */
export const importColumnsBy = {
  title: m.import_columns_title,
  year: m.import_columns_year,
  type: m.import_columns_type,
  imdb: m.import_columns_imdb,
  tmdb: m.import_columns_tmdb,
  tvdb: m.import_columns_tvdb,
  season: m.import_columns_season,
  episode: m.import_columns_episode,
  'watched date': m.import_columns_watched,
  created: m.import_columns_added,
  rating: m.import_columns_rating,
  status: m.import_columns_status,
  list: m.import_columns_list,
  review: m.import_columns_review,
  note: m.import_columns_note,
  tags: m.import_columns_tags,
};
