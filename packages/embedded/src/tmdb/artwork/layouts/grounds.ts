import { mix } from '../colour.ts';
import { box, disc, repeat, shape, svg } from '../markup.ts';
import { onGround, onSky } from '../scenes/scene.ts';
import { middle, set, type Layout } from './layout.ts';

/** Before stripes that become thinner towards the bottom. */
export const stripes: Layout = {
  moods: ['paper', 'bold', 'dark'],
  voices: ['stack', 'deco'],
  align: 'middle',
  title: 'bottom',
  under: onSky,
  draw: (sheet, inks, _dice, motif) => {
    const { width, top, bottom } = sheet;
    const { x, y, size } = middle(sheet);
    const bands = repeat(8, (index) => {
      const at = top + ((bottom - top) * index) / 8;
      return box(0, at, width, 36 - index * 4, inks.far);
    });
    return bands + disc(x, y, size * 98, inks.near) + set(motif(inks.near), x, y, size * 0.68);
  },
};

/** Before beams that leave it on all sides. */
export const burst: Layout = {
  moods: ['bold', 'paper', 'dark'],
  voices: ['stack', 'deco'],
  align: 'middle',
  title: 'bottom',
  under: onGround,
  draw: (sheet, inks, dice, motif) => {
    const { width, height, bottom } = sheet;
    const { x, y, size } = middle(sheet);
    const count = dice.pick([10, 14, 18]);
    const beams = repeat(count, (index) => {
      const [from, to] = [(index * 2 - 0.5) / count, (index * 2 + 0.5) / count].map((turn) => turn * Math.PI);
      return svg`M${x} ${y}L${x + Math.cos(from ?? 0) * 900} ${y + Math.sin(from ?? 0) * 900}L${x + Math.cos(to ?? 0) * 900} ${y + Math.sin(to ?? 0) * 900}Z`;
    });
    return (
      shape(beams, inks.far) +
      set(motif(inks.sky), x, y, size * 0.92) +
      box(0, bottom, width, height, inks.near)
    );
  },
};

/** Repeated like wallpaper, one of them highlighted. */
export const wallpaper: Layout = {
  moods: ['dark', 'paper', 'bold'],
  voices: ['swiss', 'book'],
  align: 'start',
  title: 'bottom',
  under: onGround,
  draw: (sheet, inks, dice, motif) => {
    const { width, height, bottom, x } = sheet;
    const cell = 100;
    const left = x - 200;
    const ground = mix(inks.sky, inks.mid, 0.22);
    const column = dice.whole(1, 2);
    return (
      box(0, 0, width, height, ground) +
      svg`<pattern id="p" x="${left}" y="${bottom % cell}" width="${cell}" height="${cell}" patternUnits="userSpaceOnUse">${set(motif(ground), 50, 50, 0.4)}</pattern>` +
      box(0, 0, width, bottom, 'url(#p)', 'opacity=".55"') +
      disc(left + column * cell + 50, bottom - cell * 2 + 50, 92, inks.accent) +
      set(motif(inks.accent), left + column * cell + 50, bottom - cell * 2 + 50, 0.64) +
      box(0, bottom, width, height, inks.near)
    );
  },
};

/** So close that the sheet crops it. */
export const near: Layout = {
  moods: ['bold', 'dark', 'paper'],
  voices: ['stack', 'swiss'],
  align: 'start',
  title: 'top',
  under: onSky,
  draw: (sheet, inks, dice, motif) => {
    const { width, height, top } = sheet;
    const size = Math.max((height - top) / 165, 2.1);
    const side = dice.pick([-1, 1]);
    return (
      box(0, top - 8, width, height, mix(inks.sky, inks.far, 0.5)) +
      set(motif(inks.sky), sheet.x + side * 46, top + size * 98, size, side * -8)
    );
  },
};

