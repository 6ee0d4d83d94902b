import { perLanguage } from './language/per-language.ts';

const tenths = /* @__PURE__ */ perLanguage(
  (locale) => new Intl.NumberFormat(locale, { minimumFractionDigits: 1, maximumFractionDigits: 1 }),
);

/**
 * A vote average in tenths, halves up: the one rounding there is. It is done where a vote comes from the
 * catalogue, and the columns of the lists keep tenths as well, so that a title reads the same everywhere.
 */
export function roundVote(average: number): number {
  return Math.round(average * 10) / 10;
}

/** A vote average with one decimal, null while nobody has voted. */
export function formatVote(average: number | null): string | null {
  return average === null ? null : formatTenths(average);
}

/** A number with one decimal. */
export function formatTenths(value: number): string {
  return tenths().format(roundVote(value));
}
