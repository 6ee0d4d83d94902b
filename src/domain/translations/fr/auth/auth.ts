import type * as English from '../../../messages/auth/auth.ts';
import type { Translated } from '../../../language/translated.ts';
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
  },
  checkEmail: {
    title: 'Regardez vos e-mails',
    text: 'Nous vous avons envoyé un lien de confirmation. Ouvrez-le pour terminer l’inscription.',
  },
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
  resetSent: {
    title: 'E-mail envoyé',
    text: 'Regardez vos e-mails\u00a0: vous y trouverez comment choisir un nouveau mot de passe.',
  },
  resetFailed: (message) => failed(message || 'L’e-mail n’a pas pu être envoyé. Réessayez.'),
  resent: { title: 'E-mail renvoyé', text: 'Un nouvel e-mail de confirmation est en route.' },
  resend: 'Renvoyer l’e-mail',
  resendFailed: (message) => failed(message || 'L’e-mail de confirmation n’a pas pu être renvoyé.'),
};
