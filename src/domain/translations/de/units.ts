import type * as English from '../../messages/units.ts';
import type { Translated } from '../../language/translated.ts';

export const RUNTIME_MESSAGES: Translated<typeof English.RUNTIME_MESSAGES> = {
  hours: (hours) => `${hours} Std.`,
  minutes: (minutes) => `${minutes} Min.`,
  both: (hours, minutes) => `${hours} Std. ${minutes} Min.`,
};

export const UNIT_MESSAGES: Translated<typeof English.UNIT_MESSAGES> = {
  bytes: ['B', 'kB', 'MB', 'GB', 'TB'],
  days: (days) => `${days} Tg.`,
  hours: (hours) => `${hours} Std.`,
  minutes: (minutes) => `${minutes} Min.`,
  moment: '< 1 Min.',
};
