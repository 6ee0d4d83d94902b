import { perLanguage } from './language/current.ts';

const numbers = /* @__PURE__ */ perLanguage((locale) => new Intl.NumberFormat(locale));
const tenths = /* @__PURE__ */ perLanguage(
  (locale) => new Intl.NumberFormat(locale, { minimumFractionDigits: 1, maximumFractionDigits: 1 }),
);
const money = /* @__PURE__ */ perLanguage(
  (locale) => new Intl.NumberFormat(locale, { style: 'currency', currency: 'USD', maximumFractionDigits: 0 }),
);

/** Whole US dollars as "$63,000,000"; null if unknown. In right-to-left text a trailing sign stays with its letters. */
export function formatMoney(dollars: number | null): string | null {
  if (!dollars || dollars <= 0) return null;
  return money().format(dollars).replace(/US\$$/, '$&\u200e');
}

/**
 * Rounds a vote average to tenths, halves up. Catalogue and lists both store this result, so that a title shows the
 * same vote everywhere.
 */
export function roundVote(average: number): number {
  return Math.round(average * 10) / 10;
}

/** A vote average with one decimal; null without votes. */
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

/** Parameters of a plural message: `count` selects the plural form, `n` is shown. */
export const counted = (count: number): { count: number; n: string } => ({ count, n: formatNumber(count) });
