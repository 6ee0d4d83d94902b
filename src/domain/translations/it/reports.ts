import type * as English from '../../messages/reports.ts';
import type { Translated } from '../../language/translated.ts';

export const REPORTED_MESSAGES: Translated<typeof English.REPORTED_MESSAGES> = {
  nameless: 'Senza nome',
  because: 'Motivo della segnalazione',
  first: (when) => `Prima segnalazione: ${when}`,
  suspended: 'Nascosta',
  keep: 'Respingi',
  kept: 'Respinta',
};

export const REPORT_MESSAGES: Translated<typeof English.REPORT_MESSAGES> = {
  more: 'Vuoi aggiungere qualcosa? (facoltativo)',
  send: 'Segnala',
  sending: 'Invio…',
  review: {
    title: 'Segnala la recensione',
    question: 'Che cosa non va?',
    reasons: ['Spam o pubblicità', 'Insulti o odio', 'Spoiler', 'Non parla di questo titolo', 'Altro'],
  },
};
