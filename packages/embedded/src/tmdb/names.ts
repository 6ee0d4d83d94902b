import { hash } from './seed.ts';

const countries = new Intl.DisplayNames('en', { type: 'region' });
const languages = new Intl.DisplayNames('en', { type: 'language' });

/** TMDB's English names where they differ from Unicode's. */
const COUNTRIES = new Map([
  ['US', 'United States of America'],
  ['HK', 'Hong Kong'],
  ['MO', 'Macao'],
  ['CZ', 'Czech Republic'],
  ['TR', 'Turkey'],
]);
const LANGUAGES = new Map([
  ['zh', 'Mandarin'],
  ['cn', 'Cantonese'],
  ['xx', 'No Language'],
  ['no', 'Norwegian'],
]);

const ownNames = new Map<string, string>();

/** A language's name in itself, capitalized as most at TMDB. */
function ownName(code: string): string {
  if (code === 'xx') return 'No Language';
  if (code === 'cn') return '广州话 / 廣州話';
  const known = ownNames.get(code);
  if (known !== undefined) return known;
  const name = new Intl.DisplayNames(code, { type: 'language' }).of(code) ?? '';
  const own = name.charAt(0).toLocaleUpperCase(code) + name.slice(1);
  ownNames.set(code, own);
  return own;
}

/** English name of an ISO 3166-1 country. */
export function countryName(code: string): string {
  return COUNTRIES.get(code) ?? countries.of(code) ?? code;
}

/** English name of an ISO 639-1 language (with TMDB's additions `cn` and `xx`). */
export function languageName(code: string): string {
  return LANGUAGES.get(code) ?? languages.of(code) ?? code;
}

const spoken = new Map<string, { english_name: string; iso_639_1: string; name: string }>();

/** A spoken language in details answers. */
export function spokenLanguage(code: string): { english_name: string; iso_639_1: string; name: string } {
  const known = spoken.get(code);
  if (known) return known;
  const language = { english_name: languageName(code), iso_639_1: code, name: ownName(code) };
  spoken.set(code, language);
  return language;
}

/** A production country in details answers. */
export function productionCountry(code: string): { iso_3166_1: string; name: string } {
  return { iso_3166_1: code, name: countryName(code) };
}

/** A production company or network in details answers; the data has neither TMDB's ids nor logos. */
export function company(name: string, country: string) {
  return {
    id: 1 + (hash(`company ${name}`) % 2_147_483_646),
    logo_path: null,
    name,
    origin_country: country,
  };
}
