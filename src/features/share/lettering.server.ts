import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { glyphsOf, type Glyphs } from './glyphs.server.ts';

/** A font of cards. */
interface Face {
  /** Its family in the layout. */
  family: string;
  weight: 500 | 800;
  file: string;
}

const DISPLAY = 'Bricolage Grotesque';
const PACKAGE = '@expo-google-fonts';

/**
 * The product's font, and fallbacks in order: Cyrillic and Greek; Hebrew and Arabic; Japanese; Korean;
 * Chinese. Each is loaded when a name first needs it.
 */
const FACES: Face[] = [
  {
    family: DISPLAY,
    weight: 800,
    file: 'bricolage-grotesque/800ExtraBold/BricolageGrotesque_800ExtraBold.ttf',
  },
  { family: DISPLAY, weight: 500, file: 'bricolage-grotesque/500Medium/BricolageGrotesque_500Medium.ttf' },
  { family: 'Manrope', weight: 800, file: 'manrope/800ExtraBold/Manrope_800ExtraBold.ttf' },
  { family: 'Rubik', weight: 800, file: 'rubik/800ExtraBold/Rubik_800ExtraBold.ttf' },
  { family: 'BIZ UDPGothic', weight: 800, file: 'biz-udpgothic/700Bold/BIZUDPGothic_700Bold.ttf' },
  { family: 'Black Han Sans', weight: 800, file: 'black-han-sans/400Regular/BlackHanSans_400Regular.ttf' },
  {
    family: 'ZCOOL QingKe HuangYou',
    weight: 800,
    file: 'zcool-qingke-huangyou/400Regular/ZCOOLQingKeHuangYou_400Regular.ttf',
  },
];

/** A font of the layout engine. */
export interface LoadedFont {
  name: string;
  data: Buffer;
  weight: 500 | 800;
  style: 'normal';
}

const loaded = new Map<Face, { font: LoadedFont; has: Glyphs }>();

function load(face: Face) {
  const known = loaded.get(face);
  if (known) return known;
  const data = readFileSync(createRequire(import.meta.url).resolve(`${PACKAGE}/${face.file}`));
  const { family: name, weight } = face;
  const font = { font: { name, data, weight, style: 'normal' } as const, has: glyphsOf(data) };
  loaded.set(face, font);
  return font;
}

const faceFor = (codePoint: number) => FACES.find((face) => load(face).has(codePoint));

/** No font has emoji: they are left out. */
const PICTOGRAPH =
  /[\p{Extended_Pictographic}\p{Regional_Indicator}\p{Emoji_Modifier}\u20e3\u{e0020}-\u{e007f}]/u;
/** Combining marks. */
const MARK = /\p{M}/u;
/** Invisible characters: controls, direction marks, variation selectors. */
const UNSEEN = /(?!\u200c)[\p{Cc}\p{Cf}\ufe00-\ufe0f]/gu;
/** Separates Persian letters that would join. */
const NON_JOINER = '\u200c';

/** Maximum characters, more than a card shows. */
const MOST = 300;

const graphemes = new Intl.Segmenter('en', { granularity: 'grapheme' });

/** The drawable part of a grapheme; null if no font has it. */
function letter(segment: string): string | null {
  let drawn = '';
  for (const sign of segment) {
    if (sign === NON_JOINER || faceFor(sign.codePointAt(0) ?? 0)) drawn += sign;
    else if (!MARK.test(sign)) return PICTOGRAPH.test(segment) ? '' : null;
  }
  return drawn;
}

/**
 * The drawable text, without emoji and invisible characters. Null if no font has one of its characters, or
 * nothing remains.
 */
export function letterable(text: string): string | null {
  let drawn = '';
  const plain = text.normalize('NFC').replace(/\s+/g, ' ').replace(UNSEEN, '');
  for (const { segment, index } of graphemes.segment(plain)) {
    if (index > MOST) break;
    const sign = letter(segment);
    if (sign === null) return null;
    drawn += sign;
  }
  return drawn.replace(/ +/g, ' ').trim() || null;
}

/**
 * The fonts drawable texts need, including the product's. Prefers one fallback that has all missing
 * characters.
 */
export function fontsFor(texts: readonly string[]): LoadedFont[] {
  const own = FACES.filter(({ family }) => family === DISPLAY);
  const signs = [...new Set(texts.flatMap((text) => [...text]))].map((sign) => sign.codePointAt(0) ?? 0);
  const foreign = signs.filter((sign) => !own.some((face) => load(face).has(sign)));
  const whole = FACES.find((face) => foreign.every((sign) => load(face).has(sign)));
  const needed = foreign.length === 0 ? [] : whole ? [whole] : foreign.flatMap((sign) => faceFor(sign) ?? []);
  return [...new Set([...own, ...needed])].map((face) => load(face).font);
}

/** The product's font file, also for posters that are SVG. */
export const DISPLAY_FILE = createRequire(import.meta.url).resolve(`${PACKAGE}/${FACES[0]?.file ?? ''}`);

/** The families for CSS. */
export const FAMILIES = [...new Set(FACES.map(({ family }) => `'${family}'`))].join(', ');

/** Whether all letters are Latin; other scripts need more line height. */
export const isLatin = (text: string): boolean => !/(?!\p{Script=Latin})\p{L}/u.test(text);

/** Whether a text is right-to-left, by its first letter (Unicode bidirectional algorithm, P2). */
export function readsFromRight(text: string): boolean {
  const [first] = /\p{L}/u.exec(text) ?? [''];
  return /[\p{Script=Arabic}\p{Script=Hebrew}\p{Script=Syriac}\p{Script=Thaana}]/u.test(first);
}
