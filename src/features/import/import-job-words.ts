import { m } from '../../paraglide/messages.js';

export const importJobStatesBy = {
  waiting: m.import_job_states_waiting,
  imported: m.import_job_states_imported,
  already: m.import_job_states_already,
  ambiguous: m.import_job_states_ambiguous,
  not_found: m.import_job_states_not_found,
  skipped: m.import_job_states_skipped,
  unreadable: m.import_job_states_unreadable,
};

export const importJobReasonsBy = {
  watched: m.import_job_reasons_watched,
  existing: m.import_job_reasons_existing,
  shortened: m.import_job_reasons_shortened,
  future: m.import_job_reasons_future,
  full: m.import_job_reasons_full,
  value: m.import_job_reasons_value,
  catalogue: m.import_job_reasons_catalogue,
  again: m.import_job_reasons_again,
  episode: m.import_job_reasons_episode,
};

/** Column headings of the report. */
export const importJobReportHeadingsWords = () => [
  m.import_job_report_headings_1(),
  m.import_job_report_headings_2(),
  m.import_job_report_headings_3(),
  m.import_job_report_headings_4(),
  m.import_job_report_headings_5(),
  m.import_job_report_headings_6(),
  m.import_job_report_headings_7(),
  m.import_job_report_headings_8(),
  m.import_job_report_headings_9(),
  m.import_job_report_headings_10(),
  m.import_job_report_headings_11(),
  m.import_job_report_headings_12(),
  m.import_job_report_headings_13(),
  m.import_job_report_headings_14(),
  m.import_job_report_headings_15(),
  m.import_job_report_headings_16(),
  m.import_job_report_headings_17(),
];
