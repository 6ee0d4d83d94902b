import type * as English from '../../messages/reports.ts';
import type { Translated } from '../../language/translated.ts';

export const REPORTED_MESSAGES: Translated<typeof English.REPORTED_MESSAGES> = {
  nameless: 'Ohne Namen',
  because: 'Grund der Meldung',
  first: (when) => `Zuerst gemeldet: ${when}`,
  suspended: 'Ausgeblendet',
  keep: 'Verwerfen',
  kept: 'Verworfen',
};

export const REPORT_MESSAGES: Translated<typeof English.REPORT_MESSAGES> = {
  more: 'Möchtest du etwas ergänzen? (optional)',
  send: 'Melden',
  sending: 'Wird gesendet …',
  review: {
    title: 'Kritik melden',
    question: 'Was stimmt damit nicht?',
    reasons: [
      'Spam oder Werbung',
      'Beleidigung oder Hass',
      'Spoiler',
      'Hat nichts mit dem Titel zu tun',
      'Etwas anderes',
    ],
  },
};
