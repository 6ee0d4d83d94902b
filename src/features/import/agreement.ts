import { yearOf } from '../../core/dates.ts';
import type { EpisodePlace } from '../series/kept-episodes.ts';
import { nameAndYear, titleWords } from './files/words.ts';

// Ids can be wrong: a program sends those of the series for the episode, or those of another title. A result found by
// id counts only if it agrees with the other data.

export interface EpisodeClaim {
  /** Name of the series; possibly empty. */
  series: string;
  /** First year of the series; null if missing. */
  year: number | null;
  episodeName: string;
  place: EpisodePlace | null;
}

export interface EpisodeFound extends EpisodePlace {
  name: string;
}

export interface NamedSeries {
  names: readonly string[];
  /** First air date (ISO 8601); null if unknown. */
  date: string | null;
}

/** Leading articles, which some sources omit. */
const ARTICLE =
  /^(?:the|an?|le|la|les|une?|der|die|das|ein|eine|el|los|las|il|lo|gli|os|as|uma?) (?=\S)|^l(?=[aeiouyh]\S{3})/;

/** Spellings for comparison: also without a year or country in brackets, and without article. */
function spellings(name: string): string[] {
  const bare = nameAndYear(name, null).name.replace(/\s*\([^()]*\)\s*$/u, '');
  const words = [name, bare].map(titleWords).filter((text) => text !== '');
  return [...words, ...words.map((text) => text.replace(ARTICLE, ''))];
}

/**
 * Whether a name equals one of the catalogue, ignoring accents, case, punctuation, a leading article, and a year or
 * country in brackets. If the known name is truncated (…), compares only its beginning.
 */
export function isSameName(name: string, known: string): boolean {
  const words = new Set(spellings(known));
  if (spellings(name).some((own) => words.has(own))) return true;
  return known.endsWith('…') && titleWords(name).startsWith(titleWords(known));
}

/** Whether a series matches by name, and by year if given. */
export function isNamedSeries(
  { series, year }: Pick<EpisodeClaim, 'series' | 'year'>,
  { names, date }: NamedSeries,
): boolean {
  return isOfYear(year, date) && names.some((name) => isSameName(series, name));
}

/** Whether a series can have started in a year; true if either is unknown. */
export function isOfYear(year: number | null, date: string | null): boolean {
  const began = yearOf(date);
  return year === null || began === null || Math.abs(began - year) <= 1;
}

/** Whether another name contains every word, so that a search by words finds it. */
export function isWithin(name: string, other: string): boolean {
  const words = new Set(titleWords(other).split(' '));
  return titleWords(name)
    .replace(ARTICLE, '')
    .split(' ')
    .every((word) => words.has(word));
}

/** Placeholder names of episodes: "Episode 5", "Folge 5", "5", "第5話", "TBA". */
const NAMELESS =
  /^(?:(?:[\p{L}.]+ )?#?\d+|第\d+[話话回集]|\d+ (?:bolum|resz|epizod[ae]?|diel|dil)|tb[acd]|to be (?:announced|determined)|untitled|unknown)$/u;

/** Episode names that many series use. */
const COMMON =
  /^(?:the )?(?:pilot|pilote|piloto|pilota|pilotfolge|(?:(?:series|season) )?(?:finale|premiere))$/u;

/** Whether an episode's name is specific. */
export function tellsEpisode(name: string): boolean {
  const words = titleWords(name);
  return words !== '' && !NAMELESS.test(words);
}

const tellsSeries = (name: string) => tellsEpisode(name) && !COMMON.test(titleWords(name));

/**
 * Scores an episode found by id: 0 for a mismatch. It must agree by the name of the series or its own; its own name and
 * place decide between several. Without any name the id is trusted.
 */
export function agreement(
  claim: EpisodeClaim,
  found: EpisodeFound,
  { isNamed }: { isNamed: boolean },
): number {
  const series = claim.series === '' ? null : isNamed;
  const isTold = tellsEpisode(claim.episodeName) && tellsEpisode(found.name);
  const name = isTold ? isSameName(claim.episodeName, found.name) : null;
  const place = claim.place && claim.place.season === found.season && claim.place.number === found.number;
  if (series === false && !(name && tellsSeries(claim.episodeName))) return 0;
  if (series === null && name === false && place !== true) return 0;
  return 1 + (series ? 4 : 0) + (name ? 2 : 0) + (place ? 1 : 0);
}
