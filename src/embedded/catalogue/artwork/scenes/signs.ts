import { box, disc, line, repeat, shape, svg } from '../markup.ts';
import type { Scene } from './scene.ts';

/** Two discs that meet. */
export const discs: Scene = {
  moods: ['paper', 'dark', 'bold'],
  voices: ['book', 'swiss', 'deco'],
  align: 'middle',
  title: 'bottom',
  under: (inks) => inks.sky,
  draw: ({ width, height, x, y }, inks, dice) => {
    const r = dice.between(98, 112);
    const angle = dice.between(-0.7, 0.7);
    const dx = Math.cos(angle) * r * 0.6;
    const dy = Math.sin(angle) * r * 0.6;
    const cy = y - 50;
    return (
      box(0, 0, width, height, inks.sky) +
      disc(x - dx, cy - dy, r, inks.accent) +
      disc(x + dx, cy + dy, r, inks.mid) +
      svg`<clipPath id="c"><circle cx="${x - dx}" cy="${cy - dy}" r="${r}"/></clipPath>` +
      disc(x + dx, cy + dy, r, inks.spark, 'clip-path="url(#c)"')
    );
  },
};

/** Wedges and bars on the diagonal. */
export const diagonals: Scene = {
  moods: ['bold', 'paper', 'dark'],
  voices: ['stack', 'swiss'],
  align: 'start',
  title: 'bottom',
  under: (inks) => inks.near,
  draw: ({ width, height, x }, inks, dice) => {
    const facing = dice.pick([-1, 1]);
    const bars = repeat(dice.whole(3, 5), (index) => svg`M-300 ${-40 + index * 46}L300 ${-240 + index * 46}`);
    return (
      box(0, 0, width, height, inks.sky) +
      shape(svg`M0 ${facing > 0 ? 500 : 330}L${width} ${facing > 0 ? 330 : 500}V600H0Z`, inks.mid) +
      svg`<g transform="translate(${x} 250) scale(${facing} 1)">${disc(-50, 40, 92, inks.mid)}${shape('M260-260L-90 60L-20 110Z', inks.accent)}${line(bars, inks.spark, dice.between(5, 9))}${disc(90, -90, 26, inks.near)}</g>` +
      shape(svg`M0 ${facing > 0 ? 480 : 400}L${width} ${facing > 0 ? 400 : 480}V600H0Z`, inks.near)
    );
  },
};

/** Frames of a film, one of them in colour. */
export const frames: Scene = {
  moods: ['paper', 'dark', 'bold'],
  voices: ['swiss', 'stack'],
  align: 'start',
  title: 'bottom',
  under: (inks) => inks.sky,
  draw: ({ width, height, x }, inks, dice) => {
    const chosen = dice.whole(0, 8);
    const cell = (index: number): string => {
      const left = x - 168 + (index % 3) * 115;
      const top = 34 + Math.floor(index / 3) * 115;
      const fill = index === chosen ? inks.accent : dice.pick([inks.mid, inks.far, inks.near]);
      const sign = dice.pick([
        disc(left + 53, top + 53, 30, inks.sky),
        shape(svg`M${left} ${top + 106}l53 -64 53 64Z`, inks.sky),
        shape(svg`M${left} ${top + 53}h106v53h-106Z`, inks.spark, 'opacity=".35"'),
        line(svg`M${left} ${top + 30}h106m0 23h-106m0 23h106`, inks.sky, 5),
        '',
      ]);
      return box(left, top, 106, 106, fill) + sign;
    };
    return box(0, 0, width, height, inks.sky) + repeat(9, cell);
  },
};

/** A staring eye. */
export const eye: Scene = {
  moods: ['dark', 'bold', 'paper'],
  voices: ['stack', 'swiss', 'deco'],
  align: 'middle',
  title: 'bottom',
  under: (inks) => inks.sky,
  draw: ({ width, height, x, y }, inks, dice) => {
    const cy = y - 60;
    const look = dice.between(-34, 34);
    const lashes = repeat(dice.pick([9, 13, 17]), (index) => {
      const at = (index - 8) * 18;
      return svg`M${x + at * 0.7} ${cy - 96 + Math.abs(at) * 0.32}L${x + at * 1.25} ${cy - 168 + Math.abs(at) * 0.4}`;
    });
    return (
      box(0, 0, width, height, inks.sky) +
      line(lashes, inks.mid, 6) +
      shape(
        svg`M${x - 170} ${cy}Q${x} ${cy - 190} ${x + 170} ${cy}Q${x} ${cy + 190} ${x - 170} ${cy}Z`,
        inks.pale,
      ) +
      disc(x + look, cy, 80, inks.accent) +
      disc(x + look, cy, 38, inks.near === inks.sky ? inks.night : inks.near) +
      disc(x + look + 22, cy - 24, 13, inks.pale)
    );
  },
};

/** A sunburst of rays, as the picture palaces had them. */
export const rays: Scene = {
  moods: ['bold', 'paper', 'dark'],
  voices: ['stack', 'deco'],
  align: 'middle',
  title: 'bottom',
  under: (inks) => inks.near,
  draw: ({ width, height, x }, inks, dice) => {
    const cy = 400;
    const count = dice.pick([18, 22, 28]);
    const reach = 1200;
    const beams = repeat(count, (index) => {
      const angle = (index / count) * Math.PI * 2;
      const next = angle + Math.PI / count;
      return svg`M${x} ${cy}L${x + Math.cos(angle) * reach} ${cy + Math.sin(angle) * reach}L${x + Math.cos(next) * reach} ${cy + Math.sin(next) * reach}Z`;
    });
    return (
      box(0, 0, width, height, inks.sky) +
      shape(beams, inks.far) +
      disc(x, cy, 150, inks.mid) +
      disc(x, cy, 112, inks.sky) +
      disc(x, cy, 84, inks.accent) +
      box(0, cy, width, 200, inks.near)
    );
  },
};

/** A spiral of rings that pulls inwards. */
export const spiral: Scene = {
  moods: ['bold', 'dark', 'paper'],
  voices: ['stack', 'swiss', 'book'],
  align: 'middle',
  title: 'bottom',
  under: (inks) => inks.sky,
  draw: ({ width, height, x, y }, inks, dice) => {
    const turn = dice.between(20, 160);
    const ring = (index: number): string =>
      svg`<circle cx="${(7 - index) * 5}" r="${168 - index * 22}" fill="${index % 2 ? inks.sky : index === 6 ? inks.accent : inks.mid}" transform="rotate(${index * turn})"/>`;
    return (
      box(0, 0, width, height, inks.sky) +
      svg`<g transform="translate(${x} ${y - 60})">${repeat(7, ring)}</g>`
    );
  },
};
