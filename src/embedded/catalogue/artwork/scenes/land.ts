import { mix } from '../colour.ts';
import { box, disc, line, repeat, shape, svg } from '../markup.ts';
import type { Scene } from './scene.ts';

/** A great sun and a mesa on the horizon. */
export const mesa: Scene = {
  moods: ['bold', 'paper', 'dark'],
  voices: ['stack', 'book'],
  align: 'start',
  title: 'bottom',
  under: (inks) => inks.near,
  draw: ({ width, height, x }, inks, dice) => {
    const sun = { x: x + dice.between(-60, 60), y: dice.between(200, 240), r: dice.between(110, 140) };
    const left = x - dice.between(150, 190);
    const right = x + dice.between(60, 110);
    return (
      box(0, 0, width, height, inks.sky) +
      disc(sun.x, sun.y, sun.r + 44, inks.far) +
      disc(sun.x, sun.y, sun.r, inks.accent) +
      shape(svg`M${left} 400l14 -110h14l6 -22h84l8 24 18 4 22 104Z`, inks.mid) +
      shape(svg`M${right} 400l8 -62h10l4 -60h34l6 58 14 6 12 58Z`, inks.mid) +
      box(0, 372, width, 30, inks.mid) +
      shape(svg`M0 400H${width}V600H0Z`, inks.near) +
      line(
        svg`M${x - 36} 402v-46m-16 14v14q0 8 16 8m16 -30v16q0 8 -16 8`,
        inks.near,
        9,
        'stroke-linecap="round"',
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
  under: (inks) => inks.near,
  draw: ({ width, height, x }, inks, dice) => {
    const peaks = (base: number, reach: number, spacing: number): string => {
      let path = `M0 600`;
      for (let at = -dice.between(0, spacing); at < width + spacing; at += spacing * dice.between(0.7, 1.2)) {
        path += svg`L${at} ${base}L${at + spacing * 0.45} ${base - reach * dice.between(0.5, 1)}`;
      }
      return `${path}V600Z`;
    };
    const layers = [0.25, 0.6, 1].map((share) => mix(inks.far, inks.mid, share));
    return (
      box(0, 0, width, height, inks.sky) +
      disc(x + dice.between(-80, 80), dice.between(120, 170), dice.between(40, 62), inks.accent) +
      shape(peaks(330, 170, 170), layers[0] ?? inks.far) +
      shape(peaks(380, 130, 130), layers[1] ?? inks.mid) +
      shape(peaks(420, 110, 160), mix(inks.mid, inks.near, 0.45)) +
      shape(svg`M0 440Q${x} 380 ${width} 446V600H0Z`, inks.near)
    );
  },
};

/** A road to a vanishing point. */
export const road: Scene = {
  moods: ['bold', 'paper', 'dark'],
  voices: ['stack', 'swiss'],
  align: 'start',
  title: 'top',
  under: (inks) => inks.sky,
  draw: ({ width, height, x }, inks, dice) => {
    const horizon = dice.between(330, 360);
    const dashes = repeat(5, (index) => {
      const near = (index + 1) ** 2 / 25;
      const top = horizon + (600 - horizon) * (index ** 2 / 25) + 6;
      const bottom = top + (600 - horizon) * (near - index ** 2 / 25) * 0.5;
      const half = (at: number): number => ((at - horizon) / (600 - horizon)) * 9;
      return svg`M${x - half(top)} ${top}H${x + half(top)}L${x + half(bottom)} ${bottom}H${x - half(bottom)}Z`;
    });
    const poles = repeat(4, (index) => {
      const reach = 24 + index ** 2 * 22;
      const foot = horizon + 6 + index ** 2 * 14;
      return svg`M${x + reach} ${foot}v-${24 + index * 30}m-${6 + index * 4} ${6 + index * 4}h${12 + index * 8}`;
    });
    return (
      box(0, 0, width, height, inks.sky) +
      disc(x, horizon, dice.between(70, 100), inks.accent) +
      box(0, horizon, width, 600 - horizon, inks.mid) +
      shape(svg`M${x - 4} ${horizon}h8L${x + 210} 600H${x - 210}Z`, inks.near) +
      shape(dashes, inks.pale) +
      line(poles, inks.near, 4)
    );
  },
};

/** Rolling hills with balloons above. */
export const balloons: Scene = {
  moods: ['paper', 'bold', 'dark'],
  voices: ['swiss', 'stack', 'book'],
  align: 'middle',
  title: 'bottom',
  under: (inks) => inks.near,
  draw: ({ width, height, x }, inks, dice) => {
    const balloon = (bx: number, by: number, r: number, main: string, stripe: string): string =>
      svg`<g transform="translate(${bx} ${by}) scale(${r / 50})">${shape('M0-50C34-50 50-26 50 0C50 26 22 46 10 62H-10C-22 46-50 26-50 0C-50-26-34-50 0-50Z', main)}${shape('M0-50C16-50 20-20 18 6C16 30 8 46 5 62H-5C-8 46-16 30-18 6C-20-20-16-50 0-50Z', stripe)}${shape('M-9 72H9L7 88H-7Z', inks.near)}</g>`;
    const side = dice.pick([-1, 1]);
    return (
      box(0, 0, width, height, inks.sky) +
      disc(x - side * 120, 90, 34, inks.far) +
      balloon(x + side * 46, 190, 96, inks.accent, inks.mid) +
      balloon(x - side * 112, dice.between(220, 270), 40, inks.mid, inks.spark) +
      balloon(x - side * 40, 70, 22, inks.spark, inks.accent) +
      shape(svg`M0 420Q${x - 120} 330 ${x + 40} 410T${width} 370V600H0Z`, inks.mid) +
      shape(svg`M0 450Q${x + 60} 380 ${width} 450V600H0Z`, inks.near)
    );
  },
};

/** Bands of waves under a disc. */
export const waves: Scene = {
  moods: ['paper', 'bold', 'dark'],
  voices: ['stack', 'deco', 'swiss'],
  align: 'start',
  title: 'top',
  under: (inks) => inks.sky,
  draw: ({ width, height, x }, inks, dice) => {
    const length = dice.pick([80, 100, 134]);
    const tints = [inks.far, inks.mid, mix(inks.mid, inks.near, 0.5), inks.near];
    const band = (index: number): string => {
      const top = 350 + index * 60;
      const start = -length * 2 + index * length * 0.5;
      return shape(
        svg`M${start} ${top}q${length / 2} -${length * 0.36} ${length} 0${repeat(Math.ceil(width / length) + 3, () => svg`t${length} 0`)}V600H${start}Z`,
        tints[index] ?? inks.near,
      );
    };
    return (
      box(0, 0, width, height, inks.sky) +
      disc(x + dice.between(-70, 70), 330, dice.between(84, 112), inks.accent) +
      repeat(4, band)
    );
  },
};
