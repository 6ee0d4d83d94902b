import type * as English from '../../messages/units.ts';
import type { Translated } from '../../language/translated.ts';

export const RUNTIME_MESSAGES: Translated<typeof English.RUNTIME_MESSAGES> = {
  hours: (hours) => `${hours} س`,
  minutes: (minutes) => `${minutes} د`,
  both: (hours, minutes) => `${hours} س ${minutes} د`,
};

export const UNIT_MESSAGES: Translated<typeof English.UNIT_MESSAGES> = {
  bytes: ['بايت', 'ك.ب', 'م.ب', 'غ.ب', 'ت.ب'],
  days: (days) => `${days} ي`,
  hours: (hours) => `${hours} س`,
  minutes: (minutes) => `${minutes} د`,
  moment: 'أقل من دقيقة',
};
