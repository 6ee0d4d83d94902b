import { plainLetters } from './letters.ts';
import {
  BEFORE_REFUSED,
  NARROWING_WORDS,
  NOT_REFUSING,
  REFUSING_AFTER,
  REFUSING_WORDS,
} from './refusing-words.ts';

/** Stands where something has been read, so that what is before and after it is not taken for one phrase. */
const READ = '·';

/** Stands where a sentence or a part of one ends. */
export const STOP = '|';

/**
 * Text as it is read: lower case, without accents and apostrophes; a hyphen between figures is "to", a decimal
 * point stays, all other punctuation ends a part (`|`), and what joins words ("sci-fi") is a blank.
 */
export function plainText(text: string): string {
  return plainLetters(text)
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

const NOT = `(?:${REFUSING_WORDS.join('|')})${BEFORE_REFUSED}`;

/** Words that "and" joins to what is refused: "no horror and war", but "nothing sad and funny". */
const NAMES_A_THING =
  /^(?:.*(?:comed|myster|histor|documentar|fantas|stor)(?:y|ies)|music(?:al)?s?|.*[^cdglty]s?)$/u;

interface Refusing {
  before: RegExp;
  after: RegExp;
  what?: RegExp;
}

/** Right before what is refused: "no", "not too"; then what is joined to it: "no horror or gore", "no war, gore or …". */
const REFUSING: readonly Refusing[] = [
  { before: new RegExp(`(?:^| )(${NOT}) $`, 'u'), after: /(?:)/ },
  {
    before: new RegExp(`(?:^| )(${NOT}) \\S+(?: [^|\\s]+)?(?: \\| \\S+){0,3}(?: \\|)? (?:or|nor) $`, 'u'),
    after: /(?:)/,
  },
  {
    before: new RegExp(`(?:^| )(${NOT}) [^|\\s]+(?: \\| \\S+){0,3}(?: \\|)? and $`, 'u'),
    after: /(?:)/,
    what: NAMES_A_THING,
  },
  {
    before: new RegExp(`(?:^| )(${NOT}) [^|]{1,20}(?: \\| \\S+){0,2} \\| $`, 'u'),
    after: /^(?: \| \S+)*(?: \|)? (?:or|nor) /,
  },
];

const REFUSED_AFTER = new RegExp(`^(?:${REFUSING_AFTER})`, 'u');
const HARMLESS = new RegExp(`(?:^| )(?:${NOT_REFUSING}) $`, 'u');
const NARROWED = new RegExp(`(?:^| )(${NOT})(?: (?:${NARROWING_WORDS}))+ $`, 'u');

/** The words that refuse what stands from `start` to `end` of a text ("without"); null when nothing does. */
export function refusal(text: string, start: number, end: number): string | null {
  const ahead = text.slice(0, start);
  if (HARMLESS.test(ahead)) return null;
  const behind = text.slice(end);
  for (const { before, after, what } of REFUSING) {
    const match = before.exec(ahead);
    if (match?.[1] === undefined || !after.test(behind)) continue;
    if (!what || what.test(text.slice(start, end))) return match[1];
  }
  return REFUSED_AFTER.test(behind) ? 'no' : null;
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
  /** It is refused together with what stands before it, and that alone says nothing: "no Korean horror". */
  narrowed: boolean;
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
        narrowed: NARROWED.test(before.slice(0, start)),
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

  /** Whether a pattern of whole words is found and not refused; takes nothing. */
  wants(words: string): boolean {
    return [...this.#left.matchAll(phrase(words))].some(
      ({ 0: match, index }) => refusal(this.#left, index, index + match.length) === null,
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
