import type * as English from '../../../messages/auth/auth-dialog.ts';
import type { Translated } from '../../../language/translated.ts';

export const AUTH_DIALOG_MESSAGES: Translated<typeof English.AUTH_DIALOG_MESSAGES> = {
  tabs: 'Compte',
  fullName: 'Nom complet',
  email: 'E-mail',
  password: 'Mot de passe',
  busy: { signIn: 'Connexion…', signUp: 'Inscription…', reset: 'Envoi…' },
  back: 'Retour',
  titles: {
    signIn: 'Se connecter',
    signUp: 'S’inscrire',
    forgot: 'Nouveau mot de passe',
    verify: 'Confirmez votre e-mail',
  },
  forgot: 'Mot de passe oublié\u00a0?',
  passwordRule: '6 caractères au moins',
  reset: {
    introduction: 'Vous recevrez par e-mail un lien pour choisir un nouveau mot de passe.',
    submit: 'Recevoir le lien',
  },
  verify: {
    sent: (email) =>
      `Nous avons envoyé un lien de confirmation à ${email}. Ouvrez-le pour terminer l’inscription. Rien reçu\u00a0? Regardez dans les indésirables.`,
    noMails: (outbox) => `Ce site n’envoie pas encore d’e-mails. Ils attendent dans ${outbox}.`,
    outbox: 'la boîte d’envoi',
    resend: (seconds) => (seconds > 0 ? `Renvoyer l’e-mail (${seconds} s)` : 'Renvoyer l’e-mail'),
    back: 'Retour à la connexion',
  },
};
