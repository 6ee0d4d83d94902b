import { m } from '../../paraglide/messages.js';

export const noticeSettingsKindsNameBy = {
  release: m.notice_settings_kinds_release_name,
  episode: m.notice_settings_kinds_episode_name,
  on_service: m.notice_settings_kinds_on_service_name,
  import_finished: m.notice_settings_kinds_import_finished_name,
  webhook_off: m.notice_settings_kinds_webhook_off_name,
};

export const noticeSettingsKindsTextBy = {
  release: m.notice_settings_kinds_release_text,
  episode: m.notice_settings_kinds_episode_text,
  on_service: m.notice_settings_kinds_on_service_text,
  import_finished: m.notice_settings_kinds_import_finished_text,
  webhook_off: m.notice_settings_kinds_webhook_off_text,
};

export const noticeSettingsRhythmsBy = {
  at_once: m.notice_settings_rhythms_at_once,
  daily: m.notice_settings_rhythms_daily,
  weekly: m.notice_settings_rhythms_weekly,
  never: m.notice_settings_rhythms_never,
};
