import { lineBreaks } from './line-breaking.ts';
import { advance, type Face } from './lettering-widths.ts';
import { escapeXml, svg } from './markup.ts';

/** A style of titles: `stack` sizes every line to the full width, the others use one size. */
export type Voice = 'stack' | 'swiss' | 'book' | 'deco';
export type Align = 'start' | 'middle';

interface Manner {
  face: Face;
  upper: boolean;
  /** Baseline to baseline, in type sizes. */
  leading: number;
  largest: number;
}

const MANNERS: Record<Voice, Manner> = {
  stack: { face: 'narrow', upper: true, leading: 0.86, largest: 124 },
  swiss: { face: 'sans', upper: false, leading: 0.96, largest: 66 },
  book: { face: 'serif', upper: false, leading: 0.96, largest: 72 },
  deco: { face: 'narrow', upper: true, leading: 1, largest: 76 },
};

const FONTS: Record<Face, string> = {
  narrow:
    "'Arial Narrow','Helvetica Neue Condensed','Avenir Next Condensed','Roboto Condensed','Liberation Sans Narrow',Arial,sans-serif",
  sans: "'Helvetica Neue',Helvetica,Arial,'Liberation Sans',sans-serif",
  serif: "'Times New Roman',Times,'Liberation Serif',serif",
};

const LONGEST = 68;
const CAP_HEIGHT = 0.72;
const SUBTITLE = 28;
const CREDIT = 15;
const TRACKING = 1.5;
const CREDIT_DROP = 27;
/** Depth of lower-case letters below the baseline, in type sizes. */
const DESCENDER = 0.17;

/** Words too short for a full-size line. */
const SMALL_WORDS = /^(?:THE|A|AN|OF|AND|IN|TO|LA|LE|EL|DER|DIE|DAS|OF THE|IN THE)$/;

/** Shortens, at a word, a title too long for any poster. */
function bounded(title: string): string {
  const text = title.trim() || 'Untitled';
  if ([...text].length <= LONGEST) return text;
  const head = [...text].slice(0, LONGEST).join('');
  return `${head.includes(' ') ? head.slice(0, head.lastIndexOf(' ')) : head}…`;
}

interface Line {
  text: string;
  size: number;
}

/** Sizes the lines of one way to break; `room` limits width and height. */
function sized(lines: string[], manner: Manner, stack: boolean, room: Room): Line[] {
  const widths = lines.map((text) => Math.max(advance(text, manner.face), 0.3));
  const common = Math.min(manner.largest, room.width / Math.max(...widths));
  const sizes = widths.map((width, index) => {
    if (!stack) return common;
    const small = lines.length > 1 && SMALL_WORDS.test(lines[index] ?? '');
    return small ? common * 0.5 : Math.min(manner.largest, room.width / width, common * 1.9);
  });
  const height = sizes.reduce((sum, size) => sum + size * manner.leading, 0);
  const scale = Math.min(1, room.height / height);
  return lines.map((text, index) => ({ text, size: (sizes[index] ?? common) * scale }));
}

/** Breaks a text so that its letters are as large as possible. */
function fit(text: string, voice: Voice, room: Room): Line[] {
  const manner = MANNERS[voice];
  const set = manner.upper ? text.toUpperCase() : text;
  const ways = lineBreaks(set, manner.face, 4).map((lines) => sized(lines, manner, voice === 'stack', room));
  const smallest = (lines: Line[]): number => Math.min(...lines.map(({ size }) => size)) - lines.length * 1.5;
  return ways.reduce((best, next) => (smallest(next) > smallest(best) ? next : best));
}

/** Maximum width and height of a title, in poster units. */
export interface Room {
  width: number;
  height: number;
}

export interface SetTitle {
  /** From the top of the first capitals to the bottom of the credit, in poster units. */
  height: number;
  /** The title as SVG: its first capitals start at `top`, aligned to or centred on `x`. */
  place: (x: number, top: number, colour: string, creditColour: string) => string;
}

/** Splits a long title with a colon into name and subtitle. */
function splitTitle(title: string): string[] {
  const cut = title.indexOf(': ');
  return cut > 1 && title.length > 18
    ? [title.slice(0, cut), title.slice(cut + 2).trim()].filter(Boolean)
    : [title];
}

/**
 * Sets a title with its credit (the small line with maker and year). Each line has a fixed text length, so
 * that it fits in every font.
 */
export function setTitle(title: string, credit: string, voice: Voice, align: Align, room: Room): SetTitle {
  const manner = MANNERS[voice];
  const [main = '', subtitle] = splitTitle(bounded(title));
  const below = (credit ? CREDIT_DROP + 4 : 0) + (subtitle ? SUBTITLE + 6 : 0);
  const lines = fit(main, voice, { width: room.width, height: room.height - below });
  const first = lines[0]?.size ?? 0;
  if (subtitle) {
    const text = manner.upper ? subtitle.toUpperCase() : subtitle;
    lines.push({ text, size: Math.min(SUBTITLE, first * 0.7, room.width / advance(text, manner.face)) });
  }
  const hang = (size: number): number => (manner.upper ? 0 : size * DESCENDER);
  let depth = first * (CAP_HEIGHT - manner.leading);
  const baselines = lines.map(({ size }, index) => {
    depth += size * manner.leading + (subtitle && index === lines.length - 1 ? 5 + hang(first) * 0.7 : 0);
    return depth;
  });
  const drop = CREDIT_DROP + hang(lines.at(-1)?.size ?? 0) * 0.6;
  const place = (x: number, top: number, colour: string, creditColour: string): string => {
    const set = lines.map(({ text, size }, index) => {
      const length = advance(text, manner.face) * size;
      return svg`<text x="${x}" y="${top + (baselines[index] ?? 0)}" font-size="${size}" textLength="${length}" lengthAdjust="spacingAndGlyphs">${escapeXml(text)}</text>`;
    });
    return (
      `<g font-family="${FONTS[manner.face]}" font-weight="700" text-anchor="${align}" fill="${colour}">${set.join('')}` +
      (credit && setCredit(credit, x, top + depth + drop, room.width, creditColour)) +
      '</g>'
    );
  };
  return { height: depth + (credit ? drop : hang(first)), place };
}

function setCredit(credit: string, x: number, y: number, width: number, colour: string): string {
  const text = credit.toUpperCase();
  const natural = advance(text, 'sans') * CREDIT + [...text].length * TRACKING;
  const scale = Math.min(1, width / natural);
  return svg`<text x="${x}" y="${y}" font-family="${FONTS.sans}" font-size="${CREDIT * scale}" letter-spacing="${TRACKING * scale}" fill="${colour}">${escapeXml(text)}</text>`;
}
