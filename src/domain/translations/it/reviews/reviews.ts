import type * as English from '../../../messages/reviews/reviews.ts';
import type { Translated } from '../../../language/translated.ts';
import { plural } from '../plural.ts';

const signIn = (text: string) => ({ title: 'Accedi', text });
const failed = (text: string) => ({ title: 'Errore', text });
const failedBecause = (text: string) => (message: string) => failed(`${text} ${message}`);

export const REVIEW_MESSAGES: Translated<typeof English.REVIEW_MESSAGES> = {
  signIn: 'Accedi per scrivere una recensione',
  refused: signIn('Così puoi scrivere una recensione.'),
  posted: { title: 'Recensione pubblicata!', text: 'Grazie per aver detto la tua.' },
  updated: { title: 'Recensione aggiornata!', text: 'Le tue modifiche sono salvate.' },
  deleted: { title: 'Recensione eliminata', text: 'La tua recensione non c’è più.' },
  postFailed: failedBecause('Non è stato possibile pubblicare la recensione.'),
  updateFailed: failedBecause('Non è stato possibile aggiornare la recensione.'),
  deleteFailed: failedBecause('Non è stato possibile eliminare la recensione.'),
  loadFailed: (message) => ({ title: 'Non è stato possibile caricare le recensioni', text: message }),
  reported: { title: 'Recensione segnalata', text: 'Grazie. Un admin le darà un’occhiata.' },
  alreadyReported: { title: 'Già segnalata', text: 'Hai già segnalato questa recensione.' },
  reportFailed: failedBecause('Non è stato possibile segnalare la recensione.'),
  reportRefused: signIn('Così puoi segnalare una recensione.'),
  nameless: 'Senza nome',
  none: 'Ancora nessuna recensione',
  noneYet: 'Comincia tu: che cosa ne pensi?',
  noneWith: (stars) =>
    plural(stars, {
      one: 'Nessuna recensione con {n} stella',
      many: 'Nessuna recensione con {n} di stelle',
      other: 'Nessuna recensione con {n} stelle',
    }),
  post: 'Pubblica',
  posting: 'Pubblicazione…',
  save: 'Salva',
  saving: 'Salvataggio…',
  edit: 'Modifica',
  erase: 'Elimina',
  erasing: 'Eliminazione…',
  report: 'Segnala',
  you: 'Tu',
  edited: 'modificata',
  more: 'Altre recensioni',
  loadingMore: 'Caricamento…',
  draftKept: 'Quello che hai scritto resta qui finché non accedi.',
  field: {
    label: 'La tua recensione',
    placeholder: 'Che cosa ne pensi?',
    edit: 'Modifica la tua recensione',
  },
  length: (length, limit) =>
    plural(limit, {
      one: `${length} su {n} carattere`,
      many: `${length} su {n} di caratteri`,
      other: `${length} su {n} caratteri`,
    }),
  left: (count) =>
    plural(count, {
      one: 'ancora {n} carattere',
      many: 'ancora {n} di caratteri',
      other: 'ancora {n} caratteri',
    }),
  leftInParts: (count) =>
    `${count === 0 ? 'Non c’è più spazio' : `C’è ancora spazio per ${count}`}: una lettera fatta di più segni conta più volte.`,
  order: {
    label: 'Ordine delle recensioni',
    newest: 'Recenti',
    oldest: 'Vecchie',
    spoken: { newest: 'Prima le più recenti', oldest: 'Prima le più vecchie' },
  },
  all: { short: 'Tutte', spoken: 'Tutti i voti' },
  ratings: 'Voto delle recensioni',
  first: 'Torna alle prime recensioni',
  tellsEnd: { label: 'Contiene spoiler', open: 'Questa recensione contiene spoiler. Mostrala' },
  followed: 'Segui già',
};
