import { withApostrophes } from '../spelled-out.ts';

/** Characters nobody writes: each stands for something that has been read. */
const FIRST = 0xe000;
const LAST = 0xf8ff;

/** Any of them, as the source of a regular expression. */
export const READ_OWN = '[\\uE000-\\uF8FF]';

const BEYOND_ASCII = /[^\0-\x7f]/g;

/** Letters that are told apart by no one who types in a hurry, and are no letter with an accent. */
const AS_WRITTEN: Record<string, string> = { ٱ: 'ا', ى: 'ي', ة: 'ه', ø: 'o', ł: 'l' };

/** A character without what is above or below it, small; what would not be one character stays. */
function plainCharacter(character: string): string {
  const small = character.toLowerCase();
  if (/[\p{Script=Hiragana}\p{Script=Katakana}]/u.test(character)) return character;
  const bare = (AS_WRITTEN[small] ?? small).normalize('NFD').replace(/\p{M}/gu, '');
  return bare.length === character.length ? bare : character;
}

/** Patterns and texts with the same letters. */
export const plainLettersOf = (text: string): string => text.replace(BEYOND_ASCII, plainCharacter);

/** A text of any script in composed letters, with Western figures and punctuation, without marks that are not seen. */
function composed(text: string): string {
  return withApostrophes(text)
    .normalize('NFKC')
    .replace(
      /[\u00ad\u061c\u0640\u064b-\u065f\u0670\u200b-\u200f\u202a-\u202e\u2060-\u2069\ufeff\ue000-\uf8ff]/g,
      '',
    )
    .replace(/[٠-٩۰-۹]/g, (figure) => String(figure.charCodeAt(0) & 0xf))
    .replace(/ß/g, 'ss')
    .replace(/[æœ]/g, (both) => (both === 'æ' ? 'ae' : 'oe'))
    .replace(/[‘’`ʼ]/g, "'")
    .replace(/[、،]/g, ', ')
    .replace(/؛/g, '; ')
    .replace(/؟/g, '? ')
    .replace(/。/g, '. ')
    .replace(/[「『]/g, ' “')
    .replace(/[」』]/g, '” ')
    .replace(/\s+/g, ' ')
    .trim();
}

/** Something that has been read. */
export interface ReadWords {
  english: string;
  own: string;
}

/** Some of the words that are found, which may be a name. */
interface GroupPiece {
  group: string;
  isName: boolean;
}

/** What is put in the place of words: English, or some of the words, or a blank. */
export type Piece = { english: string } | GroupPiece | ' ';

const isGroup = (piece: Piece): piece is GroupPiece => typeof piece === 'object' && 'group' in piece;

/** A text in its own words, of which one after the other is read as English; the rest stays as it is written. */
export class OwnText {
  #own: string;
  #plain: string;
  readonly #read: ReadWords[] = [];

  constructor(text: string) {
    this.#own = composed(text);
    this.#plain = plainLettersOf(this.#own).toLowerCase();
  }

  /** As it is written. */
  get own(): string {
    return this.#own;
  }

  /** As patterns are matched: small, without accents; as long as `own`. */
  get plain(): string {
    return this.#plain;
  }

  /** What has been read so far. */
  get read(): readonly ReadWords[] {
    return this.#read;
  }

  #mark(own: string, english: string): string {
    if (FIRST + this.#read.length > LAST) return own;
    this.#read.push({
      english: this.#expanded(english, (one) => one.own).trim(),
      own: this.#expanded(own, (one) => one.own).trim(),
    });
    return String.fromCharCode(FIRST + this.#read.length - 1);
  }

  /** Puts something in the place of what a pattern finds: pieces are read, or names, or looked at again. */
  replace(pattern: RegExp, means: (groups: readonly (string | undefined)[]) => readonly Piece[]): void {
    let [own, plain, last] = ['', '', 0];
    const leave = (words: string, asMatched = words) => {
      own += words;
      plain += asMatched;
    };
    for (const match of this.#plain.matchAll(pattern)) {
      const [found] = match;
      if (found === '') continue;
      const pieces = means(match);
      const end = match.index + found.length;
      const all = this.#own.slice(match.index, end);
      const spanOf = ({ group }: GroupPiece) => {
        const at = found.indexOf(group);
        return [at, at + group.length] as const;
      };
      // What is read says what is between the groups.
      const rest = pieces
        .flatMap((piece) => (isGroup(piece) ? [spanOf(piece)] : []))
        .toSorted(([one], [other]) => other - one)
        .reduce((left, [from, to]) => left.slice(0, from) + left.slice(to), all);
      leave(this.#own.slice(last, match.index), this.#plain.slice(last, match.index));
      for (const piece of pieces) {
        if (piece === ' ') leave(piece);
        else if (isGroup(piece)) {
          const words = all.slice(...spanOf(piece));
          if (piece.isName) leave(this.#mark(words, words));
          else leave(words, piece.group);
        } else leave(this.#mark(rest, piece.english));
      }
      last = end;
    }
    leave(this.#own.slice(last), this.#plain.slice(last));
    [this.#own, this.#plain] = [own, plain];
  }

  /** Takes what stands from one place to another for a name, in its own words. */
  keep(start: number, end: number): void {
    const mark = this.#mark(this.#own.slice(start, end), this.#own.slice(start, end));
    this.#own = this.#own.slice(0, start) + mark + this.#own.slice(end);
    this.#plain = this.#plain.slice(0, start) + mark + this.#plain.slice(end);
  }

  #expanded(text: string, words: (read: ReadWords) => string): string {
    return text.replace(new RegExp(READ_OWN, 'g'), (mark) => {
      const read = this.#read[mark.charCodeAt(0) - FIRST];
      return read ? ` ${words(read)} ` : '';
    });
  }

  /** All of it, with English in the place of what has been read. */
  get english(): string {
    return this.#expanded(this.#own, ({ english }) => english)
      .replace(/\s+/g, ' ')
      .replace(/ (?=[,.;:!?])/g, '')
      .trim();
  }
}
