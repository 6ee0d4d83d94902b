import type * as English from '../../../messages/detail/states.ts';
import type { Translated } from '../../../language/translated.ts';

export const STATE_NAMES: Translated<typeof English.STATE_NAMES> = {
  Rumored: 'Rumor',
  Planned: 'Em planejamento',
  'In Production': 'Em produção',
  'Post Production': 'Em pós-produção',
  Released: 'Já estreou',
  'Returning Series': 'Renovada',
  Ended: 'Encerrada',
  Canceled: 'Cancelada',
  Pilot: 'Piloto',
};

export const AIRING_MESSAGES: Translated<typeof English.AIRING_MESSAGES> = {
  upcoming: 'Em breve',
  now: 'No ar',
  unknown: 'N/D',
};