/** On squares of two colours. */
export const checks: Layout = {
  moods: ['paper', 'bold', 'dark'],
  voices: ['swiss', 'deco'],
  align: 'middle',
  title: 'bottom',
  under: onGround,
  draw: (sheet, inks, _dice, motif) => {
    const { width, height, bottom } = sheet;
    const { x, y, size } = middle(sheet);
    const cell = 50;
    return (
      svg`<pattern id="p" x="${x}" y="${bottom}" width="${cell * 2}" height="${cell * 2}" patternUnits="userSpaceOnUse"><path d="M0 0h${cell}v${cell}H0ZM${cell} ${cell}h${cell}v${cell}h${-cell}Z" fill="${inks.far}"/></pattern>` +
      box(0, 0, width, bottom, 'url(#p)') +
      box(x - size * 94, y - size * 94, size * 188, size * 188, inks.sky) +
      set(motif(inks.sky), x, y, size * 0.8) +
      box(0, bottom, width, height, inks.near)
    );
  },
};

/** Before a field of printer's dots. */
export const halftone: Layout = {
  moods: ['paper', 'bold', 'dark'],
  voices: ['stack', 'swiss'],
  align: 'start',
  title: 'bottom',
  under: onSky,
  draw: (sheet, inks, _dice, motif) => {
    const { width, bottom } = sheet;
    const { x, y, size } = middle(sheet);
    const rows = repeat(
      10,
      (row) =>
        svg`<path d="M${row % 2 ? 0 : 19} ${20 + (row * (bottom - 10)) / 10}H${width}" stroke-width="${27 - row * 2.3}"/>`,
    );
    return (
      `<g fill="none" stroke="${inks.far}" stroke-linecap="round" stroke-dasharray="0 38">${rows}</g>` +
      set(motif(inks.sky), x, y, size * 0.95)
    );
  },
};

/** Before wedges that turn around it like a mill. */
export const facets: Layout = {
  moods: ['dark', 'bold', 'paper'],
  voices: ['deco', 'stack'],
  align: 'middle',
  title: 'bottom',
  under: onGround,
  draw: (sheet, inks, dice, motif) => {
    const { width, height, bottom } = sheet;
    const { x, y, size } = middle(sheet);
    const turn = dice.between(0, 1.5);
    const wedge = (index: number): string => {
      const [from, to] = [index, index + 1].map((step) => turn + (step / 7) * Math.PI * 2);
      const fill = mix(inks.far, inks.mid, (index * 0.37) % 1);
      return shape(
        svg`M${x} ${y}L${x + Math.cos(from ?? 0) * 1300} ${y + Math.sin(from ?? 0) * 1300}L${x + Math.cos(to ?? 0) * 1300} ${y + Math.sin(to ?? 0) * 1300}Z`,
        fill,
      );
    };
    const seat = repeat(
      6,
      (index) => svg`${index ? 'L' : 'M'}${Math.cos(index * 1.047) * 108} ${Math.sin(index * 1.047) * 108}`,
    );
    return (
      repeat(7, wedge) +
      set(shape(`${seat}Z`, inks.near), x, y, size) +
      set(motif(inks.near), x, y, size * 0.66) +
      box(0, bottom, width, height, inks.near)
    );
  },
};

/** Before bars like a sound's. */
export const columns: Layout = {
  moods: ['dark', 'paper', 'bold'],
  voices: ['stack', 'deco'],
  align: 'middle',
  title: 'bottom',
  under: onGround,
  draw: (sheet, inks, dice, motif) => {
    const { width, height, top, bottom } = sheet;
    const { x, y, size } = middle(sheet);
    const bars = repeat(Math.ceil(width / 44), (index) => {
      const tall = (bottom - top) * dice.between(0.3, 0.92);
      return svg`M${index * 44 + 6} ${bottom}v${-tall}h32v${tall}Z`;
    });
    return (
      shape(bars, inks.far) +
      set(motif(inks.sky), x, y, size * 0.95) +
      box(0, bottom, width, height, inks.near)
    );
  },
};
