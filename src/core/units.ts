import { m } from '../paraglide/messages.js';
import { unitBytes, unitDays, unitHours, unitMinutes } from './words/units-words.ts';
import { formatTenths } from './format.ts';

/** Minutes as "2h 16m" (docs/behaviour.md, Dates and numbers); null if the runtime is unknown. */
export function formatRuntime(minutes: number | null): string | null {
  if (!minutes || minutes <= 0) return null;
  const hours = Math.floor(minutes / 60);
  const rest = minutes % 60;
  if (hours === 0) return m.runtime_minutes({ minutes: rest });
  return rest === 0 ? m.runtime_hours({ hours }) : m.runtime_both({ hours, minutes: rest });
}

/** Bytes in the largest unit with at least one whole digit: "1.5 GB". */
export function formatBytes(bytes: number): string {
  const step = bytes < 1 ? 0 : Math.min(Math.floor(Math.log10(bytes) / 3), unitBytes.length - 1);
  const value = bytes / 1000 ** step;
  return `${step > 0 && value < 10 ? formatTenths(value) : value.toFixed(0)} ${unitBytes[step]?.()}`;
}

/** Seconds in the two largest units: "3 d 4 h", "12 min". */
export function formatDuration(seconds: number): string {
  const minutes = Math.floor(seconds / 60);
  const parts = [
    [Math.floor(minutes / 1440), unitDays],
    [Math.floor(minutes / 60) % 24, unitHours],
    [minutes % 60, unitMinutes],
  ] as const;
  const shown = parts.filter(([value]) => value > 0).slice(0, 2);
  return shown.length === 0 ? m.unit_moment() : shown.map(([value, said]) => said(value)).join(' ');
}
