import { mix } from '../colour.ts';
import { box, disc, line, repeat, shape, svg } from '../markup.ts';
import { onGround, onSky, standing, type Scene } from './scene.ts';

/** A great sun and a mesa on the horizon. */
export const mesa: Scene = {
  moods: ['bold', 'paper', 'dark'],
  voices: ['stack', 'book'],
  align: 'start',
  title: 'bottom',
  under: onGround,
  draw: (sheet, inks, dice) => {
    const { width, height, bottom } = sheet;
    const sun = { x: dice.between(-60, 60), y: -dice.between(180, 215), r: dice.between(110, 136) };
    const cactus = dice.pick([-1, 1]) * dice.between(20, 150);
    return (
      standing(
        sheet,
        disc(sun.x, sun.y, sun.r + 40, inks.far) +
          disc(sun.x, sun.y, sun.r, inks.accent) +
          box(-900, -26, 1800, 30, inks.mid) +
          shape(
            'M-190 0l14-112h14l6-22h84l8 24 18 4 22 106ZM82 0l8-62h10l4-60h34l6 58 14 6 12 58ZM-420 0l20-60h60l16 60ZM330 0l20-90h70l26 90Z',
            inks.mid,
          ),
        dice.chance(0.5),
      ) +
      box(0, bottom, width, height - bottom, inks.near) +
      standing(
        sheet,
        line(
          svg`M${cactus} 4v-64m-20 12v20q0 10 20 10m20 -44v22q0 10 -20 10`,
          inks.near,
          11,
          'stroke-linecap="round"',
        ),
      )
    );
  },
};

/** Ranges of mountains fading into the air. */
export const ridges: Scene = {
  moods: ['paper', 'dark', 'bold'],
  voices: ['deco', 'book', 'swiss'],
  align: 'middle',
  title: 'bottom',
  under: onGround,
  draw: ({ width, height, x, bottom }, inks, dice) => {
    const sharp = dice.chance(0.6);
    const range = (base: number, reach: number, spacing: number): string => {
      let path = svg`M-20 ${height}V${base}`;
      for (let at = -20; at < width; at += spacing) {
        const peak = base - reach * dice.between(0.55, 1);
        path += sharp
          ? svg`L${at + spacing * 0.45} ${peak}L${at + spacing} ${base - reach * dice.between(0, 0.25)}`
          : svg`Q${at + spacing * 0.5} ${peak - 40} ${at + spacing} ${base}`;
      }
      return `${path}V${height}Z`;
    };
    const sun = disc(
      x + dice.between(-90, 90),
      bottom * dice.between(0.26, 0.4),
      dice.between(44, 84),
      inks.accent,
    );
    return (
      sun +
      shape(range(bottom - 130, 170, dice.between(150, 210)), inks.far) +
      shape(range(bottom - 70, 150, dice.between(120, 170)), mix(inks.far, inks.mid, 0.6)) +
      shape(range(bottom - 20, 110, dice.between(150, 200)), inks.mid) +
      shape(range(bottom + 30, 90, dice.between(110, 150)), mix(inks.mid, inks.near, 0.5)) +
      shape(svg`M0 ${bottom + 8}Q${x} ${bottom - 24} ${width} ${bottom + 8}V${height}H0Z`, inks.near)
    );
  },
};

/** A road to a vanishing point. */
export const road: Scene = {
  moods: ['bold', 'paper', 'dark'],
  voices: ['stack', 'swiss'],
  align: 'start',
  title: 'top',
  under: onSky,
  draw: ({ width, height, x, top, bottom }, inks, dice) => {
    const horizon = top + (bottom - top) * dice.between(0.34, 0.44);
    const depth = height - horizon;
    const at = (share: number): string => {
      const y = horizon + depth * share;
      return svg`${x - share * 9} ${y}H${x + share * 9}`;
    };
    const dashes = [0.03, 0.1, 0.22, 0.4, 0.68].map((share) => {
      const end = share * 1.42;
      return svg`M${at(share)}L${x + end * 9} ${horizon + depth * end}H${x - end * 9}Z`;
    });
    const side = dice.pick([-1, 1]);
    const poles = [0.02, 0.06, 0.14, 0.3, 0.62].map((share) => {
      const px = x + side * (16 + share * 330);
      const tall = 20 + share * 300;
      return svg`M${px} ${horizon + depth * share}v${-tall}m${-tall * 0.14} ${tall * 0.14}h${tall * 0.28}`;
    });
    return (
      disc(x, horizon, dice.between(80, 116), inks.accent) +
      box(0, horizon, width, depth, inks.mid) +
      shape(svg`M${x - 4} ${horizon}h8L${x + 215} ${height}H${x - 215}Z`, inks.near) +
      shape(dashes.join(''), inks.pale) +
      line(poles.join(''), inks.near, 4)
    );
  },
};

/** Bands of waves under a disc. */
export const waves: Scene = {
  moods: ['paper', 'bold', 'dark'],
  voices: ['stack', 'deco', 'swiss'],
  align: 'start',
  title: 'top',
  under: onSky,
  draw: ({ width, height, x, top, bottom }, inks, dice) => {
    const length = dice.pick([80, 100, 134]);
    const tints = [inks.far, inks.mid, mix(inks.mid, inks.near, 0.5), inks.near];
    const first = top + (bottom - top) * 0.5;
    const band = (index: number): string => {
      const crest = first + (index * (bottom - first)) / 4.2;
      const start = -length * 2 + index * length * 0.5;
      return shape(
        svg`M${start} ${crest}q${length / 2} ${-length * 0.36} ${length} 0${repeat(Math.ceil(width / length) + 2, () => svg`t${length} 0`)}V${height}H${start}Z`,
        tints[index] ?? inks.near,
      );
    };
    const sun = x + dice.between(-80, 80);
    return (
      disc(sun, first - 14, Math.min(dice.between(90, 124), (first - top) * 0.7), inks.accent) +
      repeat(4, band)
    );
  },
};
