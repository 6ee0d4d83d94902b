import { withApostrophes } from '../../core/spelled-out.ts';

/** Private-use characters: each is the placeholder of a translated piece. */
const FIRST = 0xe000;
const LAST = 0xf8ff;

/** Any placeholder, as a regular expression. */
export const READ_OWN = '[\\uE000-\\uF8FF]';

const BEYOND_ASCII = /[^\0-\x7f]/g;

/** Letters often confused in typing, which do not decompose into letter and accent. */
const AS_WRITTEN: Record<string, string> = { ٱ: 'ا', ى: 'ي', ة: 'ه', ø: 'o', ł: 'l' };

/** Lower-cases a character and removes its accents, unless that changes its length. */
function plainCharacter(character: string): string {
  const small = character.toLowerCase();
  if (/[\p{Script=Hiragana}\p{Script=Katakana}]/u.test(character)) return character;
  const bare = (AS_WRITTEN[small] ?? small).normalize('NFD').replace(/\p{M}/gu, '');
  return bare.length === character.length ? bare : character;
}

/** Normalises letters for patterns and texts alike; keeps the length. */
export const plainLettersOf = (text: string): string => text.replace(BEYOND_ASCII, plainCharacter);

/** Normalises a text of any script: composed letters, Western digits and punctuation, no invisible marks. */
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

/** A translated piece. */
export interface ReadWords {
  english: string;
  own: string;
}

/** A group of a match, possibly a name. */
interface GroupPiece {
  group: string;
  isName: boolean;
}

/** Replacement: English words, a group of the match, or a blank. */
export type Piece = { english: string } | GroupPiece | ' ';

const isGroup = (piece: Piece): piece is GroupPiece => typeof piece === 'object' && 'group' in piece;

/** A text whose pieces are translated to English one by one; the rest keeps its original words. */
export class OwnText {
  #own: string;
  #plain: string;
  readonly #read: ReadWords[] = [];

  constructor(text: string) {
    this.#own = composed(text);
    this.#plain = plainLettersOf(this.#own).toLowerCase();
  }

  get own(): string {
    return this.#own;
  }

  /** As patterns match it: lower case, without accents; same length as `own`. */
  get plain(): string {
    return this.#plain;
  }

  /** All translated pieces. */
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

  /** Replaces matches of a pattern: each piece is a translation, a name, or stays for later patterns. */
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
      // The translation covers the words between the groups.
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

  /** Protects a range as a name. */
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

  /** The text with all translations inserted. */
  get english(): string {
    return this.#expanded(this.#own, ({ english }) => english)
      .replace(/\s+/g, ' ')
      .replace(/ (?=[,.;:!?])/g, '')
      .trim();
  }
}
