import type * as English from '../../messages/units.ts';
import type { Translated } from '../../language/translated.ts';

export const RUNTIME_MESSAGES: Translated<typeof English.RUNTIME_MESSAGES> = {
  hours: (hours) => `${hours}時間`,
  minutes: (minutes) => `${minutes}分`,
  both: (hours, minutes) => `${hours}時間${minutes}分`,
};

export const UNIT_MESSAGES: Translated<typeof English.UNIT_MESSAGES> = {
  bytes: ['B', 'kB', 'MB', 'GB', 'TB'],
  days: (days) => `${days}日`,
  hours: (hours) => `${hours}時間`,
  minutes: (minutes) => `${minutes}分`,
  moment: '1分未満',
};
