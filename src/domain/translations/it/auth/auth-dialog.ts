import type * as English from '../../../messages/auth/auth-dialog.ts';
import type { Translated } from '../../../language/translated.ts';

export const AUTH_DIALOG_MESSAGES: Translated<typeof English.AUTH_DIALOG_MESSAGES> = {
  tabs: 'Account',
  fullName: 'Nome completo',
  email: 'Email',
  password: 'Password',
  busy: { signIn: 'Accesso…', signUp: 'Registrazione…', reset: 'Invio…' },
  back: 'Indietro',
  titles: {
    signIn: 'Accedi',
    signUp: 'Registrati',
    forgot: 'Nuova password',
    verify: 'Conferma la tua email',
  },
  forgot: 'Password dimenticata?',
  passwordRule: 'Almeno 6 caratteri',
  reset: {
    introduction: 'Ti mandiamo per email un link per scegliere una nuova password.',
    submit: 'Invia il link',
  },
  verify: {
    sent: (email) =>
      `Abbiamo mandato un link di conferma a ${email}. Aprilo per completare la registrazione. Non è arrivato niente? Guarda nello spam.`,
    noMails: (outbox) => `Questo sito non manda ancora email. Aspettano nella ${outbox}.`,
    outbox: 'posta in uscita',
    resend: (seconds) => (seconds > 0 ? `Rimanda l’email (${seconds} s)` : 'Rimanda l’email'),
    back: 'Torna all’accesso',
  },
};
