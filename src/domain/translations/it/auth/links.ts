import type * as English from '../../../messages/auth/links.ts';
import type { Translated } from '../../../language/translated.ts';

export const LINK_LIFE: Translated<typeof English.LINK_LIFE> = '24 ore';

export const BROKEN_LINK: Translated<typeof English.BROKEN_LINK> = {
  heading: 'Questo link non è valido, o è scaduto',
};

export const LINK_MESSAGES: Translated<typeof English.LINK_MESSAGES> = {
  broken: {
    heading: BROKEN_LINK.heading,
    text: `I link delle nostre email funzionano una volta sola, per ${LINK_LIFE}. Se il tuo indirizzo è già confermato, accedi; altrimenti chiedi un’altra email.`,
  },
  elsewhere: {
    heading: 'Il tuo indirizzo email è confermato',
    text: 'Hai aperto il link in un browser diverso da quello della registrazione. Accedi.',
  },
};

export const CONFIRM_MESSAGES: Translated<typeof English.CONFIRM_MESSAGES> = {
  description: 'Dove portano i link delle nostre email.',
  signup: {
    heading: 'Conferma il tuo indirizzo email',
    text: 'Un clic e il tuo account è pronto.',
    submit: 'Conferma il mio indirizzo',
  },
  recovery: {
    heading: 'Nuova password',
    text: 'Un clic e scegli una nuova password.',
    submit: 'Scegli una nuova password',
  },
  signedIn: {
    heading: 'Il tuo indirizzo email è confermato',
    text: (email) => `La sessione è aperta per ${email}. Non resta altro da fare.`,
    other: 'Il link era per un altro indirizzo? Confermalo qui.',
  },
  code: {
    text: `Scrivi le sei cifre della nostra email. Link e codice funzionano una volta sola, per ${LINK_LIFE}.`,
    offer: 'Leggi l’email su un altro dispositivo? Scrivi qui il suo codice.',
    label: 'Codice dell’email',
    malformed: 'Il codice ha sei cifre.',
    wrong: 'Questo codice è sbagliato o già usato. Controlla l’ultima email, o apri il suo link.',
  },
};
