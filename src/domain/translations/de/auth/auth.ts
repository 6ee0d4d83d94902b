import type * as English from '../../../messages/auth/auth.ts';
import type { Translated } from '../../../language/translated.ts';
const invalidEmail = (text: string) => ({ title: 'Ungültige E-Mail-Adresse', text });
const failed = (text: string) => ({ title: 'Fehler', text });
const tooShort = 'Das Passwort braucht mindestens 6 Zeichen.';

export const EMAIL_EXAMPLE: Translated<typeof English.EMAIL_EXAMPLE> = 'name@example.com';

export const AUTH_MESSAGES: Translated<typeof English.AUTH_MESSAGES> = {
  invalid: {
    signInEmail: invalidEmail('Bitte gib eine gültige E-Mail-Adresse ein.'),
    signUpEmail: invalidEmail(`Bitte gib eine gültige E-Mail-Adresse ein (z.\u00a0B. ${EMAIL_EXAMPLE}).`),
    resetEmail: invalidEmail('Bitte gib eine gültige E-Mail-Adresse ein.'),
    signInPassword: { title: 'Ungültiges Passwort', text: tooShort },
    signUpPassword: { title: 'Schwaches Passwort', text: tooShort },
    name: { title: 'Der Name fehlt', text: 'Bitte gib deinen Namen ein.' },
  },
  checkEmail: {
    title: 'Sieh in deine E-Mails',
    text: 'Wir haben dir einen Link geschickt. Klick ihn an, und du bist registriert.',
  },
  created: { title: 'Konto angelegt', text: 'Dein Konto ist bereit!' },
  signUpFailed: (message) => ({
    title: 'Das Registrieren klappt nicht',
    text: message || 'Beim Registrieren ist etwas schiefgegangen.',
  }),
  signedIn: { title: 'Willkommen zurück!', text: 'Du bist angemeldet.' },
  signInFailed: (message) => ({
    title: 'Das Anmelden klappt nicht',
    text: message || 'Beim Anmelden ist etwas schiefgegangen. Bitte versuch es noch einmal.',
  }),
  notConfirmed: {
    title: 'E-Mail-Adresse noch nicht bestätigt',
    text: 'Bitte klick zuerst auf den Link in unserer E-Mail, dann kannst du dich anmelden.',
  },
  signedOutAgain: {
    title: 'Das Anmelden klappt nicht',
    text: 'Bitte bestätige zuerst deine E-Mail-Adresse. Der Link dafür liegt in deinem Posteingang.',
  },
  resetSent: {
    title: 'E-Mail verschickt',
    text: 'Sieh in deine E-Mails: Dort steht, wie du dein Passwort zurücksetzt.',
  },
  resetFailed: (message) =>
    failed(message || 'Die E-Mail konnte nicht verschickt werden. Bitte versuch es noch einmal.'),
  resent: { title: 'E-Mail verschickt', text: 'In deinem Posteingang liegt ein neuer Link.' },
  resend: 'Noch einmal senden',
  resendFailed: (message) => failed(message || 'Die E-Mail konnte nicht noch einmal verschickt werden.'),
};
