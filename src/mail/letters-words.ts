import { m } from '../paraglide/messages.js';

export const letterNoticesHeadingsBy = {
  at_once: m.letter_notices_headings_at_once,
  daily: m.letter_notices_headings_daily,
  weekly: m.letter_notices_headings_weekly,
};

export const letterBy = {
  confirmation: () => ({
    subject: m.letter_confirmation_subject(),
    preview: m.letter_confirmation_preview(),
    heading: m.letter_confirmation_heading(),
    text: m.letter_confirmation_text(),
    button: m.letter_confirmation_button(),
    note: m.letter_confirmation_note(),
  }),
  recovery: () => ({
    subject: m.letter_recovery_subject(),
    preview: m.letter_recovery_preview(),
    heading: m.letter_recovery_heading(),
    text: m.letter_recovery_text(),
    button: m.letter_recovery_button(),
    note: m.letter_recovery_note(),
  }),
};
