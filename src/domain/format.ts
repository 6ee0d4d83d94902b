/** Minutes as "2h 16m" (spec point 2); null when the runtime is unknown. */
export function formatRuntime(minutes: number | null): string | null {
  if (!minutes || minutes <= 0) return null;
  const hours = Math.floor(minutes / 60);
  const rest = minutes % 60;
  return [hours ? `${hours}h` : '', rest ? `${rest}m` : ''].filter(Boolean).join(' ');
}

/** Whole US dollars as "$63,000,000"; null when unknown. */
export function formatMoney(dollars: number | null): string | null {
  if (!dollars || dollars <= 0) return null;
  return new Intl.NumberFormat('en-US', {
    style: 'currency',
    currency: 'USD',
    maximumFractionDigits: 0,
  }).format(dollars);
}

/** A vote average with one decimal, null while nobody has voted. */
export function formatVote(average: number | null): string | null {
  return average === null ? null : average.toFixed(1);
}

/** A count with thousands separators and its noun: "1 vote", "26,800 votes". */
export function formatCount(count: number, noun: string): string {
  return `${new Intl.NumberFormat('en-US').format(count)} ${noun}${count === 1 ? '' : 's'}`;
}
