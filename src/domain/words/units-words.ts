import { m } from '../../paraglide/messages.js';

/** Units of file sizes, by power of a thousand. */
export const unitBytes: readonly (() => string)[] = [
  m.unit_bytes_1,
  m.unit_bytes_2,
  m.unit_bytes_3,
  m.unit_bytes_4,
  m.unit_bytes_5,
];

export const unitDays = (days: number): string => m.unit_days({ days });

export const unitHours = (hours: number): string => m.unit_hours({ hours });

export const unitMinutes = (minutes: number): string => m.unit_minutes({ minutes });
