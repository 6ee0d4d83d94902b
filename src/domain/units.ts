import { formatTenths } from './format.ts';
import { RUNTIME_MESSAGES, UNIT_MESSAGES } from './messages.ts';

/** Minutes as "2h 16m" (docs/behaviour.md, Dates and numbers); null when the runtime is unknown. */
export function formatRuntime(minutes: number | null): string | null {
  if (!minutes || minutes <= 0) return null;
  const hours = Math.floor(minutes / 60);
  const rest = minutes % 60;
  if (hours === 0) return RUNTIME_MESSAGES.minutes(rest);
  return rest === 0 ? RUNTIME_MESSAGES.hours(hours) : RUNTIME_MESSAGES.both(hours, rest);
}

/** Bytes in the largest unit that keeps a whole number before the point: "1.5 GB". */
export function formatBytes(bytes: number): string {
  const units = UNIT_MESSAGES.bytes;
  const step = bytes < 1 ? 0 : Math.min(Math.floor(Math.log10(bytes) / 3), units.length - 1);
  const value = bytes / 1000 ** step;
  return `${step > 0 && value < 10 ? formatTenths(value) : value.toFixed(0)} ${units[step]}`;
}

/** Seconds in the two largest units: "3 d 4 h", "12 min". */
export function formatDuration(seconds: number): string {
  const minutes = Math.floor(seconds / 60);
  const { days, hours, minutes: rest, moment } = UNIT_MESSAGES;
  const parts = [
    [Math.floor(minutes / 1440), days],
    [Math.floor(minutes / 60) % 24, hours],
    [minutes % 60, rest],
  ] as const;
  const shown = parts.filter(([value]) => value > 0).slice(0, 2);
  return shown.length === 0 ? moment : shown.map(([value, said]) => said(value)).join(' ');
}
