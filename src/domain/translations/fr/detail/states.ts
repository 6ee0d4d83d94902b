import type * as English from '../../../messages/detail/states.ts';
import type { Translated } from '../../../language/translated.ts';

export const STATE_NAMES: Translated<typeof English.STATE_NAMES> = {
  Rumored: 'Rumeur',
  Planned: 'En projet',
  'In Production': 'En production',
  'Post Production': 'En postproduction',
  Released: 'Sorti',
  'Returning Series': 'En cours',
  Ended: 'Terminée',
  Canceled: 'Annulée',
  Pilot: 'Pilote',
};

export const AIRING_MESSAGES: Translated<typeof English.AIRING_MESSAGES> = {
  upcoming: 'À venir',
  now: 'En cours',
  unknown: 'Inconnu',
};
