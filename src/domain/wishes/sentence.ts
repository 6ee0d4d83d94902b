import { plainLetters } from './letters.ts';
import { isUnclear, refusal } from './refusal.ts';

/** Stands where something has been read, so that what is before and after it is not taken for one phrase. */
const READ = '·';

/** Stands where a sentence or a part of one ends. */
export const STOP = '|';

/**
 * Text as it is read: lower case, without accents and apostrophes; a hyphen between figures is "to", a slash between
 * words "or", a decimal point or comma stays a point, what compares is a word ("<" is "under"), all other punctuation
 * ends a part (`|`), and what joins words ("sci-fi") is a blank.
 */
export function plainText(text: string): string {
  return plainLetters(text)
    .replace(/(?<![\p{L}\p{N}])w\/o?(?![\p{L}\p{N}])/gu, (short) => (short === 'w/' ? 'with ' : 'without '))
    .replace(/(?<=\p{L}) ?\/ ?(?=\p{L})/gu, ' or ')
    .replace(/(?:<=|≤) ?(?=\d)/g, ' at most ')
    .replace(/(?:>=|≥) ?(?=\d)/g, ' at least ')
    .replace(/< ?(?=\d)/g, ' under ')
    .replace(/> ?(?=\d)/g, ' over ')
    .replace(/\b(max|min|ca|approx)\. ?(?=\d)/g, '$1 ')
    .replace(/(\d),(?=\d{3}(?!\d))/g, '$1')
    .replace(/(\d),(?=\d{1,2}(?!\d))/g, '$1_')
    .replace(/(\d) ?[-–—] ?(?=\d)/g, '$1 to ')
    .replace(/(\d)\.(?=\d)/g, '$1_')
    .replace(/(\d) ?\+/g, '$1 plus ')
    .replace(/ [-–—] |[.,;:!?()[\]"“”„«»\n]+/g, ` ${STOP} `)
    .replace(/[^\p{L}\p{N}_|]+/gu, ' ')
    .replace(/_/g, '.')
    .trim();
}

/** A pattern of whole words; `words` is the source of a regular expression. */
function phrase(words: string): RegExp {
  return new RegExp(`(?<![\\p{L}\\p{N}.])(?:${words})(?![\\p{L}\\p{N}])`, 'gu');
}

/** Words written as names, plain; where everything is in capital letters none are. */
function capitalsOf(text: string): ReadonlySet<string> {
  if (!/\p{Ll}/u.test(text)) return new Set();
  const quoted = [...text.matchAll(/["“„«]([^"“”„«»]+)["”“»]/gu)].map(([, words = '']) => words);
  const inside = [...text.matchAll(/(?<=[^\s.!?\n]["“„«(]*\s+["“„«(]*)\p{Lu}[\p{L}\p{N}'’]*/gu)].map(
    ([word]) => word,
  );
  return new Set(
    [...quoted, ...inside].flatMap((words) => plainText(words).split(' ')).filter((word) => word !== 'i'),
  );
}

/** Something read in a sentence. */
export interface Taken {
  /** In the sentence's own words, plain. */
  words: string;
  groups: (string | undefined)[];
  /** It is not wanted: "no horror". */
  refused: boolean;
  /** It is neither wanted nor refused: "no Korean horror", "does not have to be funny". */
  unclear: boolean;
}

/** A sentence of which one thing after the other is read and taken out; what is left was not understood. */
export class Sentence {
  #left: string;

  /** Words that are written as names: with a capital letter inside a part, or in quotation marks. */
  readonly capitals: ReadonlySet<string>;

  constructor(text: string) {
    this.#left = plainText(text);
    this.capitals = capitalsOf(text);
  }

  /** What has not been read yet. */
  get left(): string {
    return this.#left;
  }

  /**
   * Takes out what a pattern of whole words finds, all of it, as far as `accept` does; `mark` is left in its place.
   * Whether it is refused is asked of the sentence as it was before.
   */
  take(words: string, accept: (taken: Taken) => boolean = () => true, mark = READ): Taken[] {
    const found: Taken[] = [];
    const before = this.#left;
    this.#left = before.replace(phrase(words), (match: string, ...rest: unknown[]) => {
      const at = rest.findIndex((value) => typeof value === 'number');
      const start = rest[at] as number;
      const taken = {
        words: match,
        groups: rest.slice(0, at) as (string | undefined)[],
        refused: refusal(before, start, start + match.length) !== null,
        unclear: isUnclear(before, start, start + match.length),
      };
      if (!accept(taken)) return match;
      found.push(taken);
      return mark;
    });
    return found;
  }

  /** Takes out the first of what a pattern finds. */
  takeFirst(words: string, accept: (taken: Taken) => boolean = () => true): Taken | null {
    let done = false;
    const [first] = this.take(words, (taken) => !done && (done = accept(taken)));
    return first ?? null;
  }

  /** Whether a pattern of whole words is found where nothing says no to it; takes nothing. */
  wants(words: string): boolean {
    return [...this.#left.matchAll(phrase(words))].some(({ 0: match, index }) => {
      const end = index + match.length;
      return refusal(this.#left, index, end) === null && !isUnclear(this.#left, index, end);
    });
  }

  /** Whether a pattern of whole words is found and refused; takes nothing. */
  refuses(words: string): boolean {
    return [...this.#left.matchAll(phrase(words))].some(
      ({ 0: match, index }) => refusal(this.#left, index, index + match.length) !== null,
    );
  }

  /** Whether a pattern of anything is found; takes nothing. */
  has(pattern: RegExp): boolean {
    return pattern.test(this.#left);
  }

  /** Puts the usual mark in the place of another. */
  unmark(mark: string): void {
    this.#left = this.#left.replaceAll(mark, READ);
  }
}
