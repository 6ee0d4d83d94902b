import { m } from '../../../paraglide/messages.js';

export const importSources = {
  plex: m.play_source_plex,
  jellyfin: m.play_source_jellyfin,
  emby: m.play_source_emby,
  letterboxd: m.import_source_letterboxd,
  imdb: m.import_source_imdb,
  trakt: m.import_source_trakt,
  tvtime: m.import_source_tvtime,
  simkl: m.import_source_simkl,
  own: m.import_source_own,
};

export const importStates = {
  receiving: m.import_step_job_states_receiving,
  matching: m.import_step_job_states_matching,
  asking: m.import_step_job_states_asking,
  saving: m.import_step_job_states_saving,
  done: m.import_step_job_states_done,
  cancelled: m.import_step_job_states_cancelled,
  undoing: m.import_step_job_states_undoing,
  undone: m.import_step_job_states_undone,
};

export const entryKinds = {
  watch: m.import_job_whats_watch,
  watched: m.import_job_whats_watched,
  rating: m.import_job_whats_rating,
  wish: m.import_job_whats_wish,
  review: m.import_job_whats_review,
  favorite: m.import_job_whats_favorite,
  follow: m.import_job_whats_follow,
  dismissed: m.import_job_whats_dismissed,
  list: m.import_job_whats_list,
  note: m.import_job_whats_note,
  own: m.import_job_whats_own,
};

export const rowProblems = {
  noTitle: m.import_problems_no_title,
  noRating: m.import_problems_no_rating,
  noEpisode: m.import_problems_no_episode,
  partOfSeries: m.import_problems_part_of_series,
  noTitleKind: m.import_problems_no_title_kind,
  droppedMovie: m.import_problems_dropped_movie,
  noText: m.import_problems_no_text,
  reply: m.import_problems_reply,
  partText: m.import_problems_part_text,
  malformed: m.import_problems_malformed,
  openQuote: m.import_problems_open_quote,
  brokenFile: m.import_problems_broken_file,
  nameless: m.import_problems_nameless,
};
