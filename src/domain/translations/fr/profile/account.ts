import type * as English from '../../../messages/profile/account.ts';
import type { Translated } from '../../../language/translated.ts';
import { ACCOUNT_MENU_MESSAGES } from '../header.ts';

const failed = (text: string) => ({ title: 'Erreur', text });

export const ACCOUNT_MESSAGES: Translated<typeof English.ACCOUNT_MESSAGES> = {
  profile: {
    signIn: 'Connectez-vous pour voir et modifier votre profil',
    fullName: 'Nom complet',
    email: 'E-mail',
    avatar: 'Avatar',
    yourAvatar: 'Votre avatar',
    emailFixed: 'L’adresse e-mail ne peut pas être changée',
    submit: { idle: 'Enregistrer', saving: 'Enregistrement…', uploading: 'Envoi…' },
    saved: { title: 'Profil enregistré', text: 'Vos changements sont enregistrés.' },
    saveFailed: (message) => failed(message),
    imagesOnly: 'Choisissez une image\u00a0: PNG, JPEG, WebP, GIF ou SVG.',
    choose: 'Choisissez une image, ou déposez-la ici. Son carré central devient votre avatar.',
  },
  account: {
    submit: { idle: 'Supprimer le compte', deleting: 'Suppression…' },
    deletedForGood: 'Seront supprimés pour toujours\u00a0:',
    cannotBeUndone: 'Il sera impossible de revenir en arrière.',
    whatIsDeleted: [
      'Votre profil',
      'Vos films et séries à voir',
      'Vos titres vus',
      'Vos favoris',
      'Vos notes et critiques',
      'Vos rappels',
      'Vos clés d’API',
      'Votre journal, les séries et les épisodes suivis',
      'Vos propres listes et votre page',
      'Vos notifications et recherches enregistrées',
    ],
    deleted: {
      title: 'Compte supprimé',
      text: 'Votre compte et toutes ses données sont supprimés pour toujours.',
    },
    deleteFailed: failed('Le compte n’a pas pu être supprimé. Réessayez, ou écrivez à qui gère ce site.'),
  },
};

export const PASSWORD_CHANGE_MESSAGES: Translated<typeof English.PASSWORD_CHANGE_MESSAGES> = {
  heading: 'Mot de passe',
  introduction: 'Le changer ferme vos sessions partout ailleurs.',
  current: 'Mot de passe actuel',
  fresh: 'Nouveau mot de passe',
  confirmation: 'Confirmation du mot de passe',
  toggles: {
    current: { show: 'Afficher le mot de passe actuel', hide: 'Masquer le mot de passe actuel' },
    fresh: { show: 'Afficher le nouveau mot de passe', hide: 'Masquer le nouveau mot de passe' },
    confirmation: { show: 'Afficher la confirmation', hide: 'Masquer la confirmation' },
  },
  submit: { idle: 'Changer le mot de passe', busy: 'Changement…' },
};

export const PROFILE_PAGE_MESSAGES: Translated<typeof English.PROFILE_PAGE_MESSAGES> = {
  title: ACCOUNT_MENU_MESSAGES.profile,
  description: 'Votre nom, votre avatar et votre pays sur Marquee.',
  sections: 'Rubriques',
  about: 'À propos de vous',
  people: 'Personnes',
  more: 'Vos autres pages',
  danger: {
    heading: 'Zone de danger',
    introduction: 'Supprime votre compte et tout ce que vous gardez ici, pour toujours.',
  },
};
