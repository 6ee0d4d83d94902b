import { m } from '../../paraglide/messages.js';

export const exportProblemsBy = {
  often: m.export_problems_often,
  failed: m.export_problems_failed,
};

/** Column headings specific to one part of an export, by part and field. */
export const exportColumnsOfBy: Readonly<Record<string, Readonly<Record<string, () => string>>>> = {
  profile: {
    name: m.export_columns_of_profile_name,
  },
  services: {
    id: m.export_columns_of_services_id,
  },
  watched: {
    at: m.export_columns_of_watched_at,
    day: m.export_columns_of_watched_day,
  },
  diary: {
    at: m.export_columns_of_diary_at,
    day: m.export_columns_of_diary_day,
  },
  ratings: {
    at: m.export_columns_of_ratings_at,
  },
  partRatings: {
    at: m.export_columns_of_part_ratings_at,
  },
  reviews: {
    at: m.export_columns_of_reviews_at,
  },
  tags: {
    at: m.export_columns_of_tags_at,
  },
  notes: {
    at: m.export_columns_of_notes_at,
  },
  wishlist: {
    at: m.export_columns_of_wishlist_at,
  },
  favorites: {
    at: m.export_columns_of_favorites_at,
  },
  dismissed: {
    at: m.export_columns_of_dismissed_at,
  },
  taste: {
    subject: m.export_columns_of_taste_subject,
    direction: m.export_columns_of_taste_direction,
    name: m.export_columns_of_taste_name,
    traits: m.export_columns_of_taste_traits,
    at: m.export_columns_of_taste_at,
  },
  following: {
    at: m.export_columns_of_following_at,
  },
  episodes: {
    at: m.export_columns_of_episodes_at,
    day: m.export_columns_of_episodes_day,
  },
  lostEpisodes: {
    name: m.export_columns_of_lost_episodes_name,
    at: m.export_columns_of_lost_episodes_at,
    day: m.export_columns_of_lost_episodes_day,
  },
  reminders: {
    day: m.export_columns_of_reminders_day,
    at: m.export_columns_of_reminders_at,
  },
  seriesReminders: {
    at: m.export_columns_of_series_reminders_at,
  },
  savedSearches: {
    name: m.export_columns_of_saved_searches_name,
    at: m.export_columns_of_saved_searches_at,
  },
  aiSearches: {
    description: m.export_columns_of_ai_searches_description,
    at: m.export_columns_of_ai_searches_at,
  },
  lists: {
    list: m.export_columns_of_lists_list,
    name: m.export_columns_of_lists_name,
    at: m.export_columns_of_lists_at,
  },
  listTitles: {
    list: m.export_columns_of_list_titles_list,
    at: m.export_columns_of_list_titles_at,
  },
  people: {
    name: m.export_columns_of_people_name,
    at: m.export_columns_of_people_at,
  },
  blocked: {
    name: m.export_columns_of_blocked_name,
    at: m.export_columns_of_blocked_at,
  },
  notices: {
    kind: m.export_columns_of_notices_kind,
    at: m.export_columns_of_notices_at,
  },
  arrivals: {
    service: m.export_columns_of_arrivals_service,
    at: m.export_columns_of_arrivals_at,
  },
  reports: {
    review: m.export_columns_of_reports_review,
    at: m.export_columns_of_reports_at,
  },
  pageReports: {
    at: m.export_columns_of_page_reports_at,
  },
  listReports: {
    list: m.export_columns_of_list_reports_list,
    at: m.export_columns_of_list_reports_at,
  },
  connections: {
    at: m.export_columns_of_connections_at,
  },
  letterboxd: {
    called: m.export_columns_of_letterboxd_called,
    at: m.export_columns_of_letterboxd_at,
    checkedAt: m.export_columns_of_letterboxd_checked_at,
  },
  webhooks: {
    url: m.export_columns_of_webhooks_url,
    at: m.export_columns_of_webhooks_at,
    offAt: m.export_columns_of_webhooks_off_at,
  },
  tokens: {
    at: m.export_columns_of_tokens_at,
    endsAt: m.export_columns_of_tokens_ends_at,
    region: m.export_columns_of_tokens_region,
  },
  plays: {
    at: m.export_columns_of_plays_at,
    until: m.export_columns_of_plays_until,
    day: m.export_columns_of_plays_day,
  },
  playProgress: {
    at: m.export_columns_of_play_progress_at,
  },
  playNames: {
    title: m.export_columns_of_play_names_title,
    at: m.export_columns_of_play_names_at,
  },
  connectionAccounts: {
    plays: m.export_columns_of_connection_accounts_plays,
  },
};

export const exportColumnsBy: Readonly<Record<string, () => string>> = {
  id: m.export_columns_id,
  kind: m.export_columns_kind,
  name: m.export_columns_name,
  poster: m.export_columns_poster,
  date: m.export_columns_date,
  votes: m.export_columns_votes,
  at: m.export_columns_at,
  day: m.export_columns_day,
  changedAt: m.export_columns_changed_at,
  markedAt: m.export_columns_marked_at,
  again: m.export_columns_again,
  note: m.export_columns_note,
  stars: m.export_columns_stars,
  followsWatch: m.export_columns_follows_watch,
  text: m.export_columns_text,
  state: m.export_columns_state,
  run: m.export_columns_run,
  season: m.export_columns_season,
  number: m.export_columns_number,
  lostAt: m.export_columns_lost_at,
  byMail: m.export_columns_by_mail,
  movedFrom: m.export_columns_moved_from,
  sentAt: m.export_columns_sent_at,
  knownSeason: m.export_columns_known_season,
  query: m.export_columns_query,
  description: m.export_columns_description,
  results: m.export_columns_results,
  region: m.export_columns_region,
  timeZone: m.export_columns_time_zone,
  hideSeen: m.export_columns_hide_seen,
  halfStars: m.export_columns_half_stars,
  ratedIsSeen: m.export_columns_rated_is_seen,
  keepSearches: m.export_columns_keep_searches,
  inApp: m.export_columns_in_app,
  mail: m.export_columns_mail,
  about: m.export_columns_about,
  subject: m.export_columns_subject,
  data: m.export_columns_data,
  readAt: m.export_columns_read_at,
  mailedAt: m.export_columns_mailed_at,
  service: m.export_columns_service,
  toldAt: m.export_columns_told_at,
  review: m.export_columns_review,
  reason: m.export_columns_reason,
  email: m.export_columns_email,
  joinedAt: m.export_columns_joined_at,
  picture: m.export_columns_picture,
  tellsEnd: m.export_columns_tells_end,
  place: m.export_columns_place,
  handle: m.export_columns_handle,
  visibility: m.export_columns_visibility,
  favorites: m.export_columns_favorites,
  watches: m.export_columns_watches,
  lists: m.export_columns_lists,
  year: m.export_columns_year,
  secret: m.export_columns_secret,
  titles: m.export_columns_titles,
  movies: m.export_columns_movies,
  series: m.export_columns_series,
  minutes: m.export_columns_minutes,
  days: m.export_columns_days,
  reviews: m.export_columns_reviews,
  numbers: m.export_columns_numbers,
  person: m.export_columns_person,
  list: m.export_columns_list,
  position: m.export_columns_position,
  ranked: m.export_columns_ranked,
  source: m.export_columns_source,
  lastAt: m.export_columns_last_at,
  account: m.export_columns_account,
  taken: m.export_columns_taken,
  leftOut: m.export_columns_left_out,
  device: m.export_columns_device,
  undoneAt: m.export_columns_undone_at,
  percent: m.export_columns_percent,
  called: m.export_columns_called,
  tag: m.export_columns_tag,
};
