import type * as English from '../../../messages/admin/reported-lists.ts';
import type { Translated } from '../../../language/translated.ts';
import { plural } from '../plural.ts';
import { REPORTED_MESSAGES } from '../reports.ts';

export const LIST_REPORT_MESSAGES: Translated<typeof English.LIST_REPORT_MESSAGES> = {
  report: 'Melden',
  refused: { title: 'Melde dich an, um diese Liste zu melden', text: 'Meldungen liest die Moderation.' },
  reporting: {
    title: 'Liste melden',
    question: 'Was stimmt damit nicht?',
    reasons: [
      'Beleidigung oder Hass',
      'Spam oder Werbung',
      'Anstößiger Name oder anstößige Beschreibung',
      'Etwas Privates über jemanden',
      'Etwas anderes',
    ],
  },
  reported: { title: 'Danke', text: 'Die Moderation sieht sich diese Liste an.' },
  alreadyReported: { title: 'Schon gemeldet', text: 'Die Moderation weiß, was du von dieser Liste hältst.' },
  own: { title: 'Das geht nicht', text: 'Diese Liste ist deine eigene.' },
  gone: { title: 'Das geht nicht', text: 'Diese Liste ist nicht mehr zu sehen.' },
  failed: {
    title: 'Das hat nicht geklappt',
    text: 'Es ist nichts passiert. Bitte versuch es noch einmal.',
  },
};

export const REPORTED_LIST_MESSAGES: Translated<typeof English.REPORTED_LIST_MESSAGES> = {
  heading: 'Gemeldete Listen',
  none: 'Es ist keine Liste gemeldet.',
  more: (shown, total) =>
    plural(total, {
      one: `Die ${shown} meistgemeldete von {n} Liste.`,
      other: `Die ${shown} meistgemeldeten von {n} Listen.`,
    }),
  ...REPORTED_MESSAGES,
  keepOf: (name) => `Meldungen zu „${name}“ verwerfen`,
  hide: 'Liste ausblenden',
  hideOf: (name) => `„${name}“ ausblenden`,
  show: 'Liste zeigen',
  showOf: (name) => `„${name}“ wieder zeigen`,
  hiding: {
    title: 'Diese Liste ausblenden',
    question: 'Warum wird sie ausgeblendet? Der Grund steht dann im Protokoll.',
    reasons: [
      'Beleidigung',
      'Spam',
      'Anstößiger Name oder anstößige Beschreibung',
      'Etwas Privates',
      'Etwas anderes',
    ],
    label: 'Liste ausblenden',
  },
  hidden: {
    title: 'Liste ausgeblendet',
    text: 'Zu sehen ist sie nur noch als private Liste, für ihr Konto.',
  },
  shown: { title: 'Liste wieder da', text: 'Sie ist wieder so zu sehen, wie es eingestellt war.' },
  dismissed: { title: 'Meldungen verworfen', text: 'Die Liste bleibt, wie sie ist.' },
  failed: { title: 'Fehler', text: 'Das hat nicht geklappt. Bitte versuch es noch einmal.' },
};
