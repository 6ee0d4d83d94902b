import type * as English from '../../../messages/profile/account.ts';
import type { Translated } from '../../../language/translated.ts';
import { ACCOUNT_MENU_MESSAGES } from '../header.ts';

const failed = (text: string) => ({ title: 'Errore', text });

export const ACCOUNT_MESSAGES: Translated<typeof English.ACCOUNT_MESSAGES> = {
  profile: {
    signIn: 'Accedi per vedere e modificare il tuo profilo',
    fullName: 'Nome completo',
    email: 'Email',
    avatar: 'Avatar',
    yourAvatar: 'Il tuo avatar',
    emailFixed: 'L’email non si può cambiare',
    submit: { idle: 'Salva il profilo', saving: 'Salvataggio…', uploading: 'Caricamento…' },
    saved: { title: 'Profilo salvato', text: 'Le tue modifiche sono salvate.' },
    saveFailed: (message) => failed(message),
    imagesOnly: 'Scegli un’immagine: PNG, JPEG, WebP, GIF o SVG.',
    choose: 'Scegli un’immagine, o trascinala qui. Il quadrato al centro diventa il tuo avatar.',
  },
  account: {
    submit: { idle: 'Elimina l’account', deleting: 'Eliminazione…' },
    deletedForGood: 'Saranno eliminati per sempre:',
    cannotBeUndone: 'Non si può tornare indietro.',
    whatIsDeleted: [
      'Il tuo profilo',
      'I film e le serie da vedere',
      'I titoli visti',
      'I preferiti',
      'I voti e le recensioni',
      'I promemoria',
      'Le chiavi API',
      'Il diario, le serie e gli episodi che segui',
      'Le tue liste e la tua pagina',
      'Le notifiche e le ricerche salvate',
    ],
    deleted: {
      title: 'Account eliminato',
      text: 'Il tuo account e tutti i suoi dati sono stati eliminati per sempre.',
    },
    deleteFailed: failed('L’account non è stato eliminato. Riprova, o scrivi a chi gestisce il sito.'),
  },
};

export const PASSWORD_CHANGE_MESSAGES: Translated<typeof English.PASSWORD_CHANGE_MESSAGES> = {
  heading: 'Password',
  introduction: 'Se la cambi, le tue sessioni si chiudono ovunque tranne qui.',
  current: 'Password attuale',
  fresh: 'Nuova password',
  confirmation: 'Conferma la nuova password',
  toggles: {
    current: { show: 'Mostra la password attuale', hide: 'Nascondi la password attuale' },
    fresh: { show: 'Mostra la nuova password', hide: 'Nascondi la nuova password' },
    confirmation: { show: 'Mostra la conferma', hide: 'Nascondi la conferma' },
  },
  submit: { idle: 'Cambia password', busy: 'Cambio…' },
};

export const PROFILE_PAGE_MESSAGES: Translated<typeof English.PROFILE_PAGE_MESSAGES> = {
  title: ACCOUNT_MENU_MESSAGES.profile,
  description: 'Il tuo nome, il tuo avatar e il tuo paese su Marquee.',
  sections: 'Sezioni',
  about: 'Su di te',
  people: 'Persone',
  more: 'Le altre tue pagine',
  danger: {
    heading: 'Zona pericolosa',
    introduction: 'Elimina il tuo account e tutto quello che conservi qui, per sempre.',
  },
};
