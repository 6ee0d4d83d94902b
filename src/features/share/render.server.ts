import { Resvg } from '@resvg/resvg-js';
import satori from 'satori';
import type { ShareCard } from '../../core/share-cards.ts';
import { CARD, textsOf } from './elements.server.ts';
import { layoutCard, type CardArtwork } from './layout.server.ts';
import { DISPLAY_FILE, fontsFor } from './lettering.server.ts';
import { toPng } from './png.server.ts';

/** The layout engine outputs outlines; posters that are SVG contain text. */
const FONT = { loadSystemFonts: false, fontFiles: [DISPLAY_FILE], defaultFontFamily: 'Bricolage Grotesque' };

const SVG = 'data:image/svg+xml;base64,';

const png = (bytes: Uint8Array) => `data:image/png;base64,${Buffer.from(bytes).toString('base64')}`;

/** Rasterises an SVG image, which would lose its text within another SVG. */
function flat(picture: string | null, width: number): string | null {
  if (!picture?.startsWith(SVG)) return picture;
  const document = Buffer.from(picture.slice(SVG.length), 'base64').toString();
  return png(new Resvg(document, { font: FONT, fitTo: { mode: 'width', value: width } }).render().asPng());
}

/**
 * Limits shadow filters to the card: satori uses six times the shape's width, which takes a second longer.
 */
const blurredOnCard = (document: string) =>
  document.replace(
    /(<filter id="[^"]+") x="[^"]+" y="[^"]+" width="[^"]+" height="[^"]+"/g,
    '$1 filterUnits="userSpaceOnUse" x="0" y="0" width="100%" height="100%"',
  );

/** Draws a card as PNG; uses a core for about half a second. */
export async function renderCard(card: ShareCard, artwork: CardArtwork): Promise<Uint8Array> {
  const node = layoutCard(card, {
    pictures: artwork.pictures.map((picture) => flat(picture, 360)),
    backdrop: flat(artwork.backdrop, CARD.width),
  });
  const document = await satori(node, { ...CARD, fonts: fontsFor(textsOf(node)) });
  return toPng(new Resvg(blurredOnCard(document), { font: FONT }).render());
}
