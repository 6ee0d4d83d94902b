import { plainLetters } from '../../core/letters.ts';
import { isUnclear, refusal } from './refusal.ts';

/** Placeholder of consumed words, so that the words around it form no phrase. */
const READ = '·';

/** Marks the end of a sentence or part. */
export const STOP = '|';

/**
 * Normalises a text for parsing: lower case, without accents and apostrophes. A hyphen between digits becomes "to", a
 * slash between words "or", comparison signs words ("<" is "under"). Decimal points and commas become a point. Other
 * punctuation ends a part (`|`), and joining characters ("sci-fi") become blanks.
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

/** Compiles a pattern of whole words. */
function phrase(words: string): RegExp {
  return new RegExp(`(?<![\\p{L}\\p{N}.])(?:${words})(?![\\p{L}\\p{N}])`, 'gu');
}

/** Words written as names, normalised; none if the whole text is in capitals. */
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

export interface Taken {
  /** The matched words, normalised. */
  words: string;
  groups: (string | undefined)[];
  /** Negated: "no horror". */
  refused: boolean;
  /** Neither wanted nor negated: "no Korean horror", "does not have to be funny". */
  unclear: boolean;
}

/** A sentence whose words are consumed while parsing; the rest was not understood. */
export class Sentence {
  #left: string;

  /** Words written as names: capitalised within a part, or quoted. */
  readonly capitals: ReadonlySet<string>;

  constructor(text: string) {
    this.#left = plainText(text);
    this.capitals = capitalsOf(text);
  }

  /** The text not consumed yet. */
  get left(): string {
    return this.#left;
  }

  /**
   * Consumes all matches of a pattern that `accept` allows, and leaves `mark` in their place. Negation is tested on the
   * sentence before the call.
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

  /** Consumes the first accepted match. */
  takeFirst(words: string, accept: (taken: Taken) => boolean = () => true): Taken | null {
    let done = false;
    const [first] = this.take(words, (taken) => !done && (done = accept(taken)));
    return first ?? null;
  }

  /** Whether a pattern matches without negation; consumes nothing. */
  wants(words: string): boolean {
    return [...this.#left.matchAll(phrase(words))].some(({ 0: match, index }) => {
      const end = index + match.length;
      return refusal(this.#left, index, end) === null && !isUnclear(this.#left, index, end);
    });
  }

  /** Whether a pattern matches negated; consumes nothing. */
  refuses(words: string): boolean {
    return [...this.#left.matchAll(phrase(words))].some(
      ({ 0: match, index }) => refusal(this.#left, index, index + match.length) !== null,
    );
  }

  /** Whether a regular expression matches; consumes nothing. */
  has(pattern: RegExp): boolean {
    return pattern.test(this.#left);
  }

  /** Replaces a mark with the default one. */
  unmark(mark: string): void {
    this.#left = this.#left.replaceAll(mark, READ);
  }
}
