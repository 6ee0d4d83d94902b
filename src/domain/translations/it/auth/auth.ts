import type * as English from '../../../messages/auth/auth.ts';
import type { Translated } from '../../../language/translated.ts';
const invalidEmail = (text: string) => ({ title: 'Email non valida', text });
const failed = (text: string) => ({ title: 'Errore', text });
const tooShort = 'La password deve avere almeno 6 caratteri.';

export const EMAIL_EXAMPLE: Translated<typeof English.EMAIL_EXAMPLE> = 'nome@example.com';

export const AUTH_MESSAGES: Translated<typeof English.AUTH_MESSAGES> = {
  invalid: {
    signInEmail: invalidEmail('Inserisci un indirizzo email valido.'),
    signUpEmail: invalidEmail(`Inserisci un indirizzo email valido (per esempio ${EMAIL_EXAMPLE}).`),
    resetEmail: invalidEmail('Inserisci un indirizzo email valido.'),
    signInPassword: { title: 'Password non valida', text: tooShort },
    signUpPassword: { title: 'Password troppo debole', text: tooShort },
    name: { title: 'Manca il nome', text: 'Inserisci il tuo nome completo.' },
  },
  checkEmail: {
    title: 'Controlla la tua email',
    text: 'Ti abbiamo mandato un link di conferma. Aprilo per completare la registrazione.',
  },
  created: { title: 'Account creato', text: 'Il tuo account è pronto!' },
  signUpFailed: (message) => ({
    title: 'Registrazione non riuscita',
    text: message || 'Qualcosa è andato storto durante la registrazione.',
  }),
  signedIn: { title: 'Che bello rivederti!', text: 'Hai effettuato l’accesso.' },
  signInFailed: (message) => ({
    title: 'Accesso non riuscito',
    text: message || 'Qualcosa è andato storto durante l’accesso. Riprova.',
  }),
  notConfirmed: {
    title: 'Email non confermata',
    text: 'Controlla la tua email e apri il link di conferma prima di accedere.',
  },
  signedOutAgain: {
    title: 'Accesso non riuscito',
    text: 'Conferma prima il tuo indirizzo email. Il link è nella tua posta in arrivo.',
  },
  resetSent: {
    title: 'Email inviata',
    text: 'Controlla la tua email: trovi come scegliere una nuova password.',
  },
  resetFailed: (message) => failed(message || 'L’email non è partita. Riprova.'),
  resent: { title: 'Email rimandata', text: 'Un’altra email di conferma sta arrivando.' },
  resend: 'Rimanda l’email',
  resendFailed: (message) => failed(message || 'L’email di conferma non è ripartita.'),
};
