import { perLanguage } from './language/per-language.ts';

const numbers = /* @__PURE__ */ perLanguage((locale) => new Intl.NumberFormat(locale));
const money = /* @__PURE__ */ perLanguage(
  (locale) => new Intl.NumberFormat(locale, { style: 'currency', currency: 'USD', maximumFractionDigits: 0 }),
);
/** Whole US dollars as "$63,000,000"; null when unknown. */
export function formatMoney(dollars: number | null): string | null {
  if (!dollars || dollars <= 0) return null;
  return money().format(dollars);
}

/** A number with thousands separators. */
export function formatNumber(value: number): string {
  return numbers().format(value);
}
