import { lineBreaks } from './line-breaking.ts';
import { advance, type Face } from './lettering-widths.ts';
import { escapeXml, short, svg } from './markup.ts';

/** A way to set titles: `stack` fills the measure line by line, the others keep one size. */
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
  deco: { face: 'narrow', upper: true, leading: 1.02, largest: 58 },
};

const FONTS: Record<Face, string> = {
  narrow:
    "'Arial Narrow','Helvetica Neue Condensed','Avenir Next Condensed','Roboto Condensed','Liberation Sans Narrow',Arial,sans-serif",
  sans: "'Helvetica Neue',Helvetica,Arial,'Liberation Sans',sans-serif",
  serif: "'Times New Roman',Times,'Liberation Serif',serif",
};

const LONGEST = 68;
const CAP_HEIGHT = 0.72;

/** A title shortened at a word when no poster could hold it. */
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

/** Sizes for the lines of one way to break; `room` is the measure and the height to stay within. */
function sized(
  lines: string[],
  manner: Manner,
  stack: boolean,
  room: { width: number; height: number },
): Line[] {
  const widths = lines.map((text) => Math.max(advance(text, manner.face), 0.3));
  const common = Math.min(manner.largest, room.width / Math.max(...widths));
  const sizes = widths.map((width) =>
    stack ? Math.min(manner.largest, room.width / width, common * 1.9) : common,
  );
  const height = sizes.reduce((sum, size) => sum + size * manner.leading, 0);
  const scale = Math.min(1, room.height / height);
  return lines.map((text, index) => ({ text, size: (sizes[index] ?? common) * scale }));
}

/** The way to break a text that lets its letters cover the most of the room. */
function fit(text: string, voice: Voice, room: { width: number; height: number }): Line[] {
  const manner = MANNERS[voice];
  const set = manner.upper ? text.toUpperCase() : text;
  const ways = lineBreaks(set, manner.face, 4).map((lines) => sized(lines, manner, voice === 'stack', room));
  const smallest = (lines: Line[]): number => Math.min(...lines.map(({ size }) => size)) - lines.length * 1.5;
  return ways.reduce((best, next) => (smallest(next) > smallest(best) ? next : best));
}

export interface TitleBlock {
  title: string;
  /** The small line: who and when. */
  credit: string;
  voice: Voice;
  align: Align;
  colour: string;
  creditColour: string;
  /** The room: left edge, top or bottom edge, measure and height, in poster units. */
  x: number;
  y: number;
  width: number;
  height: number;
  from: 'top' | 'bottom';
}

/** The title and credit as SVG; each line is held to its measured width whatever font the viewer has. */
export function letter(block: TitleBlock): string {
  const manner = MANNERS[block.voice];
  const [main = '', subtitle] = splitTitle(bounded(block.title));
  const creditSize = 15;
  const room = { width: block.width, height: block.height - 34 - (subtitle ? 30 : 0) };
  const lines = fit(main, block.voice, room);
  if (subtitle) {
    const width = advance(manner.upper ? subtitle.toUpperCase() : subtitle, manner.face);
    lines.push({
      text: manner.upper ? subtitle.toUpperCase() : subtitle,
      size: Math.min(28, block.width / width),
    });
  }
  const total = lines.reduce((sum, { size }) => sum + size * manner.leading, 0) + 34;
  const x = block.align === 'middle' ? block.x + block.width / 2 : block.x;
  let y = block.from === 'top' ? block.y : block.y - total;
  const first = lines[0]?.size ?? 0;
  y -= first * (manner.leading - CAP_HEIGHT);
  const text = lines
    .map(({ text: words, size }, index) => {
      y += size * manner.leading + (subtitle && index === lines.length - 1 ? 4 : 0);
      const length = short(advance(words, manner.face) * size);
      return svg`<text x="${x}" y="${y}" font-size="${size}" textLength="${length}" lengthAdjust="spacingAndGlyphs">${escapeXml(words)}</text>`;
    })
    .join('');
  const creditText = block.credit.toUpperCase();
  const natural = advance(creditText, 'sans') * creditSize + creditText.length * 1.5;
  const smaller = Math.min(1, block.width / Math.max(natural, 1));
  const credit = svg`<text x="${x}" y="${y + 30}" font-family="${FONTS.sans}" font-size="${creditSize * smaller}" letter-spacing="${1.5 * smaller}" fill="${block.creditColour}">${escapeXml(creditText)}</text>`;
  return `<g font-family="${FONTS[manner.face]}" font-weight="700" text-anchor="${block.align}" fill="${block.colour}">${text}${creditText ? credit : ''}</g>`;
}

/** A long title with a colon is a name and a subtitle; anything else is one text. */
function splitTitle(title: string): string[] {
  const cut = title.indexOf(': ');
  return cut > 1 && title.length > 18
    ? [title.slice(0, cut), title.slice(cut + 2).trim()].filter(Boolean)
    : [title];
}
