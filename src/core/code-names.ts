import { m } from '../paraglide/messages.js';
import { perLanguage } from './language/current.ts';

const named = (type: 'language' | 'region') =>
  perLanguage((locale) => new Intl.DisplayNames(locale, { type, fallback: 'none' }));
const languages = /* @__PURE__ */ named('language');
const countries = /* @__PURE__ */ named('region');

/** Codes that `Intl` names but that are no countries: unions, test codes, and codes ISO only reserves. */
const NO_COUNTRIES = new Set('AC,CP,CQ,DG,EA,EU,EZ,IC,QO,TA,UK,UN,XA,XB,ZZ'.split(','));

/** Name of a country by its code (ISO 3166-1, current or former); undefined for any other code. */
export function countryName(code: string): string | undefined {
  return /^[A-Z]{2}$/.test(code) && !NO_COUNTRIES.has(code) ? countries().of(code) : undefined;
}

/** Whether a country code is current. "SU" (Soviet Union) is not: `Intl` names it Russia. */
export function isCountryToday(code: string): boolean {
  return countryName(code) !== undefined && new Intl.Locale(`und-${code}`).region === code;
}

/** Name of a language by its code (ISO 639-1, or TMDB's own); undefined for any other code. */
export function languageName(code: string): string | undefined {
  if (code === 'xx') return m.language_none();
  if (code === 'cn') return languages().of('yue');
  return /^[a-z]{2}$/.test(code) ? languages().of(code) : undefined;
}
