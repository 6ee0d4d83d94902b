import type * as English from '../../messages/late.ts';
import type { Translated } from '../../language/translated.ts';

export const LATE_MESSAGES: Translated<typeof English.LATE_MESSAGES> = {
  missing: {
    title: 'Erreur',
    text: 'Impossible d’ouvrir cette partie. Vérifiez votre connexion et réessayez.',
  },
  again: 'Réessayer',
};
