import { m } from '../../paraglide/messages.js';

/** The title, question and reasons of the dialog that reports a list. */
export const listReportWords = () => ({
  title: m.list_report_reporting_title(),
  question: m.list_report_reporting_question(),
  reasons: [
    m.list_report_reporting_reasons_1(),
    m.list_report_reporting_reasons_2(),
    m.list_report_reporting_reasons_3(),
    m.list_report_reporting_reasons_4(),
    m.list_report_reporting_reasons_5(),
  ],
});
