import { box, line, shape, svg } from '../markup.ts';
import { onSky } from '../scenes/scene.ts';
import { middle, set, type Layout } from './layout.ts';

const MANNER = { align: 'middle', title: 'bottom', under: onSky } as const;

/** On a tilted sheet of paper. */
export const leaf: Layout = {
  ...MANNER,
  moods: ['dark', 'bold'],
  voices: ['book', 'swiss'],
  draw: (sheet, inks, dice, motif) => {
    const { x, y, size: full } = middle(sheet);
    const size = full * 0.9;
    const tilt = dice.pick([-9, -6, 6, 9]);
    return (
      set(box(-84, -106, 184, 228, inks.near, 'opacity=".5"'), x, y, size, tilt) +
      set(box(-92, -114, 184, 228, inks.pale), x, y, size, tilt) +
      set(motif(inks.pale), x, y, size * 0.78, tilt)
    );
  },
};

/** On a postage stamp. */
export const stamp: Layout = {
  ...MANNER,
  moods: ['bold', 'dark'],
  voices: ['swiss', 'deco'],
  draw: (sheet, inks, _dice, motif) => {
    const { x, y, size: full } = middle(sheet);
    const size = full * 0.94;
    const holes = line(
      'M-96-120H96V120H-96Z',
      inks.sky,
      15,
      'stroke-dasharray="0 24" stroke-linecap="round"',
    );
    return (
      set(box(-96, -120, 192, 240, inks.pale) + holes + box(-76, -100, 152, 200, inks.mid), x, y, size) +
      set(motif(inks.mid), x, y, size * 0.66)
    );
  },
};

/** On a banner that hangs down the middle. */
export const banner: Layout = {
  ...MANNER,
  moods: ['paper', 'dark', 'bold'],
  voices: ['deco', 'stack'],
  draw: (sheet, inks, _dice, motif) => {
    const { x, y, size } = middle(sheet);
    const foot = y + size * 124;
    const half = size * 100;
    return (
      shape(svg`M${x - half} 0H${x + half}V${foot}L${x} ${foot - 40}L${x - half} ${foot}Z`, inks.mid) +
      shape(svg`M${x - half} 0h14V${foot - 6}l-14 6ZM${x + half} 0h-14V${foot - 6}l14 6Z`, inks.accent) +
      set(motif(inks.mid), x, y - size * 12, size * 0.76)
    );
  },
};

/** Behind the bars of a window. */
export const window: Layout = {
  ...MANNER,
  moods: ['dark', 'bold', 'paper'],
  voices: ['stack', 'swiss'],
  align: 'start',
  draw: (sheet, inks, _dice, motif) => {
    const { x, y, size: full } = middle(sheet);
    const size = full * 0.95;
    const bars =
      line('M0-116V116M-100-20H100', inks.near, 9) + line('M-100-116H100V116H-100Z', inks.near, 16);
    return (
      set(box(-100, -116, 200, 232, inks.far), x, y, size) +
      set(motif(inks.far), x, y, size * 0.86) +
      set(bars, x, y, size)
    );
  },
};

/** On a playing card: upright, and upside down below. */
export const card: Layout = {
  ...MANNER,
  moods: ['dark', 'bold'],
  voices: ['book', 'deco'],
  draw: (sheet, inks, _dice, motif) => {
    const { x, y, size: full } = middle(sheet);
    const size = full * 0.92;
    const painted = motif(inks.pale);
    return (
      set(
        box(-94, -124, 188, 248, inks.pale, 'rx="14"') +
          line('M-80 0H80', inks.mid, 3) +
          line('M-80-110H80V110H-80Z', inks.mid, 3),
        x,
        y,
        size,
      ) +
      set(painted, x, y - size * 56, size * 0.47) +
      set(painted, x, y + size * 56, size * 0.47, 180)
    );
  },
};
