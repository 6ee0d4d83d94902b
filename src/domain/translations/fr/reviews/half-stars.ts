import type * as English from '../../../messages/reviews/half-stars.ts';
import type { Translated } from '../../../language/translated.ts';

export const PLAIN_STARS_MESSAGES: Translated<typeof English.PLAIN_STARS_MESSAGES> = {
  give: 'Noter',
  none: 'Aucune étoile',
};

export const HALF_STARS_MESSAGES: Translated<typeof English.HALF_STARS_MESSAGES> = {
  section: {
    heading: 'Étoiles',
    introduction:
      'Les étoiles entières sont la règle. Avec les demi-étoiles, chacune a deux moitiés\u00a0; ce que vous avez importé garde les siennes dans tous les cas.',
  },
  label: 'Noter en demi-étoiles',
  offer:
    'Votre fichier contient des demi-étoiles, et elles sont gardées. Voulez-vous aussi en donner ici\u00a0?',
  chosen: {
    title: 'Demi-étoiles',
    text: 'Vous notez désormais en demi-étoiles. Votre profil permet d’en changer.',
  },
  failed: (message) => ({
    title: 'Erreur',
    text: `Les demi-étoiles n’ont pas pu être choisies. ${message}`,
  }),
};
