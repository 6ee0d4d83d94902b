import type * as English from '../../messages/reports.ts';
import type { Translated } from '../../language/translated.ts';

export const REPORTED_MESSAGES: Translated<typeof English.REPORTED_MESSAGES> = {
  nameless: 'Sans nom',
  because: 'Motif du signalement',
  first: (when) => `Premier signalement\u00a0: ${when}`,
  suspended: 'Masqué',
  keep: 'Rejeter',
  kept: 'Rejeté',
};

export const REPORT_MESSAGES: Translated<typeof English.REPORT_MESSAGES> = {
  more: 'Quelque chose à ajouter\u00a0? (facultatif)',
  send: 'Signaler',
  sending: 'Envoi…',
  review: {
    title: 'Signaler la critique',
    question: 'Quel est le problème\u00a0?',
    reasons: [
      'Spam ou publicité',
      'Insultes ou haine',
      'Spoilers',
      'Sans rapport avec ce titre',
      'Autre chose',
    ],
  },
};
