import type * as English from '../../../messages/auth/session.ts';
import type { Translated } from '../../../language/translated.ts';

const failed = (text: string) => ({ title: 'Errore', text });

export const SESSION_MESSAGES: Translated<typeof English.SESSION_MESSAGES> = {
  confirmed: {
    title: 'Email confermata',
    text: 'Ti diamo il benvenuto su Marquee. Il tuo account è pronto.',
  },
  confirmedFor: (name) => ({
    title: 'Email confermata',
    text: `Ti diamo il benvenuto su Marquee. Salviamo «${name}» per te…`,
  }),
  wayBack: 'Torna dov’eri',
  signedOut: { title: 'A presto!', text: 'La sessione è chiusa.' },
  signOutFailed: (message) => failed(message || 'L’uscita dall’account non è riuscita. Riprova.'),
  ended: { title: 'Sessione scaduta', text: 'La tua sessione è finita. Accedi di nuovo.' },
};
