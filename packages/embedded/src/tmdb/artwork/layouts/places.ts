import { mix } from '../colour.ts';
import { box, disc, line, repeat, shape, svg } from '../markup.ts';
import { onGround, onSky } from '../scenes/scene.ts';
import { middle, set, type Layout } from './layout.ts';

const MANNER = { align: 'middle', title: 'bottom', under: onGround } as const;

/** Standing on a plain before the sun, with its shadow. */
export const plain: Layout = {
  ...MANNER,
  moods: ['paper', 'bold', 'dark'],
  voices: ['book', 'stack'],
  align: 'start',
  draw: (sheet, inks, dice, motif) => {
    const { width, height, bottom } = sheet;
    const { x, y, size } = middle(sheet);
    const side = dice.pick([-1, 1]);
    return (
      disc(x + side * 78, y - size * 44, size * 64, inks.far) +
      box(0, bottom - 52, width, height, inks.mid) +
      svg`<ellipse cx="${x - side * 50}" cy="${bottom - 20}" rx="${size * 118}" ry="13" fill="${inks.near}" opacity=".4"/>` +
      set(motif(inks.sky), x, bottom - 22 - size * 88, size * 0.9) +
      box(0, bottom, width, height, inks.near)
    );
  },
};

/** On top of a hill under stripes of dusk. */
export const hill: Layout = {
  ...MANNER,
  moods: ['dark', 'paper', 'bold'],
  voices: ['deco', 'book'],
  draw: (sheet, inks, _dice, motif) => {
    const { width, height, x, top, bottom } = sheet;
    const { size } = middle(sheet);
    const span = bottom - top;
    const dusk = [0.3, 0.5, 0.68].map((share, index) =>
      box(0, top + span * share, width, height, mix(inks.sky, inks.far, 0.4 + index * 0.3)),
    );
    const seat = bottom - span * 0.16;
    return (
      dusk.join('') +
      set(motif(mix(inks.sky, inks.far, 0.6)), x, seat - size * 76, size * 0.8) +
      shape(svg`M${x - 900} ${height}Q${x} ${seat * 2 - height - 40} ${x + 900} ${height}Z`, inks.near)
    );
  },
};

/** Above still water that reflects it. */
export const mirror: Layout = {
  ...MANNER,
  moods: ['dark', 'paper', 'bold'],
  voices: ['deco', 'swiss'],
  title: 'top',
  under: onSky,
  draw: (sheet, inks, dice, motif) => {
    const { width, height, x, top, bottom } = sheet;
    const shore = top + (bottom - top) * 0.6;
    const size = Math.min((shore - top) / 206, 1.3);
    const ripples = repeat(
      9,
      (index) => svg`M${x - dice.between(40, 190)} ${shore + 16 + index * 22}h${dice.between(60, 240)}`,
    );
    return (
      set(motif(inks.sky), x, shore - size * 98, size) +
      box(0, shore, width, height, inks.far) +
      `<g opacity=".4" transform="translate(${svg`${x} ${shore + size * 98}`}) scale(${svg`${size} ${-size}`})">${motif(inks.far)}</g>` +
      line(ripples, inks.far, 5, 'stroke-linecap="round"') +
      line(svg`M0 ${shore}H${width}`, inks.spark, 2)
    );
  },
};

/** In the light of a lamp from above. */
export const beam: Layout = {
  ...MANNER,
  moods: ['dark', 'bold'],
  voices: ['stack', 'book'],
  draw: (sheet, inks, dice, motif) => {
    const { width, height, bottom } = sheet;
    const { x, size } = middle(sheet);
    const from = x + dice.pick([-120, 0, 120]);
    const floor = bottom - 34;
    const light = mix(inks.sky, inks.pale, 0.78);
    return (
      shape(svg`M${from - 20} 0h40L${x + 168} ${floor}H${x - 168}Z`, light, 'opacity=".3"') +
      box(0, floor, width, height, inks.near) +
      svg`<ellipse cx="${x}" cy="${floor + 6}" rx="168" ry="26" fill="${light}"/>` +
      set(motif(mix(inks.sky, light, 0.3)), x, floor + 6 - size * 84, size * 0.86)
    );
  },
};

/** Above three waves that cover its foot. */
export const tide: Layout = {
  ...MANNER,
  moods: ['paper', 'bold', 'dark'],
  voices: ['stack', 'swiss'],
  align: 'start',
  draw: (sheet, inks, _dice, motif) => {
    const { width, height, bottom } = sheet;
    const { x, size } = middle(sheet);
    const wave = (y: number, shift: number, fill: string): string =>
      shape(
        svg`M${shift} ${y}${repeat(Math.ceil(width / 140) + 2, () => 'q35-26 70 0t70 0')}V${height}H${shift}Z`,
        fill,
      );
    return (
      set(motif(inks.sky), x, bottom - 52 - size * 84, size * 0.92) +
      wave(bottom - 58, -60, inks.far) +
      wave(bottom - 28, -130, inks.mid) +
      wave(bottom + 6, -90, inks.near)
    );
  },
};

/** Under the bows of a rainbow, or of a band shell. */
export const bows: Layout = {
  ...MANNER,
  moods: ['paper', 'dark', 'bold'],
  voices: ['swiss', 'deco'],
  draw: (sheet, inks, _dice, motif) => {
    const { width, height, bottom } = sheet;
    const { x, size } = middle(sheet);
    const tints = [inks.far, inks.mid, inks.accent, inks.near];
    const bow = tints.map((tint, index) => disc(x, bottom - 10, size * (196 - index * 24), tint));
    return (
      bow.join('') +
      box(0, bottom - 10, width, height, inks.near) +
      set(motif(inks.near), x, bottom - size * 62, size * 0.6)
    );
  },
};
