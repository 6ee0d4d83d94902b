import { movieRecords, seriesRecords } from '../bundle.ts';
import lists from '../data/certifications.json' with { type: 'json' };
import { countryName, spokenLanguage } from '../names.ts';

type Line = readonly [certification: string, order: number, meaning: string];

/** Answers certification/{kind}/list: age ratings by country; `order` is by strictness. */
export function certifications(kind: 'movie' | 'tv') {
  const countries = Object.entries(lists[kind] as unknown as Record<string, readonly Line[]>);
  return {
    certifications: Object.fromEntries(
      countries.map(([country, lines]) => [
        country,
        lines.map(([certification, order, meaning]) => ({ certification, meaning, order })),
      ]),
    ),
  };
}

/** Strictness of a movie's age rating in a country, from 1; 0 for "not rated" and for unknown ones. */
export function strictness(country: string, rating: string | undefined): number {
  const all = lists.movie as unknown as Record<string, readonly Line[]>;
  const lines = Object.hasOwn(all, country) ? (all[country] ?? []) : [];
  return lines.find(([certification]) => certification === rating)?.[1] ?? 0;
}

const records = () => [...movieRecords, ...seriesRecords];

/** Answers configuration/languages: those of the bundled titles. */
export function languages() {
  const codes = new Set(records().flatMap(({ language, spoken }) => [language, ...spoken]));
  return [...codes].sort().map(spokenLanguage);
}

/** Answers configuration/countries: those of the bundled titles. */
export function countries() {
  const codes = new Set(records().flatMap((record) => record.countries));
  return [...codes].sort().map((code) => {
    const name = countryName(code);
    return { iso_3166_1: code, english_name: name, native_name: name };
  });
}
