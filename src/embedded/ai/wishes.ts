import { folded } from '../catalogue/search.ts';
import type { Edition, Shelf } from '../catalogue/library.ts';
import type { Title } from '../catalogue/title.ts';
import { peopleIn } from './people.ts';
import { EMPTY_WORDS, GENRE_WORDS, MOODS, ORIGINS } from './vocabulary.ts';

export interface Range {
  from: number;
  to: number;
}

/** What a description asks for, as far as it is understood. */
export interface Wishes {
  genres: number[];
  unwantedGenres: number[];
  years: Range | null;
  minutes: Range | null;
  /** Names of people, folded. */
  people: string[];
  /** Titles that were named as examples, of this kind. */
  examples: Title[];
  languages: string[];
  countries: string[];
  /** Few people know them; the others are sorted by what people think of them. */
  hidden: boolean;
  /** Words to look for in what titles are about. */
  terms: string;
  /** Where the description says they are from, and the moods and themes it names, in its own words. */
  origins: string[];
  moods: string[];
  /** Its other words, which may or may not mean something. */
  words: string[];
}

const phrase = (words: string) => new RegExp(`(?<![\\p{L}\\p{N}])(?:${words})(?![\\p{L}\\p{N}])`, 'gu');

/** "nothing scary", "no horror", "not too sad": what stands right after is not wanted. */
const NOT = /(?:\bno|\bnot(?: too| so| very)?|\bnothing(?: too)?|\bwithout(?: any)?|\bnon|\bless) $/;

function genresIn(text: string, kind: 'movie' | 'tv'): { wanted: number[]; unwanted: number[] } {
  const wanted = new Set<number>();
  const unwanted = new Set<number>();
  for (const entry of GENRE_WORDS) {
    for (const match of text.matchAll(phrase(entry.words))) {
      const refused = NOT.test(text.slice(0, match.index));
      for (const id of entry[kind]) (refused ? unwanted : wanted).add(id);
    }
  }
  return { wanted: [...wanted].filter((id) => !unwanted.has(id)), unwanted: [...unwanted] };
}

const DECADE_WORDS: Record<string, number> = {
  twenties: 1920,
  thirties: 1930,
  forties: 1940,
  fifties: 1950,
  sixties: 1960,
  seventies: 1970,
  eighties: 1980,
  nineties: 1990,
};

const YEAR = '((?:18|19|20)\\d\\d)';

/** The years asked for; `thisYear` is what "recent" counts from. */
export function yearsIn(text: string, thisYear: number): Range | null {
  const number = (pattern: string) => new RegExp(pattern, 'u').exec(text)?.slice(1).map(Number);
  const between = number(`(?:between|from) ${YEAR} (?:and|to|until|till) ${YEAR}`);
  if (between) return { from: Math.min(...between), to: Math.max(...between) };
  const before = number(`(?:before|until|older than|pre) ${YEAR}`)?.[0];
  if (before) return { from: 0, to: before - 1 };
  const after = number(`(?:after|since|newer than|post) ${YEAR}(?!s)`)?.[0];
  if (after) return { from: after, to: thisYear + 1 };
  const full = number(`${YEAR.replace('\\d\\d)', '\\d0)')} ?s(?![a-z])`)?.[0];
  if (full) return { from: full, to: full + 9 };
  const short = number('(?<!\\d)([2-9]0) ?s(?![a-z])')?.[0];
  if (short) return { from: 1900 + short, to: 1909 + short };
  const word = Object.keys(DECADE_WORDS).find((name) => phrase(name).test(text));
  if (word) return { from: DECADE_WORDS[word] ?? 0, to: (DECADE_WORDS[word] ?? 0) + 9 };
  const exact = number(`(?:from|in|of|year) ${YEAR}(?!s)`)?.[0];
  if (exact) return { from: exact, to: exact };
  if (phrase('recent|recently|latest|modern|last few years|contemporary').test(text)) {
    return { from: thisYear - 12, to: thisYear + 1 };
  }
  return phrase('classics?|old (?:films?|movies?|hollywood)|golden age|black and white').test(text)
    ? { from: 0, to: 1979 }
    : null;
}

/** Words that were read as years or minutes, or only stand beside such. */
const TIMES =
  'recent|recently|latest|modern|last|few|contemporary|classics?|hollywood|golden age|black and white|between|until|till|' +
  'since|older|newer|pre|post|quick|shorter|longer|short|less|least|maximum|max|within|half|two|three|four|mins?|tops';

const HIDDEN = 'hidden gems?|underrated|overlooked|lesser known|unknown|obscure';

const HOURS: Record<string, number> = { one: 1, an: 1, two: 2, three: 3, four: 4, half: 0.5 };

