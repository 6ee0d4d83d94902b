import type * as English from '../../../messages/detail/states.ts';
import type { Translated } from '../../../language/translated.ts';

export const STATE_NAMES: Translated<typeof English.STATE_NAMES> = {
  Rumored: 'Indiscrezione',
  Planned: 'In programma',
  'In Production': 'In produzione',
  'Post Production': 'In postproduzione',
  Released: 'Uscito',
  'Returning Series': 'In corso',
  Ended: 'Conclusa',
  Canceled: 'Cancellata',
  Pilot: 'Pilot',
};

export const AIRING_MESSAGES: Translated<typeof English.AIRING_MESSAGES> = {
  upcoming: 'In arrivo',
  now: 'In onda adesso',
  unknown: 'n.d.',
};
