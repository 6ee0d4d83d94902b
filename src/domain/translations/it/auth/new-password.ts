import type * as English from '../../../messages/auth/new-password.ts';
import type { Translated } from '../../../language/translated.ts';
import { LINK_LIFE } from './links.ts';

const failed = (text: string) => ({ title: 'Errore', text });
const tooShort = 'La password deve avere almeno 6 caratteri.';

export const PASSWORD_MESSAGES: Translated<typeof English.PASSWORD_MESSAGES> = {
  invalid: {
    newPassword: { title: 'Password troppo corta', text: tooShort },
    currentMissing: { title: 'Manca la password attuale', text: 'Inserisci la tua password attuale.' },
    currentWrong: { title: 'Password sbagliata', text: 'Questa non è la tua password attuale.' },
    samePassword: { title: 'Stessa password', text: 'Scegline una diversa da quella attuale.' },
    confirmation: {
      title: 'Le password non coincidono',
      text: 'Le due password non sono uguali. Riprova.',
    },
  },
  updated: { title: 'Password cambiata', text: 'La tua nuova password è salvata.' },
  changed: {
    title: 'Password cambiata',
    text: 'La tua nuova password è salvata. Le altre sessioni aperte sono state chiuse.',
  },
  failed: (message) => failed(message || 'La password non è stata cambiata. Riprova.'),
};

export const NEW_PASSWORD_MESSAGES: Translated<typeof English.NEW_PASSWORD_MESSAGES> = {
  heading: 'Nuova password',
  description: 'Scegli una nuova password per il tuo account Marquee.',
  introduction: 'Inserisci qui sotto la tua nuova password per finire.',
  password: 'Nuova password',
  confirmation: 'Conferma la nuova password',
  submit: { idle: 'Cambia password', busy: 'Cambio…' },
  broken: 'Questo link non è valido, o è scaduto',
  elsewhere: 'Apri il link nel browser da cui l’hai chiesto',
  uninvited: 'Per una nuova password serve il link della nostra email',
  nextStep: `I link funzionano una volta sola, per ${LINK_LIFE}. Chiedine uno nuovo e aprilo qui.`,
  request: 'Chiedi un nuovo link',
};
