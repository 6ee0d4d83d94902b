import type * as English from '../../messages/backend.ts';
import type { Translated } from '../../language/translated.ts';

export const BACKEND_MESSAGES: Translated<typeof English.BACKEND_MESSAGES> = {
  duplicate: 'Cela existe déjà.',
  none: 'Cela n’existe plus.',
  forbidden: 'Vous n’avez pas le droit de faire cela.',
  expired: 'Votre session a pris fin. Reconnectez-vous.',
  invalid: 'Cela n’a pas été accepté. Vérifiez ce que vous avez saisi.',
  bound: 'La limite est atteinte. Faites d’abord un peu de place.',
  tooLarge: 'Le fichier est trop lourd. Il peut peser 2\u00a0Mo au plus.',
  limited: 'Trop d’essais. Attendez un instant et réessayez.',
  offline: 'Vous semblez être hors ligne. Vérifiez votre connexion et réessayez.',
  foreign:
    'Ce n’est pas Marquee qui a répondu, mais peut-être la page de connexion de ce réseau. Identifiez-vous là-bas et réessayez.',
  full: 'Rien ne peut être enregistré pour le moment\u00a0: le disque de ce site est plein. La lecture reste possible.',
  slow: 'Cela a pris trop de temps et a été interrompu. Réessayez.',
  unavailable: 'Le service ne répond pas pour le moment. Réessayez.',
};
