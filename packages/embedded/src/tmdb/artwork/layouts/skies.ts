import { mix } from '../colour.ts';
import { disc, line, repeat, svg } from '../markup.ts';
import { onGround, onSky } from '../scenes/scene.ts';
import { middle, set, type Layout } from './layout.ts';

const MANNER = { align: 'middle', title: 'bottom', under: onGround } as const;

/** In a night full of stars. */
export const night: Layout = {
  ...MANNER,
  moods: ['dark'],
  voices: ['deco', 'book'],
  under: onSky,
  draw: (sheet, inks, dice, motif) => {
    const { width, bottom } = sheet;
    const { x, y, size } = middle(sheet);
    const stars = repeat(
      Math.round(width / 9),
      () => svg`M${dice.between(8, width - 8)} ${dice.between(8, bottom)}h.1`,
    );
    return (
      disc(x, y, size * 128, mix(inks.sky, inks.far, 0.6)) +
      line(stars, inks.spark, 4, 'stroke-linecap="round"') +
      set(motif(inks.sky), x, y, size * 0.9)
    );
  },
};

/** Circled by rings of dots. */
export const orbit: Layout = {
  ...MANNER,
  moods: ['dark', 'bold', 'paper'],
  voices: ['swiss', 'deco'],
  align: 'start',
  under: onSky,
  draw: (sheet, inks, dice, motif) => {
    const { x, y, size } = middle(sheet);
    const tilt = dice.pick([-28, -18, 18, 28]);
    const path = (wide: number): string =>
      svg`M${-wide} 0A${wide} ${wide * 0.42} 0 0 1 ${wide} 0A${wide} ${wide * 0.42} 0 0 1 ${-wide} 0Z`;
    return (
      set(line(path(118) + path(142) + path(168), inks.mid, 4), x, y, size, tilt) +
      set(
        disc(118, 0, 10, inks.accent) + disc(-142, 0, 14, inks.spark) + disc(0, 70, 8, inks.accent),
        x,
        y,
        size,
        tilt,
      ) +
      disc(x, y, size * 86, inks.near) +
      set(motif(inks.near), x, y, size * 0.6)
    );
  },
};

/** Three times, like an echo. */
export const echo: Layout = {
  ...MANNER,
  moods: ['bold', 'paper', 'dark'],
  voices: ['stack', 'swiss'],
  title: 'top',
  under: onSky,
  draw: (sheet, inks, dice, motif) => {
    const { x, top, bottom } = sheet;
    const span = bottom - top;
    const side = dice.pick([-1, 1]);
    const painted = motif(inks.sky);
    const ghosts = [
      [1.1, 70, 0.26, 0.25],
      [0.8, -78, 0.56, 0.5],
    ].map(
      ([scale = 1, shift = 0, drop = 0, opacity = 1]) =>
        `<g opacity="${opacity}">${set(painted, x + side * shift, top + span * drop, scale)}</g>`,
    );
    return ghosts.join('') + set(painted, x + side * 30, top + span * 0.66, Math.min(span / 330, 1.25));
  },
};
