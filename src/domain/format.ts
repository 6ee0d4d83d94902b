import { perLanguage } from './language/current.ts';

const numbers = /* @__PURE__ */ perLanguage((locale) => new Intl.NumberFormat(locale));
const tenths = /* @__PURE__ */ perLanguage(
  (locale) => new Intl.NumberFormat(locale, { minimumFractionDigits: 1, maximumFractionDigits: 1 }),
);
const money = /* @__PURE__ */ perLanguage(
  (locale) => new Intl.NumberFormat(locale, { style: 'currency', currency: 'USD', maximumFractionDigits: 0 }),
);

/** Whole US dollars as "$63,000,000"; null when unknown. A sign at the end stays with its letters where text runs from the right. */
export function formatMoney(dollars: number | null): string | null {
  if (!dollars || dollars <= 0) return null;
  return money().format(dollars).replace(/US\$$/, '$&\u200e');
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
  return average === null ? null : formatTenths(roundVote(average));
}

/** A number with one decimal. */
export function formatTenths(value: number): string {
  return tenths().format(value);
}

/** A number with thousands separators. */
export function formatNumber(value: number): string {
  return numbers().format(value);
}

/** A count for a message: the number chooses the plural form, `n` is what is shown. */
export const counted = (count: number): { count: number; n: string } => ({ count, n: formatNumber(count) });
