import type { ShareCard } from '../../core/share-cards.ts';
import {
  box,
  brand,
  CARD,
  GOLD,
  GROUND,
  image,
  INK,
  plate,
  SOFT,
  STAR,
  type Node,
  type Style,
} from './elements.server.ts';
import { layoutFigures } from './figures.server.ts';
import { FAMILIES, isLatin, letterable, readsFromRight } from './lettering.server.ts';

/** Images as data URIs; null for a missing poster (drawn as a plate) or backdrop. */
export interface CardArtwork {
  pictures: (string | null)[];
  backdrop: string | null;
}

const PLACE = 356;
/** Posters arranged in place of one. */
const MOSAIC = 4;

const poster = (src: string | null, width = PLACE, style: Style = {}): Node => {
  const height = Math.round(width * 1.5);
  return box(
    {
      ...{ width, height, flexShrink: 0, borderRadius: 18, overflow: 'hidden' },
      ...{ border: '1px solid #ffffff22', boxShadow: '0 18px 60px #000000aa', ...style },
    },
    src === null ? plate(width, height) : image(src, width, height, { objectFit: 'cover' }),
  );
};

/** One poster, or four, beside the text. */
function artwork(pictures: readonly (string | null)[], marginRight: number): Node {
  if (pictures.length < MOSAIC) return poster(pictures[0] ?? null, PLACE, { marginRight });
  const gap = 12;
  const width = (PLACE - gap) / 2;
  const row = (from: number) =>
    box(
      { gap },
      ...pictures.slice(from, from + 2).map((picture) => poster(picture, width, { borderRadius: 12 })),
    );
  return box({ flexDirection: 'column', flexShrink: 0, gap, marginRight }, row(0), row(2));
}

/** Full-width characters count twice. */
const WIDE = /[\u1100-\u11ff\u2e80-\ua4cf\uac00-\ud7ff\uf900-\ufaff\uff00-\uffef]/g;

/** Font sizes by length of the name; beyond the last line it is truncated. */
const SIZES = [
  { upTo: 12, size: 100, lines: 2 },
  { upTo: 24, size: 84, lines: 3 },
  { upTo: 44, size: 66, lines: 4 },
  { upTo: 80, size: 54, lines: 5 },
  { upTo: Infinity, size: 44, lines: 6 },
];

/** A name's font size and maximum lines, by its width and its longest word. */
export function nameSize(name: string): { size: number; lines: number } {
  const wide = name.length + (name.match(WIDE)?.length ?? 0);
  // A word is not broken if it fits in a smaller size.
  const longest = Math.max(...name.split(/[\s\u2e80-\ua4cf\uac00-\ud7ff]/).map(({ length }) => length));
  const fit = SIZES.find(({ upTo, size }) => wide <= upTo && longest * size * 0.58 <= 660);
  return fit ?? { size: 44, lines: 6 };
}

/** The name in as many lines as it needs. */
function heading(name: string): Node {
  const { size, lines } = nameSize(name);
  const fromRight = readsFromRight(name);
  // Padding keeps descenders from being clipped with further lines; Arabic ones are lower.
  const below = Math.round(size / (fromRight ? 2.5 : 5));
  return box(
    {
      ...{ display: 'block', width: 680, marginTop: 16, fontSize: size, fontWeight: 800, color: INK },
      ...{ paddingBottom: below, marginBottom: -below },
      ...{
        lineHeight: fromRight ? 1.35 : isLatin(name) ? 1.08 : 1.22,
        letterSpacing: isLatin(name) ? -size / 50 : 0,
      },
      ...{ lineClamp: lines, textOverflow: 'ellipsis', overflow: 'hidden', wordBreak: 'break-word' },
      ...(fromRight ? { direction: 'rtl', textAlign: 'right' } : {}),
    },
    name,
  );
}

/** The text beside the poster; without the name if no font has its characters. */
function words(card: ShareCard, name: string | null): Node {
  const fromRight = name !== null && readsFromRight(name);
  const over = letterable(card.over);
  const facts = card.facts.flatMap((fact) => letterable(fact) ?? []);
  // A right-to-left name aligns all lines at the right.
  const side = fromRight ? 'flex-end' : 'flex-start';
  const line: Style = { fontSize: 30, fontWeight: 500, color: SOFT, lineHeight: 1.3 };
  return box(
    { flexDirection: 'column', flexGrow: 1, flexShrink: 1, justifyContent: 'space-between', height: 534 },
    box(
      { flexDirection: 'column', width: 680, alignItems: side },
      box({ fontSize: 27, fontWeight: 800, color: GOLD, letterSpacing: 0.4 }, over ?? ''),
      ...(name === null ? [] : [heading(name)]),
      box(
        { alignItems: 'center', marginTop: 26, width: 680, justifyContent: side },
        ...(card.score === null
          ? []
          : [
              box(
                {
                  ...{ alignItems: 'center', padding: '6px 18px 6px 14px', marginRight: 20, flexShrink: 0 },
                  ...{ borderRadius: 12, backgroundColor: '#3a2a08', color: '#ffd27a' },
                  ...{ fontSize: 32, fontWeight: 800 },
                },
                image(STAR, 28, 28, { marginRight: 10 }),
                card.score,
              ),
            ]),
        box(
          { flexDirection: 'column', flexShrink: 1 },
          ...facts.map((fact) => box({ ...line, display: 'block', lineClamp: 2 }, fact)),
        ),
      ),
    ),
    brand(),
  );
}

/** The card's background: the backdrop, dimmed for contrast. */
function behind(backdrop: string | null): Node[] {
  const { width, height } = CARD;
  const cover: Style = { position: 'absolute', left: 0, top: 0 };
  const scrim =
    'linear-gradient(90deg, rgba(11,10,13,0.3) 0%, rgba(11,10,13,0.72) 38%, rgba(11,10,13,0.8) 100%)';
  const glow = 'radial-gradient(circle at 18% 40%, #2b2110 0%, rgba(11,10,13,0) 60%)';
  if (backdrop === null) return [box({ ...cover, width, height, backgroundImage: glow })];
  return [
    image(backdrop, width, height, { ...cover, objectFit: 'cover', opacity: 0.7 }),
    box({ ...cover, width, height, backgroundImage: scrim }),
  ];
}

/** The layout of a card. A name that no font can draw is left out. */
export function layoutCard(card: ShareCard, { pictures, backdrop }: CardArtwork): Node {
  const name = letterable(card.name);
  const place: Style = { position: 'relative', ...CARD, padding: 48, boxSizing: 'border-box' };
  const inner =
    name !== null && card.figures
      ? layoutFigures(card, name)
      : box(place, artwork(pictures, 56), words(card, name));
  return box(
    {
      ...{ position: 'relative', width: CARD.width, height: CARD.height },
      ...{ backgroundColor: GROUND, fontFamily: FAMILIES, overflow: 'hidden' },
    },
    ...behind(backdrop),
    inner,
  );
}
