import { followed, labelled } from '../../core/words/labels.ts';
import { m } from '../../paraglide/messages.js';
import { recommenderOfBy, recommenderWhoBy } from '../ai/recommender-words.ts';
import { discoverChipsPerson } from '../discover/discover-words.ts';
import { counted } from '../../core/format.ts';
import { isolated } from '../../core/language/inserted.ts';
import { listed, listedOr } from '../../core/language/listed.ts';
import { filterChips } from '../discover/discover-chips.ts';
import { genreName } from '../../core/genres.ts';
import { currentLanguage, perLanguage } from '../../core/language/current.ts';
import { formatList } from '../../core/listing.ts';
import { regionName } from '../../core/regions.ts';
import type { Kind } from '../../core/title.ts';
import type { Wishes } from './read-wishes.ts';

const minutes = perLanguage(
  (locale) => new Intl.NumberFormat(locale, { style: 'unit', unit: 'minute', unitDisplay: 'long' }),
);

/** Whether the current language is English. */
export const isToldInEnglish = () => currentLanguage() === 'en';

const genreCalled = (id: number) => genreName({ id, name: String(id) });

/** The wishes a title matches; others are empty. */
export interface FoundBy {
  kind: Kind;
  year: number;
  genres: readonly number[];
  people: readonly string[];
  countries: readonly string[];
  /** The similar example. */
  like: string | null;
  votes: number | null;
  minutes: number | null;
}

/** Explains a recommendation: "Film von 1982 · Science-Fiction · Mit Harrison Ford". */
export function reasonTold(found: FoundBy): string {
  const { kind, year, genres, people, countries, like, votes } = found;
  return [
    recommenderOfBy[kind](year),
    formatList(genres.map(genreCalled)),
    people.length > 0 && discoverChipsPerson(formatList(people)),
    formatList(countries.map(regionName)),
    like !== null && m.ai_words_like({ title: isolated(like) }),
    votes !== null && m.count_votes(counted(votes)),
    found.minutes !== null && minutes().format(found.minutes),
  ]
    .filter(Boolean)
    .join(' · ');
}

/** Labels of the parsed wishes, as in Discover and the search without a model; subjects in the user's words. */
function understoodOf({ kind, filters, likes, people, peopleMatch, ...wishes }: Wishes): string[] {
  const genres = new Map([...filters.genres, ...filters.without].map((id) => [id, genreCalled(id)]));
  const names = people.map(({ name }) => name);
  return [
    ...filterChips(kind, { ...filters, release: null }, { genres }).map(({ label }) => label),
    ...(filters.order === 'score' ? [m.discover_orders_score()] : []),
    ...(peopleMatch === 'any' && names.length > 0
      ? [m.ai_words_any_of({ names: listedOr(names.map(isolated)) })]
      : names.map((name) => discoverChipsPerson(name))),
    ...wishes.withoutPeople.map(({ name }) => m.ai_words_without({ name: isolated(name) })),
    ...likes.map(({ name }) => m.ai_words_like({ title: isolated(name) })),
    ...(wishes.hidden ? [m.recommender_hidden()] : []),
    ...[...wishes.themes, ...wishes.refused].map(({ said }) => said),
  ];
}

/** Parsed wishes, with the words the recommender understood and those it did not. */
export interface HeardWishes {
  wishes: Wishes;
  known: readonly string[];
  unknown: readonly string[];
}

/** Says what was understood and what was not, and that `found` titles were selected from `size`. */
export function reasoningTold({ wishes, known, unknown }: HeardWishes, found: number, size: number): string {
  const who = recommenderWhoBy[wishes.kind](size);
  if (!wishes.english) return followed(m.ai_words_other_language(), who);
  const understood = [...new Set([...understoodOf(wishes), ...known])];
  if (understood.length === 0) return followed(m.ai_words_nothing_understood(), who);
  return [
    labelled(m.ai_words_understood(), understood.join(' · ')),
    ...(unknown.length > 0 ? [m.ai_words_missed({ words: listed(unknown.map(isolated)) })] : []),
    ...(found === 0 ? [m.ai_words_nothing_found()] : []),
    who,
  ].reduce((said, by) => followed(said, by));
}
