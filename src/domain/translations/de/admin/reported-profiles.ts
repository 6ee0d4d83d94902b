import type * as English from '../../../messages/admin/reported-profiles.ts';
import type { Translated } from '../../../language/translated.ts';
import { plural } from '../plural.ts';
import { REPORTED_MESSAGES } from '../reports.ts';

export const REPORTED_PROFILE_MESSAGES: Translated<typeof English.REPORTED_PROFILE_MESSAGES> = {
  heading: 'Gemeldete Seiten',
  none: 'Es ist keine Seite gemeldet.',
  more: (shown, total) =>
    plural(total, {
      one: `Die ${shown} meistgemeldete von {n} Seite.`,
      other: `Die ${shown} meistgemeldeten von {n} Seiten.`,
    }),
  ...REPORTED_MESSAGES,
  keepOf: (handle) => `Meldungen zu @${handle} verwerfen`,
  hide: 'Seite ausblenden',
  hideOf: (handle) => `Seite von @${handle} ausblenden`,
  show: 'Seite zeigen',
  showOf: (handle) => `Seite von @${handle} wieder zeigen`,
  hiding: {
    title: 'Diese Seite ausblenden',
    question: 'Warum wird sie ausgeblendet? Der Grund steht dann im Protokoll.',
    reasons: [
      'Gibt sich für jemand anderen aus',
      'Beleidigung',
      'Spam',
      'Anstößiger Name oder anstößiges Bild',
      'Etwas anderes',
    ],
    label: 'Seite ausblenden',
  },
  hidden: { title: 'Seite ausgeblendet', text: 'Zu sehen ist sie nur noch für ihr eigenes Konto.' },
  shown: { title: 'Seite wieder da', text: 'Sie ist wieder so zu sehen, wie es eingestellt war.' },
  dismissed: { title: 'Meldungen verworfen', text: 'Die Seite bleibt, wie sie ist.' },
  failed: { title: 'Fehler', text: 'Das hat nicht geklappt. Bitte versuch es noch einmal.' },
};
