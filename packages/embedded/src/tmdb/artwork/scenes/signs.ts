import { mix } from '../colour.ts';
import { box, disc, line, repeat, shape, svg } from '../markup.ts';
import { centred, onGround, onSky, type Scene } from './scene.ts';

/** Two discs that meet, or halves of two side by side. */
export const discs: Scene = {
  moods: ['paper', 'dark', 'bold'],
  voices: ['book', 'swiss', 'deco'],
  align: 'middle',
  title: 'bottom',
  under: onSky,
  draw: (sheet, inks, dice) => {
    const angle = dice.between(-1.1, 1.1);
    const both = mix(inks.mid, inks.night, 0.55);
    if (dice.chance(0.35)) {
      const slip = dice.between(30, 66) * dice.pick([-1, 1]);
      return centred(
        sheet,
        svg`<g transform="rotate(${angle * 30})">${shape(svg`M-3 ${slip - 122}A122 122 0 0 0 -3 ${slip + 122}Z`, inks.accent)}${shape(svg`M3 ${-slip - 122}A122 122 0 0 1 3 ${-slip + 122}Z`, inks.mid)}${disc(-54, slip, 22, both)}${disc(54, -slip, 22, inks.accent)}</g>`,
      );
    }
    const r = dice.between(100, 118);
    const apart = r * dice.between(0.4, 0.62);
    const dx = Math.cos(angle) * apart;
    const dy = Math.sin(angle) * apart;
    return centred(
      sheet,
      disc(-dx, -dy, r, inks.accent) +
        disc(dx, dy, r, inks.mid) +
        svg`<clipPath id="c"><circle cx="${-dx}" cy="${-dy}" r="${r}"/></clipPath>` +
        disc(dx, dy, r, both, 'clip-path="url(#c)"'),
    );
  },
};

/** Wedges and bars on the diagonal. */
export const diagonals: Scene = {
  moods: ['bold', 'paper', 'dark'],
  voices: ['stack', 'swiss'],
  align: 'start',
  title: 'bottom',
  under: onGround,
  draw: (sheet, inks, dice) => {
    const { width, height, bottom } = sheet;
    const facing = dice.pick([-1, 1]);
    const bars = repeat(dice.whole(3, 5), (index) => svg`M-700 ${136 + index * 30}L600 ${-250 + index * 30}`);
    const [left, right] = facing > 0 ? [10, -70] : [-70, 10];
    return (
      centred(
        sheet,
        svg`<g transform="scale(${facing} 1)">${line(bars, inks.far, 14)}${disc(-40, 40, 128, inks.mid)}${shape('M330-330L-96 62L-20 116Z', inks.accent)}${disc(-58, 88, 30, inks.spark)}</g>`,
      ) +
      shape(svg`M0 ${bottom + left - 30}L${width} ${bottom + right - 30}V${height}H0Z`, inks.mid) +
      shape(svg`M0 ${bottom + left}L${width} ${bottom + right}V${height}H0Z`, inks.near)
    );
  },
};

/** Frames of a film, one of them in colour. */
export const frames: Scene = {
  moods: ['paper', 'dark', 'bold'],
  voices: ['swiss', 'stack'],
  align: 'start',
  title: 'bottom',
  under: onSky,
  draw: (sheet, inks, dice) => {
    const chosen = dice.whole(0, 8);
    const cell = (index: number): string => {
      const left = -172 + (index % 3) * 116;
      const top = -172 + Math.floor(index / 3) * 116;
      const lit = index === chosen;
      const ground = lit ? inks.accent : dice.pick([inks.mid, inks.far, inks.near, inks.mid]);
      const ink = lit ? inks.near : ground === inks.far ? inks.mid : inks.far;
      const sign = dice.pick([
        disc(left + 56, top + 56, 34, ink),
        shape(svg`M${left} ${top + 112}l56 -76 56 76Z`, ink),
        shape(svg`M${left} ${top + 56}a56 56 0 0 1 112 0Z`, ink),
        shape(svg`M${left} ${top}h112L${left} ${top + 112}Z`, ink),
        line(svg`M${left} ${top + 22}h112m0 23h-112m0 23h112m0 23h-112`, ink, 9),
        shape(svg`M${left} ${top}a112 112 0 0 1 112 112H${left}Z`, ink),
      ]);
      return box(left, top, 112, 112, ground) + sign;
    };
    return centred(sheet, repeat(9, cell));
  },
};

/** A sunburst of rays, as in picture palaces. */
export const rays: Scene = {
  moods: ['bold', 'paper', 'dark'],
  voices: ['stack', 'deco'],
  align: 'middle',
  title: 'bottom',
  under: onGround,
  draw: ({ width, height, x, bottom }, inks, dice) => {
    const count = dice.pick([16, 20, 28]);
    const reach = 1100;
    const beams = repeat(count, (index) => {
      const angle = (index / count) * Math.PI + Math.PI;
      const next = angle + Math.PI / count / 2;
      return svg`M${x} ${bottom}L${x + Math.cos(angle) * reach} ${bottom + Math.sin(angle) * reach}L${x + Math.cos(next) * reach} ${bottom + Math.sin(next) * reach}Z`;
    });
    const size = dice.between(120, 170);
    const heart = dice.pick([
      disc(x, bottom, size, inks.mid) +
        disc(x, bottom, size * 0.74, inks.sky) +
        disc(x, bottom, size * 0.54, inks.accent),
      disc(x, bottom, size, inks.accent),
      shape(svg`M${x - size} ${bottom}L${x} ${bottom - size * 1.9}L${x + size} ${bottom}Z`, inks.accent) +
        shape(svg`M${x} ${bottom}V${bottom - size * 1.9}L${x + size} ${bottom}Z`, inks.mid),
      repeat(5, (index) =>
        box(
          x - 95 + index * 38,
          bottom - [90, 160, 250, 160, 90][index]!,
          38,
          260,
          index === 2 ? inks.accent : inks.mid,
        ),
      ),
    ]);
    return shape(beams, inks.far) + heart + box(0, bottom, width, height - bottom, inks.near);
  },
};

/** A spiral of rings that pulls inwards. */
export const spiral: Scene = {
  moods: ['bold', 'dark', 'paper'],
  voices: ['stack', 'swiss', 'book'],
  align: 'middle',
  title: 'bottom',
  under: onSky,
  draw: (sheet, inks, dice) => {
    const turn = dice.between(20, 160);
    const ring = (index: number): string =>
      svg`<circle cx="${index * 5}" r="${178 - index * 23}" fill="${index % 2 ? inks.sky : index === 6 ? inks.accent : inks.mid}" transform="rotate(${index * turn})"/>`;
    return centred(sheet, repeat(7, ring));
  },
};
