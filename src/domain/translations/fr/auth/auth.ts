import type * as English from '../../../messages/auth/auth.ts';
import type { Translated } from '../../../language/translated.ts';
import { plural } from '../plural.ts';

const invalidEmail = (text: string) => ({ title: 'Adresse e-mail invalide', text });
const failed = (text: string) => ({ title: 'Erreur', text });
const tooShort = 'Le mot de passe doit avoir au moins 6 caractères.';

export const EMAIL_EXAMPLE: Translated<typeof English.EMAIL_EXAMPLE> = 'name@example.com';

export const AUTH_MESSAGES: Translated<typeof English.AUTH_MESSAGES> = {
  invalid: {
    signInEmail: invalidEmail('Saisissez une adresse e-mail valide.'),
    signUpEmail: invalidEmail(`Saisissez une adresse e-mail valide (par exemple ${EMAIL_EXAMPLE}).`),
    resetEmail: invalidEmail('Saisissez une adresse e-mail valide.'),
    signInPassword: { title: 'Mot de passe invalide', text: tooShort },
    signUpPassword: { title: 'Mot de passe trop faible', text: tooShort },
    name: { title: 'Il manque votre nom', text: 'Saisissez votre nom complet.' },
    newPassword: { title: 'Mot de passe trop court', text: tooShort },
    currentMissing: {
      title: 'Il manque le mot de passe actuel',
      text: 'Saisissez votre mot de passe actuel.',
    },
    currentWrong: { title: 'Mauvais mot de passe', text: 'Ce n’est pas votre mot de passe actuel.' },
    samePassword: { title: 'Même mot de passe', text: 'Choisissez-en un autre que l’actuel.' },
    confirmation: {
      title: 'Mots de passe différents',
      text: 'Les deux mots de passe ne sont pas identiques. Réessayez.',
    },
  },
  checkEmail: {
    title: 'Regardez vos e-mails',
    text: 'Nous vous avons envoyé un lien de confirmation. Ouvrez-le pour terminer l’inscription.',
  },
  confirmed: { title: 'E-mail confirmé', text: 'Bienvenue sur Marquee. Votre compte est prêt.' },
  confirmedFor: (name) => ({
    title: 'E-mail confirmé',
    text: `Bienvenue sur Marquee. «\u00a0${name}\u00a0» s’enregistre pour vous…`,
  }),
  wayBack: 'Retour là où vous étiez',
  created: { title: 'Compte créé', text: 'Votre compte est prêt\u00a0!' },
  signUpFailed: (message) => ({
    title: 'L’inscription a échoué',
    text: message || 'Quelque chose n’a pas marché pendant l’inscription.',
  }),
  signedIn: { title: 'Quel plaisir de vous revoir\u00a0!', text: 'La session est ouverte.' },
  signInFailed: (message) => ({
    title: 'La connexion a échoué',
    text: message || 'Quelque chose n’a pas marché pendant la connexion. Réessayez.',
  }),
  notConfirmed: {
    title: 'E-mail non confirmé',
    text: 'Regardez vos e-mails et ouvrez le lien de confirmation avant de vous connecter.',
  },
  signedOutAgain: {
    title: 'La connexion a échoué',
    text: 'Confirmez d’abord votre adresse e-mail. Le lien est dans votre boîte de réception.',
  },
  signedOut: { title: 'À bientôt\u00a0!', text: 'La session est fermée.' },
  signOutFailed: (message) => failed(message || 'La déconnexion a échoué. Réessayez.'),
  resetSent: {
    title: 'E-mail envoyé',
    text: 'Regardez vos e-mails\u00a0: vous y trouverez comment choisir un nouveau mot de passe.',
  },
  resetFailed: (message) => failed(message || 'L’e-mail n’a pas pu être envoyé. Réessayez.'),
  resent: { title: 'E-mail renvoyé', text: 'Un nouvel e-mail de confirmation est en route.' },
  resendLater: (seconds) =>
    plural(seconds, {
      one: 'Attendez {n} seconde avant de demander un autre e-mail.',
      many: 'Attendez {n} de secondes avant de demander un autre e-mail.',
      other: 'Attendez {n} secondes avant de demander un autre e-mail.',
    }),
  resend: 'Renvoyer l’e-mail',
  resendFailed: (message) => failed(message || 'L’e-mail de confirmation n’a pas pu être renvoyé.'),
  passwordUpdated: { title: 'Mot de passe changé', text: 'Votre nouveau mot de passe est enregistré.' },
  passwordChanged: {
    title: 'Mot de passe changé',
    text: 'Votre nouveau mot de passe est enregistré. Vos autres sessions ouvertes sont fermées.',
  },
  passwordFailed: (message) => failed(message || 'Le mot de passe n’a pas pu être changé. Réessayez.'),
  ended: { title: 'Session terminée', text: 'Votre session a pris fin. Reconnectez-vous.' },
};
