import { countryName, languageName } from '../../core/code-names.ts';
import { parseTitleId } from '../../core/title.ts';

const MOST_IDS = 20;

/** Parses ids with any separator: sorted, deduplicated, at most `most`. */
export function readIds(values: readonly string[], most = MOST_IDS): number[] {
  const ids = values.flatMap((value) => value.split(/[^\w]+/)).flatMap((text) => parseTitleId(text) ?? []);
  return [...new Set(ids)].slice(0, most).sort((a, b) => a - b);
}

interface Limits {
  least: number;
  most: number;
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

/** Parses a range and swaps reversed ends; an end is null if missing, invalid or outside the limits. */
export function readRange([low, high]: [End, End], limits: Limits): [number | null, number | null] {
  const [from, to] = [readNumber(low, limits), readNumber(high, limits)];
  return from !== null && to !== null && from > to ? [to, from] : [from, to];
}

const known = (code: string, name: (code: string) => string | undefined) => (name(code) ? code : null);

/** Parses the codes of an address. Drops unknown ones: TMDB would return an empty list. */
export function readCodes(parameters: URLSearchParams) {
  const certification = parameters.get('certification')?.trim() ?? '';
  return {
    language: known(parameters.get('language')?.trim().toLowerCase() ?? '', languageName),
    country: known(parameters.get('country')?.trim().toUpperCase() ?? '', countryName),
    region: known(parameters.get('region')?.trim().toUpperCase() ?? '', countryName),
    certification: /^[\p{L}\p{N}][\p{L}\p{N}+ /.-]{0,11}$/u.test(certification) ? certification : null,
  };
}
