import { yearOf } from '../dates.ts';
import type { TitleSummary } from '../title.ts';
import { plainLetters } from '../wishes/letters.ts';

/** A title somebody named: what it is called and, perhaps, of which year it is. */
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
 * A title as it is compared: lower case, without accents, punctuation and apostrophes, with `&` as "and" and
 * Roman numerals after the first word as figures, so that "Rocky II" is "Rocky 2".
 */
export function normalisedTitle(text: string): string {
  const plain = plainLetters(text)
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();
  const [first = '', ...words] = plain.split(' ');
  return [first, ...words.map((word) => NUMERALS[word] ?? word)].join(' ');
}

/** A name as it is compared with one written without its blanks: "starwars" of "Star Wars". */
export function closedName(text: string): string {
  return normalisedTitle(text).replaceAll(' ', '');
}

/** The name without a leading article, since people leave it out and put it in. */
export function withoutArticle(name: string): string {
  return name.replace(/^(?:the|an?|der|die|das|le|la|les|il|el|los|las) (?=\S)/, '');
}

/** What stands before a subtitle: "Birdman" of "Birdman or (The Unexpected Virtue of Ignorance)". */
export function mainTitle(text: string): string {
  return text.split(/:| [-–] | or[: ]|\s*\(/u)[0] ?? text;
}

/** 0 for the same name, 1 for the same but for an article, 2 but for a subtitle, null for another name. */
function difference(wanted: NamedTitle, title: TitleSummary): number | null {
  const asked = normalisedTitle(wanted.name);
  const names = [title.title, title.originalTitle];
  const same = (asIs: string, other: string) =>
    withoutArticle(normalisedTitle(other)) === withoutArticle(asIs);
  if (names.some((name) => normalisedTitle(name) === asked)) return 0;
  if (names.some((name) => same(asked, name))) return 1;
  // Without a year "Alien" could be any film that begins so.
  if (wanted.year === null) return null;
  const main = normalisedTitle(mainTitle(wanted.name));
  const shortened = names.some((name) => same(asked, mainTitle(name)) || (main !== '' && same(main, name)));
  return shortened ? 2 : null;
}

/** An order of magnitude and a half of votes outweighs a year: obscure namesakes are many. */
const YEAR_IN_MAGNITUDES = 1.5;

/**
 * The title of a search that somebody meant: the same name (or original name) and a year that is off by one
 * at most; among several the one most people voted on, where the right year weighs more. Undefined rather
 * than a guess when no title has both; without a year the name decides.
 */
export function matchTitle(wanted: NamedTitle, found: readonly TitleSummary[]): TitleSummary | undefined {
  if (!normalisedTitle(wanted.name)) return undefined;
  const candidates = found.flatMap((title) => {
    const naming = difference(wanted, title);
    const released = yearOf(title.date);
    // A title nobody knows the date of cannot be told from its namesakes.
    const years = wanted.year === null ? 0 : Math.abs((released ?? Infinity) - wanted.year);
    if (naming === null || years > 1) return [];
    return [{ title, naming, merit: Math.log10(1 + title.voteCount) - years * YEAR_IN_MAGNITUDES }];
  });
  candidates.sort((a, b) => a.naming - b.naming || b.merit - a.merit);
  return candidates[0]?.title;
}
