import {
  discoverChipsCertification,
  discoverOrdersBy,
  discoverReleasesBy,
  discoverStatusesBy,
} from './discover-words.ts';
import { m } from '../../paraglide/messages.js';
import { countryName, languageName } from '../../core/code-names.ts';
import { DISCOVER_ORDERS, SERIES_STATUSES } from './discover.ts';
import { formatNumber } from '../../core/format.ts';
import { byName } from '../../core/listing.ts';
import type { Kind } from '../../core/title.ts';

/** An option of the form: the address's value and a label. */
export type Choice = readonly [value: string | number, label: string];

/** Common languages and countries; scripts add all others when the field is used. */
const LANGUAGES = 'de,en,es,fr,hi,it,ja,ko,pt,ru,zh'.split(',');
const COUNTRIES = 'AU,CA,CN,DE,ES,FR,GB,IN,IT,JP,KR,US'.split(',');
const SCORES = [9, 8, 7, 6, 5];
const VOTES = [50, 200, 1000, 5000];

/** Adds the address's value, which may be any, to the options. */
function withOwn<T extends string | number>(
  known: readonly T[],
  own: T | null,
  label: (value: T) => string,
): Choice[] {
  const all = own === null || known.includes(own) ? known : [...known, own];
  return all.map((value) => [value, label(value)] as const);
}

const byLabel = (choices: Choice[]) => choices.sort((a, b) => byName(a[1], b[1]));

/** Options of the form's fields. */
export const choicesOf = {
  orders: (kind: Kind): Choice[] =>
    DISCOVER_ORDERS.filter((order) => kind === 'movie' || order !== 'revenue').map((order) => [
      order,
      discoverOrdersBy[order](),
    ]),
  scores: (own: number | null) =>
    withOwn(SCORES, own, (score) => m.discover_or_more({ least: formatNumber(score) })),
  votes: (own: number | null) =>
    withOwn(VOTES, own, (votes) => m.discover_or_more({ least: formatNumber(votes) })),
  languages: (own: string | null) => byLabel(withOwn(LANGUAGES, own, (code) => languageName(code) ?? code)),
  countries: (own: string | null) => byLabel(withOwn(COUNTRIES, own, (code) => countryName(code) ?? code)),
  certifications: (known: readonly string[]) => withOwn(known, null, discoverChipsCertification),
  statuses: () => SERIES_STATUSES.map((status): Choice => [status, discoverStatusesBy[status]()]),
  releases: () =>
    (['released', 'announced'] as const).map((release): Choice => [release, discoverReleasesBy[release]()]),
};
