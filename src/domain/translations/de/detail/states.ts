import type * as English from '../../../messages/detail/states.ts';
import type { Translated } from '../../../language/translated.ts';

export const STATE_NAMES: Translated<typeof English.STATE_NAMES> = {
  Rumored: 'Gerücht',
  Planned: 'Geplant',
  'In Production': 'In Produktion',
  'Post Production': 'In der Postproduktion',
  Released: 'Erschienen',
  'Returning Series': 'Geht weiter',
  Ended: 'Beendet',
  Canceled: 'Abgesetzt',
  Pilot: 'Pilot',
};

export const AIRING_MESSAGES: Translated<typeof English.AIRING_MESSAGES> = {
  upcoming: 'Demnächst',
  now: 'Läuft gerade',
  unknown: 'Unbekannt',
};
