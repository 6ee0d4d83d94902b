import { m } from '../../paraglide/messages.js';

export const deliveryOutcomes = {
  unreadable: m.delivery_outcomes_unreadable,
  template: m.delivery_outcomes_template,
  music: m.delivery_outcomes_music,
  live: m.delivery_outcomes_live,
  clip: m.delivery_outcomes_clip,
  otherKind: m.delivery_outcomes_other_kind,
  otherEvent: m.delivery_outcomes_other_event,
  started: m.delivery_outcomes_started,
  unplayed: m.delivery_outcomes_unplayed,
  unrated: m.delivery_outcomes_unrated,
  nameless: m.delivery_outcomes_nameless,
  noPlace: m.delivery_outcomes_no_place,
  account: m.delivery_outcomes_account,
  counted: m.delivery_outcomes_counted,
  repeated: m.delivery_outcomes_repeated,
  noted: m.delivery_outcomes_noted,
  progress: m.delivery_outcomes_progress,
  later: m.delivery_outcomes_later,
  short: m.delivery_outcomes_short,
  unmeasured: m.delivery_outcomes_unmeasured,
  rated: m.delivery_outcomes_rated,
  rating: m.delivery_outcomes_rating,
  notFound: m.delivery_outcomes_not_found,
  noEpisode: m.delivery_outcomes_no_episode,
  doubtful: m.delivery_outcomes_doubtful,
  neither: m.delivery_outcomes_neither,
  refused: m.delivery_outcomes_refused,
  catalogue: m.delivery_outcomes_catalogue,
};

export const letterboxdOutcomes = {
  read: m.letterboxd_outcomes_read,
  same: m.letterboxd_outcomes_same,
  nobody: m.letterboxd_outcomes_nobody,
  limited: m.letterboxd_outcomes_limited,
  unreadable: m.letterboxd_outcomes_unreadable,
  failed: m.letterboxd_outcomes_failed,
};

export const letterboxdEntries = {
  counted: m.letterboxd_entries_counted,
  noted: m.letterboxd_entries_noted,
  refused: m.letterboxd_entries_refused,
  changed: m.letterboxd_entries_changed,
  list: m.letterboxd_entries_list,
  unknown: m.letterboxd_entries_unknown,
};

export const webhookOutcomes = {
  sent: m.webhook_outcomes_sent,
  failed: m.webhook_outcomes_failed,
  gone: m.webhook_outcomes_gone,
  refused: m.webhook_outcomes_refused,
};

export const webhookEvents = {
  watched: m.webhook_events_watched,
  rated: m.webhook_events_rated,
  reviewed: m.webhook_events_reviewed,
  listed: m.webhook_events_listed,
  wished: m.webhook_events_wished,
  notice: m.webhook_events_notice,
};

export const tokenScopes = {
  read: m.token_scopes_read,
  write: m.token_scopes_write,
  scrobble: m.token_scopes_scrobble,
};

export const playSources = {
  plex: m.play_source_plex,
  jellyfin: m.play_source_jellyfin,
  emby: m.play_source_emby,
  kodi: m.play_source_kodi,
  json: m.play_source_json,
};
