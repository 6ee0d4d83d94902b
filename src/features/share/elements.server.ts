/** A card's size in pixels. */
export const CARD = { width: 1200, height: 630 };

/** CSS that the layout engine supports. */
export type Style = Record<string, string | number>;

/** An element of the layout engine (React's form without React). */
export interface Node {
  type: 'div' | 'img';
  key: null;
  props: { style: Style; src?: string; width?: number; height?: number; children?: (Node | string)[] };
}

export const INK = '#f5f1ea';
export const SOFT = '#c9c2cf';
export const GROUND = '#0b0a0d';
export const GOLD = '#ffb92e';

/** A flex container, a row by default. */
export const box = (style: Style, ...children: (Node | string)[]): Node => ({
  type: 'div',
  key: null,
  props: { style: { display: 'flex', ...style }, children },
});

/** An image of a size. */
export const image = (src: string, width: number, height: number, style: Style = {}): Node => ({
  type: 'img',
  key: null,
  props: { src, width, height, style: { width, height, ...style } },
});

const svg = (width: number, height: number, body: string) =>
  `data:image/svg+xml;base64,${Buffer.from(
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}">${body}</svg>`,
  ).toString('base64')}`;

/** The product's logo. */
const MARK = svg(
  32,
  32,
  `<rect x="1.5" y="1.5" width="29" height="29" rx="7" fill="${GOLD}"/><rect x="6" y="6" width="20" height="20" rx="3.5" fill="${GROUND}"/><path d="M10.4 21.5v-11h2.2l3.4 5.4 3.4-5.4h2.2v11h-2.5v-6.6L16 19.6l-3.1-4.7v6.6z" fill="${GOLD}"/>`,
);
/** The star beside a score. */
export const STAR = svg(
  24,
  24,
  `<path d="m12 2 3.1 6.3 6.9 1-5 4.9 1.2 6.8-6.2-3.2L5.8 21 7 14.2l-5-4.9 6.9-1z" fill="${GOLD}"/>`,
);

/** Logo and name. */
export const brand = (): Node =>
  box(
    { alignItems: 'center' },
    image(MARK, 44, 44),
    box({ marginLeft: 14, fontSize: 32, fontWeight: 800, color: INK, letterSpacing: -0.6 }, 'Marquee'),
  );

/** In place of a missing poster. */
export const plate = (width: number, height: number): Node =>
  box(
    {
      ...{ width, height, alignItems: 'center', justifyContent: 'center' },
      backgroundImage: 'linear-gradient(135deg, #2c2832, #141217)',
    },
    image(MARK, Math.round(width / 3), Math.round(width / 3), { opacity: 0.35 }),
  );

/** All texts of a node. */
export function textsOf({ props: { children = [] } }: Node): string[] {
  return children.flatMap((child) => (typeof child === 'string' ? [child] : textsOf(child)));
}