/** The minutes asked for: "under 100 minutes", "at most two hours", "short", "over 3 hours". */
export function minutesIn(text: string): Range | null {
  const pattern =
    /(under|below|less than|shorter than|at most|max(?:imum)?|up to|no (?:more|longer) than|within|over|more than|longer than|at least)? ?(\d+(?: \d)?|an|one|two|three|four) (?:and a (half) )?(min(?:ute)?s?|hours?|h)(?![a-z])( or (?:less|shorter)| max(?:imum)?| tops| or (?:more|longer))?/u;
  const match = pattern.exec(text);
  if (match) {
    const [, before = '', amount = '', half, unit = '', after = ''] = match;
    // Points are blanks by now: "1.5 hours" reads "1 5 hours".
    const number = HOURS[amount] ?? Number(amount.replace(' ', '.'));
    const minutes = Math.round((number + (half ? 0.5 : 0)) * (unit.startsWith('h') ? 60 : 1));
    const more =
      /over|more than|longer|at least/.test(before.replace(/^no .*/, '')) || /more|longer/.test(after);
    if (before || after) return more ? { from: minutes, to: Infinity } : { from: 0, to: minutes };
    return { from: minutes - 15, to: minutes + 15 };
  }
  // "Short comedies" are meant to be short; "short stories" and "short on time" say nothing of a film's length.
  if (phrase('short(?! (?:stor|on|for|of)\\w*)|quick|not too long|shorter').test(text))
    return { from: 0, to: 100 };
  return null;
}

/** Titles named as examples: in any place when their name is long, after "like" when it could be a word. */
function examplesIn<T extends Title>(text: string, shelf: Shelf<T>): T[] {
  const after =
    /(?:like|similar to|vein of|fan of|loved?|enjoyed?|reminds? me of|as good as|such as) (.*)$/u.exec(
      text,
    )?.[1];
  const named = shelf.titles.filter((title) => {
    const name = folded(title.name);
    const short = name.split(' ').length < 3;
    const place = short ? after : text;
    return name.length > 1 && place !== undefined && phrase(name).test(place);
  });
  // "The Office" is not meant by its second word, nor a film by a part of another's name.
  const names = named.map(({ name }) => folded(name));
  return named.filter(
    ({ name }) => !names.some((other) => other !== folded(name) && phrase(folded(name)).test(other)),
  );
}

const wordsOf = (text: string) =>
  text.split(' ').filter((word) => word.length > 2 && !EMPTY_WORDS.has(word) && !/^\d/.test(word));

/** The moods and themes a text names and does not refuse: its words for them, and what titles are described in. */
function moodsIn(text: string): { named: string[]; terms: string[] } {
  const found = MOODS.flatMap(({ words, terms }) =>
    [...text.matchAll(phrase(words))]
      .filter(({ index }) => !NOT.test(text.slice(0, index)))
      .map(([named]) => ({ named, terms })),
  );
  return {
    named: [...new Set(found.map(({ named }) => named))],
    terms: [...new Set(found.map(({ terms }) => terms))],
  };
}

/** What is left of a text without what has been understood of it. */
function leftOver(text: string): string {
  const understood = [...GENRE_WORDS, ...MOODS, ...ORIGINS].map(({ words }) => words);
  const patterns = [...understood, HIDDEN, ...Object.keys(DECADE_WORDS), TIMES];
  return patterns.reduce((left, words) => left.replace(phrase(words), ' '), text);
}

/** Reads what a person would like to watch out of their own words. */
export function readWishes(description: string, edition: Edition, kind: 'movie' | 'tv'): Wishes {
  const text = folded(description);
  const shelf: Shelf<Title> = kind === 'movie' ? edition.movies : edition.series;
  const origins = ORIGINS.filter(({ words }) => phrase(words).test(text));
  const people = peopleIn(description, shelf.titles);
  const examples = examplesIn(text, shelf);
  // What a name is made of says nothing about moods and genres.
  const names = [...examples.map(({ name }) => folded(name)), ...people];
  const rest = names.reduce((left, name) => left.replace(phrase(name), ' '), text);
  const { wanted, unwanted } = genresIn(rest, kind);
  const moods = moodsIn(rest);
  return {
    genres: wanted,
    unwantedGenres: unwanted,
    years: yearsIn(rest, Number(edition.day.slice(0, 4))),
    minutes: minutesIn(rest),
    people,
    examples,
    languages: origins.flatMap(({ language }) => language ?? []),
    countries: origins.flatMap(({ country }) => country ?? []),
    hidden: phrase(HIDDEN).test(text),
    terms: [...wordsOf(rest), ...moods.terms].join(' '),
    origins: [...new Set(origins.flatMap(({ words }) => text.match(phrase(words)) ?? []))],
    moods: moods.named,
    words: [...new Set(wordsOf(leftOver(rest)))],
  };
}
