import { mix } from '../colour.ts';
import { box, disc, line, repeat, shape, svg } from '../markup.ts';
import { onSky } from '../scenes/scene.ts';
import { middle, set, type Layout } from './layout.ts';

const MANNER = { align: 'middle', title: 'bottom', under: onSky } as const;

/** On a great disc. */
export const sun: Layout = {
  ...MANNER,
  moods: ['dark', 'paper'],
  voices: ['book', 'deco'],
  draw: (sheet, inks, _dice, motif) => {
    const { x, y, size } = middle(sheet);
    return disc(x, y, size * 112, inks.accent) + set(motif(inks.accent), x, y, size * 0.72);
  },
};

/** Inside a thick ring that is open above. */
export const ring: Layout = {
  ...MANNER,
  moods: ['bold', 'dark', 'paper'],
  voices: ['swiss', 'deco'],
  align: 'start',
  draw: (sheet, inks, dice, motif) => {
    const { x, y, size } = middle(sheet);
    const from = dice.between(0, 360);
    const arc = line('M0-104A104 104 0 1 1-62-84', inks.mid, 15, 'stroke-linecap="round"');
    return set(arc, x, y, size, from) + set(motif(inks.sky), x, y, size * 0.72);
  },
};

/** In the innermost of circles within circles. */
export const target: Layout = {
  ...MANNER,
  moods: ['bold', 'paper', 'dark'],
  voices: ['swiss', 'stack'],
  draw: (sheet, inks, _dice, motif) => {
    const { x, y, size } = middle(sheet);
    const tints = [mix(inks.sky, inks.far, 0.55), inks.far, inks.mid, inks.pale];
    const rings = tints.map((tint, index) => disc(x, y, size * (190 - index * 34), tint));
    return rings.join('') + set(motif(inks.pale), x, y, size * 0.58);
  },
};

/** On a lozenge, with matching corners. */
export const lozenge: Layout = {
  ...MANNER,
  moods: ['dark', 'bold', 'paper'],
  voices: ['deco', 'book'],
  draw: (sheet, inks, _dice, motif) => {
    const { x, y, size: full } = middle(sheet);
    const size = full * 0.82;
    const frame = line('M0-138L112 0L0 138L-112 0Z', inks.mid, 4);
    return (
      set(frame + shape('M0-126L102 0L0 126L-102 0Z', inks.mid), x, y, size) +
      set(motif(inks.mid), x, y, size * 0.6)
    );
  },
};

/** On a seal with a toothed edge. */
export const seal: Layout = {
  ...MANNER,
  moods: ['paper', 'bold', 'dark'],
  voices: ['book', 'swiss'],
  draw: (sheet, inks, dice, motif) => {
    const { x, y, size: full } = middle(sheet);
    const size = full * 0.94;
    const teeth = dice.pick([16, 20, 24]);
    const edge = repeat(teeth * 2, (index) => {
      const angle = (index / teeth) * Math.PI;
      const reach = index % 2 ? 104 : 120;
      return svg`${index ? 'L' : 'M'}${Math.cos(angle) * reach} ${Math.sin(angle) * reach}`;
    });
    const ground = inks.near;
    return (
      set(
        shape(`${edge}Z`, ground) + `<circle r="92" fill="none" stroke="${inks.mid}" stroke-width="3"/>`,
        x,
        y,
        size,
      ) + set(motif(ground), x, y, size * 0.66)
    );
  },
};

/** In a niche with a round head. */
export const niche: Layout = {
  ...MANNER,
  moods: ['bold', 'dark', 'paper'],
  voices: ['book', 'deco'],
  draw: (sheet, inks, _dice, motif) => {
    const { x, y, size: full } = middle(sheet);
    const size = full * 0.95;
    const arch = (half: number, fill: string): string =>
      shape(svg`M${-half} 122V${-10}A${half} ${half} 0 0 1 ${half} ${-10}V122Z`, fill);
    return (
      set(arch(112, inks.far) + arch(98, inks.mid) + arch(84, inks.near), x, y, size) +
      set(motif(inks.near), x, y + size * 22, size * 0.62)
    );
  },
};

/** In frames that step inwards, each a little darker. */
export const nested: Layout = {
  ...MANNER,
  moods: ['paper', 'dark', 'bold'],
  voices: ['swiss', 'book'],
  align: 'start',
  draw: (sheet, inks, dice, motif) => {
    const { x, y, size } = middle(sheet);
    const drift = dice.pick([-5, 0, 5]);
    const tints = [
      inks.far,
      mix(inks.far, inks.mid, 0.5),
      inks.mid,
      mix(inks.mid, inks.night, 0.5),
      inks.night,
    ];
    const frames = tints.map((tint, index) => {
      const half = 118 - index * 11;
      return box(-half + drift * index, -half, half * 2, half * 2, tint);
    });
    return set(frames.join(''), x, y, size) + set(motif(inks.night), x + drift * 4 * size, y, size * 0.62);
  },
};
