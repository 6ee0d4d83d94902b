import { yearOf } from '../dates.ts';
import type { EpisodePlace } from '../series/kept-episodes.ts';
import { nameAndYear, titleWords } from './words.ts';

// Numbers are wrong at times: a program sends those of the series for those of the episode, or those of another title.
// What a number finds counts where it agrees with what else is said.

/** What a program or a file says of an episode beside its numbers. */
export interface EpisodeClaim {
  /** The name of its series; empty where it is not said. */
  series: string;
  /** The year the series began; null where it is not said. */
  year: number | null;
  episodeName: string;
  place: EpisodePlace | null;
}

/** An episode that a number finds. */
export interface EpisodeFound extends EpisodePlace {
  name: string;
}

/** A series with every name that is known of it. */
export interface NamedSeries {
  names: readonly string[];
  /** The day it began (ISO 8601); null where it is not known. */
  date: string | null;
}

/** Articles a name begins with in one list and not in another. */
const ARTICLE =
  /^(?:the|an?|le|la|les|une?|der|die|das|ein|eine|el|los|las|il|lo|gli|os|as|uma?) (?=\S)|^l(?=[aeiouyh]\S{3})/;

/** What the words of a name may be compared by: without its year or country in brackets, and without its article. */
function spellings(name: string): string[] {
  const bare = nameAndYear(name, null).name.replace(/\s*\([^()]*\)\s*$/u, '');
  const words = [name, bare].map(titleWords).filter((text) => text !== '');
  return [...words, ...words.map((text) => text.replace(ARTICLE, ''))];
}

/**
 * Whether a name is one the catalogue knows, but for accents, case, signs, a leading article, and a year or country in
 * brackets. A known name that is cut off (…) is compared as far as it goes.
 */
export function isSameName(name: string, known: string): boolean {
  const words = new Set(spellings(known));
  if (spellings(name).some((own) => words.has(own))) return true;
  return known.endsWith('…') && titleWords(name).startsWith(titleWords(known));
}

/** Whether a series is the one that is named, and is of its year where one is said. */
export function isNamedSeries(
  { series, year }: Pick<EpisodeClaim, 'series' | 'year'>,
  { names, date }: NamedSeries,
): boolean {
  return isOfYear(year, date) && names.some((name) => isSameName(series, name));
}

/** Whether a series can have begun in a year; yes where one of both is not known. */
export function isOfYear(year: number | null, date: string | null): boolean {
  const began = yearOf(date);
  return year === null || began === null || Math.abs(began - year) <= 1;
}

/** Whether each word of a name is in another: a search finds that one for its words alone. */
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

/** Names that many series have an episode of. */
const COMMON =
  /^(?:the )?(?:pilot|pilote|piloto|pilota|pilotfolge|(?:(?:series|season) )?(?:finale|premiere))$/u;

/** Whether the name of an episode tells it from others of its series. */
export function tellsEpisode(name: string): boolean {
  const words = titleWords(name);
  return words !== '' && !NAMELESS.test(words);
}

const tellsSeries = (name: string) => tellsEpisode(name) && !COMMON.test(titleWords(name));

/**
 * How well an episode that a number finds agrees with what is said of it: 0 for another episode. It agrees by the name of
 * its series or by its own; its own and its place tell which of several fits best. Where neither name is said, its number
 * is believed.
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
