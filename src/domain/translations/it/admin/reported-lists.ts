import type * as English from '../../../messages/admin/reported-lists.ts';
import type { Translated } from '../../../language/translated.ts';
import { plural } from '../plural.ts';
import { REPORTED_MESSAGES } from '../reports.ts';

export const LIST_REPORT_MESSAGES: Translated<typeof English.LIST_REPORT_MESSAGES> = {
  report: 'Segnala',
  refused: {
    title: 'Accedi per segnalare questa lista',
    text: 'Le segnalazioni le leggono gli admin.',
  },
  reporting: {
    title: 'Segnala questa lista',
    question: 'Che cosa non va?',
    reasons: [
      'Insulti o odio',
      'Spam o pubblicità',
      'Nome o descrizione offensivi',
      'Qualcosa di privato su qualcuno',
      'Altro',
    ],
  },
  reported: { title: 'Grazie', text: 'Gli admin daranno un’occhiata a questa lista.' },
  alreadyReported: { title: 'Già segnalata', text: 'Gli admin sanno già cosa pensi di questa lista.' },
  own: { title: 'Non si può fare', text: 'Questa lista è tua.' },
  gone: { title: 'Non si può fare', text: 'Questa lista non si vede più.' },
  failed: { title: 'Non ha funzionato', text: 'Niente è cambiato. Riprova.' },
};

export const REPORTED_LIST_MESSAGES: Translated<typeof English.REPORTED_LIST_MESSAGES> = {
  heading: 'Liste segnalate',
  none: 'Nessuna lista è segnalata.',
  more: (shown, total) =>
    plural(total, {
      one: `Le ${shown} più segnalate su {n} lista.`,
      many: `Le ${shown} più segnalate su {n} di liste.`,
      other: `Le ${shown} più segnalate su {n} liste.`,
    }),
  ...REPORTED_MESSAGES,
  keepOf: (name) => `Respingi le segnalazioni di «${name}»`,
  hide: 'Nascondi la lista',
  hideOf: (name) => `Nascondi «${name}»`,
  show: 'Mostra la lista',
  showOf: (name) => `Mostra di nuovo «${name}»`,
  hiding: {
    title: 'Nascondi questa lista',
    question: 'Perché nasconderla? Il registro conserva il motivo.',
    reasons: ['Insulto', 'Spam', 'Nome o descrizione offensivi', 'Qualcosa di privato', 'Altro'],
    label: 'Nascondi la lista',
  },
  hidden: { title: 'Lista nascosta', text: 'La vede solo chi l’ha creata, come privata.' },
  shown: { title: 'Lista di nuovo visibile', text: 'Si vede di nuovo come ha scelto chi l’ha creata.' },
  dismissed: { title: 'Segnalazioni respinte', text: 'La lista resta com’è.' },
  failed: { title: 'Errore', text: 'Non è stato possibile. Riprova.' },
};
