import { m } from '../../paraglide/messages.js';

/** The unit of a file size, by power of a thousand. */
export const unitBytes: readonly (() => string)[] = [
  m.unit_bytes_1,
  m.unit_bytes_2,
  m.unit_bytes_3,
  m.unit_bytes_4,
  m.unit_bytes_5,
];

/** A number of days with its unit. */
export const unitDays = (days: number): string => m.unit_days({ days });

/** A number of hours with its unit. */
export const unitHours = (hours: number): string => m.unit_hours({ hours });

/** A number of minutes with its unit. */
export const unitMinutes = (minutes: number): string => m.unit_minutes({ minutes });
