import { box, disc, line, repeat, shape, svg } from '../markup.ts';
import type { Scene } from './scene.ts';

/** A planet among concentric orbits. */
export const orbits: Scene = {
  moods: ['dark', 'dark', 'paper', 'bold'],
  voices: ['swiss', 'deco', 'stack'],
  align: 'start',
  title: 'bottom',
  under: (inks) => inks.sky,
  draw: ({ width, height, x, y }, inks, dice) => {
    const centre = { x: x + dice.between(-30, 30), y: y - 30 };
    const step = dice.between(34, 46);
    const rings = dice.whole(4, 6);
    const tilt = dice.between(-24, 24);
    const ring = (index: number): string => {
      const radius = 62 + step * index;
      const angle = dice.between(0, Math.PI * 2);
      return (
        svg`<circle r="${radius}" fill="none" stroke="${index % 2 ? inks.mid : inks.far}" stroke-width="${index % 2 ? 2 : 9}"/>` +
        disc(
          Math.cos(angle) * radius,
          Math.sin(angle) * radius,
          dice.between(5, 15),
          dice.pick([inks.accent, inks.spark, inks.mid]),
        )
      );
    };
    return (
      box(0, 0, width, height, inks.sky) +
      svg`<g transform="translate(${centre.x} ${centre.y}) rotate(${tilt}) scale(1 .92)">${repeat(rings, ring)}${disc(0, 0, 48, inks.accent)}${shape('M-48 0A48 48 0 0 0 48 0A48 22 0 0 1-48 0', inks.mid, 'opacity=".55"')}</g>`
    );
  },
};

/** Stars joined to a figure. */
export const constellation: Scene = {
  moods: ['dark'],
  voices: ['deco', 'book', 'swiss'],
  align: 'middle',
  title: 'bottom',
  under: (inks) => inks.near,
  draw: ({ width, height, x, y }, inks, dice) => {
    const turn = dice.between(0, 6);
    const count = dice.whole(6, 8);
    const points = Array.from({ length: count }, (_, index) => {
      const angle = turn + (index / count) * Math.PI * 2;
      const reach = index % 2 ? dice.between(50, 80) : dice.between(110, 160);
      return [x + Math.cos(angle) * reach, y - 40 + Math.sin(angle) * reach * 0.95] as const;
    });
    const path = points.map(([px, py], index) => svg`${index ? 'L' : 'M'}${px} ${py}`).join('');
    const dust = repeat(
      Math.round(width / 9),
      () => svg`M${dice.between(0, width)} ${dice.between(0, 440)}h${dice.pick([1.4, 2.2])}`,
    );
    return (
      box(0, 0, width, height, inks.sky) +
      disc(x, y - 40, 186, inks.far) +
      line(dust, inks.spark, 1.8, 'opacity=".65"') +
      line(`${path}Z`, inks.spark, 1.6) +
      shape(`${path}Z`, inks.mid, 'opacity=".4"') +
      points
        .map(([px, py], index) => disc(px, py, index % 2 ? 5 : 8, index % 3 ? inks.spark : inks.accent))
        .join('') +
      shape(svg`M0 470Q${x} ${430} ${width} 470V600H0Z`, inks.near)
    );
  },
};

/** A low sun over a grid that runs to the horizon. */
export const grid: Scene = {
  moods: ['dark'],
  voices: ['stack', 'swiss'],
  align: 'start',
  title: 'top',
  under: (inks) => inks.sky,
  draw: ({ width, height, x }, inks, dice) => {
    const horizon = 440;
    const radius = dice.between(104, 128);
    const rows = [0, 8, 20, 38, 64, 100, 148].map((drop) => svg`M0 ${horizon + drop}H${width}`).join('');
    const spokes = repeat(
      25,
      (index) => svg`M${x + (index - 12) * 26} ${horizon}L${x + (index - 12) * 118} 600`,
    );
    const slits = repeat(6, (index) => svg`M${x - 140} ${horizon - 8 - index * 17}h280`);
    return (
      box(0, 0, width, height, inks.sky) +
      disc(x, horizon - radius * 0.42, radius, inks.accent) +
      line(slits, inks.sky, 5) +
      box(0, horizon, width, 160, inks.far) +
      line(rows + spokes, inks.mid, 2) +
      shape(
        svg`M0 ${horizon}V${horizon - 50}l60 -34 50 40 40 -18 50 62ZM${width} ${horizon}v-70l-50 -30 -60 52 -30 -14 -40 62Z`,
        inks.near,
      )
    );
  },
};

/** A small craft under a planet's limb. */
export const limb: Scene = {
  moods: ['dark', 'bold', 'paper'],
  voices: ['swiss', 'stack', 'deco'],
  align: 'start',
  title: 'top',
  under: (inks) => inks.sky,
  draw: ({ width, height, x }, inks, dice) => {
    const radius = 430;
    const shift = dice.between(-70, 90);
    const craft = dice.between(-60, 60);
    return (
      box(0, 0, width, height, inks.sky) +
      disc(x + shift, 420 + radius, radius + 62, inks.far) +
      disc(x + shift, 420 + radius, radius + 26, inks.mid) +
      disc(x + shift, 420 + radius, radius, inks.near) +
      disc(x - shift * 0.9, 300, 26, inks.accent) +
      line(svg`M${x + craft} 330V560`, inks.accent, 3) +
      shape(svg`M${x + craft} 268q16 26 10 62h-20q-6 -36 10 -62Z`, inks.spark)
    );
  },
};
