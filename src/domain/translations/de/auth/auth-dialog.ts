import type * as English from '../../../messages/auth/auth-dialog.ts';
import type { Translated } from '../../../language/translated.ts';

export const AUTH_DIALOG_MESSAGES: Translated<typeof English.AUTH_DIALOG_MESSAGES> = {
  tabs: 'Konto',
  fullName: 'Name',
  email: 'E-Mail',
  password: 'Passwort',
  busy: { signIn: 'Anmelden …', signUp: 'Registrieren …', reset: 'Wird gesendet …' },
  back: 'Zurück',
  titles: {
    signIn: 'Anmelden',
    signUp: 'Registrieren',
    forgot: 'Passwort zurücksetzen',
    verify: 'E-Mail-Adresse bestätigen',
  },
  forgot: 'Passwort vergessen?',
  passwordRule: 'Mindestens 6 Zeichen',
  reset: {
    introduction: 'Wir schicken dir einen Link, mit dem du ein neues Passwort setzt.',
    submit: 'E-Mail senden',
  },
  verify: {
    sent: (email) =>
      `Wir haben einen Link an ${email} geschickt. Öffne ihn, und du bist registriert. Nichts da? Sieh im Spam-Ordner nach.`,
    noMails: (outbox) => `Diese Website verschickt noch keine E-Mails. Sie warten im ${outbox}.`,
    outbox: 'Postausgang',
    resend: (seconds) => (seconds > 0 ? `Noch einmal senden (${seconds}\u00a0s)` : 'Noch einmal senden'),
    back: 'Zurück zum Anmelden',
  },
};
