import type * as English from '../../../messages/admin/admin.ts';
import type { Translated } from '../../../language/translated.ts';
import { plural } from '../plural.ts';

const failed = (text: string) => ({ title: 'Errore', text });

export const ADMIN_MESSAGES: Translated<typeof English.ADMIN_MESSAGES> = {
  signIn: 'Accedi per aprire l’amministrazione',
  denied: 'Accesso negato',
  deniedText: 'Questa pagina è per chi gestisce Marquee.',
  removed: { title: 'Recensione rimossa', text: 'Il registro conserva chi l’ha rimossa e perché.' },
  alreadyGone: { title: 'Già sparita', text: 'Questa recensione non esiste più.' },
  removeFailed: failed('Non è stato possibile rimuovere la recensione.'),
  restored: { title: 'Recensione ripristinata', text: 'Si vede di nuovo com’era.' },
  tooLate: { title: 'Troppo tardi', text: 'Questa recensione non si può più ripristinare.' },
  restoreFailed: failed('Non è stato possibile ripristinare la recensione.'),
  dismissed: (count) => ({
    title: 'Recensione mantenuta',
    text: plural(count, {
      one: '{n} segnalazione respinta.',
      many: '{n} di segnalazioni respinte.',
      other: '{n} segnalazioni respinte.',
    }),
  }),
  dismissFailed: failed('Non è stato possibile respingere le segnalazioni.'),
  keepButton: 'Mantieni',
  removeButton: 'Rimuovi',
  removingNow: 'Rimozione…',
  undo: 'Annulla',
  restore: 'Ripristina',
  said: { removed: 'Rimossa', kept: 'Mantenuta', gone: 'Sparita', restored: 'Ripristinata' },
  removeReview: 'Rimuovi la recensione',
  reason: 'Motivo',
  nameless: 'qualcuno senza nome',
  keep: ({ title, author }) => `Mantieni la recensione di «${title}» scritta da ${author}`,
  remove: ({ title, author }) => `Rimuovi la recensione di «${title}» scritta da ${author}`,
  restoreOf: ({ title, author }) => `Ripristina la recensione di «${title}» scritta da ${author}`,
  undoRemoval: ({ title, author }) =>
    `Annulla la rimozione della recensione di «${title}» scritta da ${author}`,
  removing: ({ title, author }) =>
    `Stai rimuovendo la recensione di «${title}» scritta da ${author}. Si può ripristinare dal registro per trenta giorni.`,
  reasons: ['Spam', 'Insulto', 'Spoiler', 'Non riguarda il titolo'],
};

export const REASON_LIMIT: Translated<typeof English.REASON_LIMIT> = 500;
