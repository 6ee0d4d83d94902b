import type * as English from '../../../messages/offline/offline.ts';
import type { Translated } from '../../../language/translated.ts';

export const OFFLINE_MESSAGES: Translated<typeof English.OFFLINE_MESSAGES> = {
  title: 'Hors ligne',
  heading: 'Vous êtes hors ligne',
  text: 'Cette page n’a pas pu être chargée. Ce que vous avez enregistré est en sécurité\u00a0: tout revient dès que la connexion est rétablie.',
  again: 'Réessayer',
};
