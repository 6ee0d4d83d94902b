import { m } from '../../paraglide/messages.js';

/** Units of file sizes, by power of a thousand. */
export const unitBytes: readonly (() => string)[] = [
  m.unit_bytes_1,
  m.unit_bytes_2,
  m.unit_bytes_3,
  m.unit_bytes_4,
  m.unit_bytes_5,
];

/** A number of days: "3 d". */
export const unitDays = (days: number): string => m.unit_days({ days });

/** A number of hours: "4 h". */
export const unitHours = (hours: number): string => m.unit_hours({ hours });

/** A number of minutes: "12 min". */
export const unitMinutes = (minutes: number): string => m.unit_minutes({ minutes });
