import { yearOf } from '../../core/dates.ts';
import type { TitleSummary } from '../../core/title.ts';
import { plainLetters } from '../../core/letters.ts';

/** A name, possibly with a year, to find a title by. */
export interface NamedTitle {
  name: string;
  year: number | null;
}

const NUMERALS: Record<string, string> = {
  ii: '2',
  iii: '3',
  iv: '4',
  vi: '6',
  vii: '7',
  viii: '8',
  ix: '9',
};

/**
 * Normalises a name for comparison: lower case, without accents, punctuation and apostrophes, `&` as "and", and Roman
 * numerals after the first word as digits: "Rocky II" equals "Rocky 2".
 */
export function normalisedTitle(text: string): string {
  const plain = plainLetters(text)
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();
  const [first = '', ...words] = plain.split(' ');
  return [first, ...words.map((word) => NUMERALS[word] ?? word)].join(' ');
}

/** The normalised name without blanks: "starwars" for "Star Wars". */
export function closedName(text: string): string {
  return normalisedTitle(text).replaceAll(' ', '');
}

/** Removes a leading article, which people omit or add. */
export function withoutArticle(name: string): string {
  return name.replace(/^(?:the|an?|der|die|das|le|la|les|il|el|los|las) (?=\S)/, '');
}

/** Removes the subtitle: "Birdman" for "Birdman or (The Unexpected Virtue of Ignorance)". */
export function mainTitle(text: string): string {
  return text.split(/:| [-–] | or[: ]|\s*\(/u)[0] ?? text;
}

/** 0 for equal names, 1 if they differ by an article, 2 by a subtitle; null if different. */
function difference(wanted: NamedTitle, title: TitleSummary): number | null {
  const asked = normalisedTitle(wanted.name);
  const names = [title.title, title.originalTitle];
  const same = (asIs: string, other: string) =>
    withoutArticle(normalisedTitle(other)) === withoutArticle(asIs);
  if (names.some((name) => normalisedTitle(name) === asked)) return 0;
  if (names.some((name) => same(asked, name))) return 1;
  // Without a year "Alien" could be any film whose name starts with it.
  if (wanted.year === null) return null;
  const main = normalisedTitle(mainTitle(wanted.name));
  const shortened = names.some((name) => same(asked, mainTitle(name)) || (main !== '' && same(main, name)));
  return shortened ? 2 : null;
}

/** A year's difference outweighs 1.5 orders of magnitude of votes: there are many obscure namesakes. */
const YEAR_IN_MAGNITUDES = 1.5;

/**
 * Finds the title with this name (or original name) and year, at most one off; of several the one with most votes,
 * weighted by the year. Undefined rather than a guess. Without a year only the name counts.
 */
export function matchTitle(wanted: NamedTitle, found: readonly TitleSummary[]): TitleSummary | undefined {
  if (!normalisedTitle(wanted.name)) return undefined;
  const candidates = found.flatMap((title) => {
    const naming = difference(wanted, title);
    const released = yearOf(title.date);
    // Without a date a title cannot be distinguished from its namesakes.
    const years = wanted.year === null ? 0 : Math.abs((released ?? Infinity) - wanted.year);
    if (naming === null || years > 1) return [];
    return [{ title, naming, merit: Math.log10(1 + title.voteCount) - years * YEAR_IN_MAGNITUDES }];
  });
  candidates.sort((a, b) => a.naming - b.naming || b.merit - a.merit);
  return candidates[0]?.title;
}
