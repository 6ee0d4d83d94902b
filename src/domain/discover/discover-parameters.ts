import { m } from '../../paraglide/messages.js';
import { perLanguage } from '../language/current.ts';
import { parseTitleId } from '../title.ts';

/** Entries of one list that are read at most. */
const MOST_IDS = 20;

/** The ids of one list, however they are separated: sorted, each once, and no more than `most`. */
export function readIds(values: readonly string[], most = MOST_IDS): number[] {
  const ids = values.flatMap((value) => value.split(/[^\w]+/)).flatMap((text) => parseTitleId(text) ?? []);
  return [...new Set(ids)].slice(0, most).sort((a, b) => a - b);
}

interface Limits {
  least: number;
  most: number;
  /** Digits after the point that count. */
  decimals: number;
}

type End = string | number | null;

function readNumber(value: End, { least, most, decimals }: Limits): number | null {
  const text = String(value ?? '').trim();
  if (!/^\d{1,7}(?:[.,]\d{1,6})?$/.test(text)) return null;
  const scale = 10 ** decimals;
  const number = Math.round(Number(text.replace(',', '.')) * scale) / scale;
  return number >= least && number <= most ? number : null;
}

/** Two numbers that bound something, the smaller first; null where there is none or none that can be meant. */
export function readRange([low, high]: [End, End], limits: Limits): [number | null, number | null] {
  const [from, to] = [readNumber(low, limits), readNumber(high, limits)];
  return from !== null && to !== null && from > to ? [to, from] : [from, to];
}

const named = (type: 'language' | 'region') =>
  perLanguage((locale) => new Intl.DisplayNames(locale, { type, fallback: 'none' }));
const languages = /* @__PURE__ */ named('language');
const countries = /* @__PURE__ */ named('region');

/** Codes that are named and are no country's: unions, the unknown, tests, and parts that ISO only reserves. */
const NO_COUNTRIES = new Set('AC,CP,CQ,DG,EA,EU,EZ,IC,QO,TA,UK,UN,XA,XB,ZZ'.split(','));

/** What a country's code (ISO 3166-1, today's or a former one) is called; undefined for a code that is none. */
export function countryName(code: string): string | undefined {
  return /^[A-Z]{2}$/.test(code) && !NO_COUNTRIES.has(code) ? countries().of(code) : undefined;
}

/** Whether a country has its code today: "SU" was the Soviet Union's, and is called Russia. */
export function isCountryToday(code: string): boolean {
  return countryName(code) !== undefined && new Intl.Locale(`und-${code}`).region === code;
}

/** What a language's code (ISO 639-1, and TMDB's own) is called; undefined for a code that is none. */
export function languageName(code: string): string | undefined {
  if (code === 'xx') return m.language_none();
  if (code === 'cn') return languages().of('yue');
  return /^[a-z]{2}$/.test(code) ? languages().of(code) : undefined;
}

const known = (code: string, name: (code: string) => string | undefined) => (name(code) ? code : null);

/** The codes of an address. TMDB answers an unknown one with an empty list, so it had better not be asked. */
export function readCodes(parameters: URLSearchParams) {
  const certification = parameters.get('certification')?.trim() ?? '';
  return {
    language: known(parameters.get('language')?.trim().toLowerCase() ?? '', languageName),
    country: known(parameters.get('country')?.trim().toUpperCase() ?? '', countryName),
    region: known(parameters.get('region')?.trim().toUpperCase() ?? '', countryName),
    certification: /^[\p{L}\p{N}][\p{L}\p{N}+ /.-]{0,11}$/u.test(certification) ? certification : null,
  };
}
