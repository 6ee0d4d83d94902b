import type * as English from '../../../messages/admin/reported-profiles.ts';
import type { Translated } from '../../../language/translated.ts';
import { plural } from '../plural.ts';
import { REPORTED_MESSAGES } from '../reports.ts';

export const REPORTED_PROFILE_MESSAGES: Translated<typeof English.REPORTED_PROFILE_MESSAGES> = {
  heading: 'Pagine segnalate',
  none: 'Nessuna pagina è segnalata.',
  more: (shown, total) =>
    plural(total, {
      one: `Le ${shown} più segnalate su {n} pagina.`,
      many: `Le ${shown} più segnalate su {n} di pagine.`,
      other: `Le ${shown} più segnalate su {n} pagine.`,
    }),
  ...REPORTED_MESSAGES,
  keepOf: (handle) => `Respingi le segnalazioni di @${handle}`,
  hide: 'Nascondi la pagina',
  hideOf: (handle) => `Nascondi la pagina di @${handle}`,
  show: 'Mostra la pagina',
  showOf: (handle) => `Mostra di nuovo la pagina di @${handle}`,
  hiding: {
    title: 'Nascondi questa pagina',
    question: 'Perché nasconderla? Il registro conserva il motivo.',
    reasons: ['Si spaccia per altri', 'Insulto', 'Spam', 'Nome o immagine offensivi', 'Altro'],
    label: 'Nascondi la pagina',
  },
  hidden: { title: 'Pagina nascosta', text: 'La vede solo la persona a cui appartiene.' },
  shown: {
    title: 'Pagina di nuovo visibile',
    text: 'Si vede di nuovo come ha scelto la persona a cui appartiene.',
  },
  dismissed: { title: 'Segnalazioni respinte', text: 'La pagina resta com’è.' },
  failed: { title: 'Errore', text: 'Non è stato possibile. Riprova.' },
};
