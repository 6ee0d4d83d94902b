import type * as English from '../../../messages/auth/new-password.ts';
import type { Translated } from '../../../language/translated.ts';
import { LINK_LIFE } from './links.ts';

const failed = (text: string) => ({ title: 'Erreur', text });
const tooShort = 'Le mot de passe doit avoir au moins 6 caractères.';

export const PASSWORD_MESSAGES: Translated<typeof English.PASSWORD_MESSAGES> = {
  invalid: {
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
  updated: { title: 'Mot de passe changé', text: 'Votre nouveau mot de passe est enregistré.' },
  changed: {
    title: 'Mot de passe changé',
    text: 'Votre nouveau mot de passe est enregistré. Vos autres sessions ouvertes sont fermées.',
  },
  failed: (message) => failed(message || 'Le mot de passe n’a pas pu être changé. Réessayez.'),
};

export const NEW_PASSWORD_MESSAGES: Translated<typeof English.NEW_PASSWORD_MESSAGES> = {
  heading: 'Nouveau mot de passe',
  description: 'Choisir un nouveau mot de passe pour votre compte Marquee.',
  introduction: 'Saisissez votre nouveau mot de passe ci-dessous pour terminer.',
  password: 'Nouveau mot de passe',
  confirmation: 'Confirmation du mot de passe',
  submit: { idle: 'Changer le mot de passe', busy: 'Changement…' },
  broken: 'Ce lien n’est pas valable, ou ne l’est plus',
  elsewhere: 'Ouvrez le lien dans le navigateur où vous l’avez demandé',
  uninvited: 'Pour un nouveau mot de passe, il faut le lien de notre e-mail',
  nextStep: `Les liens servent une fois, pendant ${LINK_LIFE}. Demandez-en un nouveau et ouvrez-le ici.`,
  request: 'Demander un nouveau lien',
};
