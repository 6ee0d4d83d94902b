// Making one of these costs more than a hundred uses of it, in time and in memory.
const numbers = /* @__PURE__ */ new Intl.NumberFormat('en-US');
const money = /* @__PURE__ */ new Intl.NumberFormat('en-US', {
  style: 'currency',
  currency: 'USD',
  maximumFractionDigits: 0,
});

/** Minutes as "2h 16m" (docs/behaviour.md, Dates and numbers); null when the runtime is unknown. */
export function formatRuntime(minutes: number | null): string | null {
  if (!minutes || minutes <= 0) return null;
  const hours = Math.floor(minutes / 60);
  const rest = minutes % 60;
  return [hours ? `${hours}h` : '', rest ? `${rest}m` : ''].filter(Boolean).join(' ');
}

/** Whole US dollars as "$63,000,000"; null when unknown. */
export function formatMoney(dollars: number | null): string | null {
  if (!dollars || dollars <= 0) return null;
  return money.format(dollars);
}

/**
 * A vote average in tenths, halves up: the one rounding there is. It is done where a vote comes from the
 * catalogue, and the columns of the lists keep tenths as well, so that a title reads the same everywhere.
 */
export function roundVote(average: number): number {
  return Math.round(average * 10) / 10;
}

/** A vote average with one decimal, null while nobody has voted. */
export function formatVote(average: number | null): string | null {
  return average === null ? null : roundVote(average).toFixed(1);
}

/** A number with thousands separators. */
export function formatNumber(value: number): string {
  return numbers.format(value);
}

const BYTES = ['B', 'kB', 'MB', 'GB', 'TB'];

/** Bytes in the largest unit that keeps a whole number before the point: "1.5 GB". */
export function formatBytes(bytes: number): string {
  const step = bytes < 1 ? 0 : Math.min(Math.floor(Math.log10(bytes) / 3), BYTES.length - 1);
  const value = bytes / 1000 ** step;
  return `${value.toFixed(step > 0 && value < 10 ? 1 : 0)} ${BYTES[step]}`;
}

/** Seconds in the two largest units: "3 d 4 h", "12 min". */
export function formatDuration(seconds: number): string {
  const minutes = Math.floor(seconds / 60);
  const parts = [
    [Math.floor(minutes / 1440), 'd'],
    [Math.floor(minutes / 60) % 24, 'h'],
    [minutes % 60, 'min'],
  ] as const;
  const shown = parts.filter(([value]) => value > 0).slice(0, 2);
  return shown.length === 0 ? '< 1 min' : shown.map((part) => part.join(' ')).join(' ');
}
