import type * as English from '../../messages/units.ts';
import type { Translated } from '../../language/translated.ts';

export const RUNTIME_MESSAGES: Translated<typeof English.RUNTIME_MESSAGES> = {
  hours: (hours) => `${hours} h`,
  minutes: (minutes) => `${minutes} min`,
  both: (hours, minutes) => `${hours} h ${minutes} min`,
};

export const UNIT_MESSAGES: Translated<typeof English.UNIT_MESSAGES> = {
  bytes: ['o', 'ko', 'Mo', 'Go', 'To'],
  days: (days) => `${days} j`,
  hours: (hours) => `${hours} h`,
  minutes: (minutes) => `${minutes} min`,
  moment: '< 1\u00a0min',
};
