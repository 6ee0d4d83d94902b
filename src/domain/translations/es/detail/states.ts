import type * as English from '../../../messages/detail/states.ts';
import type { Translated } from '../../../language/translated.ts';

export const STATE_NAMES: Translated<typeof English.STATE_NAMES> = {
  Rumored: 'Rumor',
  Planned: 'En proyecto',
  'In Production': 'En producción',
  'Post Production': 'En posproducción',
  Released: 'Estrenada',
  'Returning Series': 'Renovada',
  Ended: 'Terminada',
  Canceled: 'Cancelada',
  Pilot: 'Piloto',
};

export const AIRING_MESSAGES: Translated<typeof English.AIRING_MESSAGES> = {
  upcoming: 'Próximamente',
  now: 'En emisión',
  unknown: 'Sin fecha',
};
