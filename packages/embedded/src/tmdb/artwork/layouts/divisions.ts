import { mix } from '../colour.ts';
import { box, disc, line, shape, svg } from '../markup.ts';
import { onGround, onSky } from '../scenes/scene.ts';
import { middle, set, type Layout } from './layout.ts';

const MANNER = { align: 'middle', title: 'bottom', under: onGround } as const;

/** On the border of two colours, swapping them. */
export const halves: Layout = {
  moods: ['bold', 'paper', 'dark'],
  voices: ['swiss', 'stack'],
  align: 'middle',
  title: 'bottom',
  under: onGround,
  draw: (sheet, inks, _dice, motif) => {
    const { width, height, bottom } = sheet;
    const { x, y, size } = middle(sheet);
    return (
      box(x, 0, width, height, inks.mid) +
      set(motif(inks.sky), x, y, size * 0.94) +
      svg`<clipPath id="c"><rect x="${x}" width="${width}" height="${height}"/></clipPath>` +
      `<g clip-path="url(#c)">${set(motif(inks.mid), x, y, size * 0.94)}</g>` +
      box(0, bottom, width, height, inks.near)
    );
  },
};

/** On a sheet cut from corner to corner. */
export const slant: Layout = {
  moods: ['bold', 'dark', 'paper'],
  voices: ['stack', 'swiss'],
  align: 'start',
  title: 'bottom',
  under: onGround,
  draw: (sheet, inks, dice, motif) => {
    const { width, height, bottom } = sheet;
    const { x, y, size } = middle(sheet);
    const rise = dice.pick([150, -150]);
    const lower = svg`M0 ${y + rise}L${width} ${y - rise}V${height}H0Z`;
    return (
      set(motif(inks.sky), x, y, size * 0.94) +
      shape(lower, inks.mid) +
      svg`<clipPath id="c"><path d="${lower}"/></clipPath>` +
      `<g clip-path="url(#c)">${set(motif(inks.mid), x, y, size * 0.94)}</g>` +
      box(0, bottom, width, height, inks.near)
    );
  },
};

/** In one field of a sheet divided into three. */
export const blocks: Layout = {
  moods: ['paper', 'bold', 'dark'],
  voices: ['swiss', 'stack'],
  align: 'start',
  title: 'bottom',
  under: onSky,
  draw: (sheet, inks, dice, motif) => {
    const { width, x, top, bottom } = sheet;
    const cut = top + (bottom - top) * 0.7;
    const left = x - 200;
    const third = dice.pick([
      shape(svg`M${left} ${bottom}A140 ${bottom - cut} 0 0 1 ${left + 140} ${cut}V${bottom}Z`, inks.spark),
      disc(left + 70, (cut + bottom) / 2, (bottom - cut) / 2.4, inks.spark),
      shape(svg`M${left} ${bottom}L${left + 70} ${cut}L${left + 140} ${bottom}Z`, inks.spark),
    ]);
    const size = Math.min((cut - top) / 224, 1.55);
    return (
      box(left, 0, width, cut, inks.accent) +
      box(left, cut, width, bottom - cut, inks.mid) +
      box(left + 140, cut, width, bottom - cut, inks.near) +
      third +
      set(motif(inks.accent), x, (top + cut) / 2 + 4, size)
    );
  },
};

/** In a corner framed by quarter circles. */
export const corner: Layout = {
  ...MANNER,
  moods: ['bold', 'dark', 'paper'],
  voices: ['swiss', 'book'],
  align: 'start',
  draw: (sheet, inks, dice, motif) => {
    const { width, height, bottom, x, top } = sheet;
    const { y, size } = middle(sheet);
    const side = dice.pick([-1, 1]);
    const from = x + side * 200;
    const tints = [inks.far, inks.mid, mix(inks.mid, inks.near, 0.5)];
    const rings = tints.map((tint, index) =>
      disc(from, bottom, (bottom - top) * (0.86 - index * 0.24), tint),
    );
    return (
      rings.join('') +
      set(motif(mix(inks.sky, inks.far, 0.5)), x - side * 40, y - 26, size * 0.8) +
      box(0, bottom, width, height, inks.near)
    );
  },
};

/** Where two ribbons cross. */
export const ribbons: Layout = {
  ...MANNER,
  moods: ['paper', 'dark', 'bold'],
  voices: ['stack', 'deco'],
  under: onSky,
  draw: (sheet, inks, _dice, motif) => {
    const { width, bottom } = sheet;
    const { x, y, size } = middle(sheet);
    return (
      svg`<clipPath id="c"><rect width="${width}" height="${bottom + 8}"/></clipPath>` +
      `<g clip-path="url(#c)">${line(svg`M${x - 600} ${y - 420}L${x + 600} ${y + 420}`, inks.far, 90) + line(svg`M${x - 600} ${y + 420}L${x + 600} ${y - 420}`, inks.mid, 46)}</g>` +
      disc(x, y, size * 100, inks.near) +
      set(motif(inks.near), x, y, size * 0.68)
    );
  },
};
