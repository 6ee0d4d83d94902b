import { mix } from '../colour.ts';
import { box, disc, line, repeat, shape, svg } from '../markup.ts';
import { centred, onGround, onSky, standing, type Scene } from './scene.ts';

/** Stairs with a figure near the top. */
export const stairs: Scene = {
  moods: ['paper', 'bold', 'dark'],
  voices: ['swiss', 'stack', 'deco'],
  align: 'start',
  title: 'top',
  under: onSky,
  draw: ({ width, height, x, top, bottom }, inks, dice) => {
    const steps = dice.pick([6, 7, 8]);
    const rise = (bottom - top - 90) / steps;
    const run = 400 / steps;
    const side = dice.pick([-1, 1]);
    const treads = repeat(steps, (index) => {
      const left = -200 + run * index;
      const high = bottom - rise * (index + 1);
      return (
        box(left, high, 1400, rise + 1, index % 2 ? inks.mid : mix(inks.mid, inks.near, 0.35)) +
        box(left, high, 1400, 5, inks.spark, 'opacity=".35"')
      );
    });
    const place = steps - 3;
    const figure = svg`<g transform="translate(${-200 + run * (place + 0.5)} ${bottom - rise * (place + 1)})">${disc(0, -66, 10, inks.near)}${shape('M-13-20q1-34 13-34t13 34l-4 20h-6l-3-18-3 18h-6Z', inks.near)}${shape('M-6 0L-140 62H-90L6 0Z', inks.near, 'opacity=".3"')}</g>`;
    return (
      disc(x - side * 70, top + 90, 70, inks.accent) +
      svg`<g transform="translate(${x} 0) scale(${side} 1)">${treads}${figure}</g>` +
      box(0, bottom - 2, width, height - bottom + 2, inks.near)
    );
  },
};

/** Arches behind arches, with light at the end. */
export const arches: Scene = {
  moods: ['bold', 'dark', 'paper'],
  voices: ['book', 'deco', 'swiss'],
  align: 'middle',
  title: 'bottom',
  under: onGround,
  draw: (sheet, inks, dice) => {
    const { width, height, bottom } = sheet;
    const tints = [
      inks.far,
      mix(inks.far, inks.mid, 0.6),
      inks.mid,
      mix(inks.mid, inks.night, 0.4),
      inks.accent,
    ];
    const shift = dice.between(-6, 6);
    const arch = (index: number): string => {
      const half = 184 - index * 34;
      const high = 180 + (4 - index) * 10;
      return shape(
        svg`M${shift * index - half} 2V${-high + 0}a${half} ${half} 0 0 1 ${half * 2} 0V2Z`,
        tints[index] ?? inks.mid,
      );
    };
    return (
      standing(
        sheet,
        repeat(5, arch) +
          disc(shift * 4, -62, 10, inks.night) +
          shape(svg`M${shift * 4 - 14} 2l4-44q10-14 20 0l4 44Z`, inks.night),
      ) + box(0, bottom, width, height - bottom, inks.near)
    );
  },
};

/** Paper cut-outs of a plant. */
export const leaves: Scene = {
  moods: ['paper', 'bold', 'dark'],
  voices: ['book', 'swiss'],
  align: 'start',
  title: 'bottom',
  under: onSky,
  draw: (sheet, inks, dice) => {
    const lobes = dice.whole(4, 5);
    const curve = dice.between(-30, 30);
    const leaf = (index: number): string => {
      const at = 176 - index * (264 / lobes);
      const long = 130 - index * 12;
      const fill = [inks.mid, inks.accent, mix(inks.mid, inks.night, 0.35)][index % 3] ?? inks.mid;
      const blade = svg`M0 ${at}q${long * 0.3} ${-50} ${long} ${-54}q${-long * 0.1} ${54} ${-long} 54Z`;
      return shape(blade, fill) + shape(blade, index % 2 ? fill : inks.mid, 'transform="scale(-1 1)"');
    };
    return centred(
      sheet,
      svg`<g transform="rotate(${curve / 3})">${line('M0 200V-120', mix(inks.mid, inks.night, 0.35), 8)}${repeat(lobes, leaf)}${disc(0, -146, 40, inks.accent)}${disc(0, -142, 15, inks.spark)}</g>`,
    );
  },
};
