import type * as English from '../../../messages/mail/outbox.ts';
import type { Translated } from '../../../language/translated.ts';

export const OUTBOX_MESSAGES: Translated<typeof English.OUTBOX_MESSAGES> = {
  title: 'Postausgang',
  why: 'Es ist kein Mailserver eingestellt, darum bleiben E-Mails hier liegen. Nur dieser Rechner kann die Seite öffnen.',
  none: 'Noch keine E-Mails.',
  line: (to, moment) => `an ${to}, ${moment}`,
  moment: (moment) => `${moment} UTC`,
  all: 'Alle E-Mails',
  from: 'Von',
  to: 'An',
  sent: 'Gesendet',
  asMail: 'So ansehen, wie ein E-Mail-Programm sie zeigt',
  closed: {
    title: 'Nicht auf einer öffentlichen Website',
    text: 'Auf einer Website mit öffentlicher Adresse ist der Postausgang geschlossen. Setz SMTP_URL, damit E-Mails verschickt werden.',
  },
  foreign: {
    title: 'Nicht von hier',
    text: 'Der Postausgang öffnet sich nur auf dem Rechner, auf dem der Server läuft.',
  },
  readOnly: { title: 'Das geht nicht', text: 'Im Postausgang kann man nur lesen.' },
  unknown: { title: 'Diese E-Mail gibt es nicht', text: 'Nur die letzten 200 E-Mails werden aufgehoben.' },
  away: { title: 'Gerade nicht', text: 'Die Datenbank antwortet nicht.' },
};
