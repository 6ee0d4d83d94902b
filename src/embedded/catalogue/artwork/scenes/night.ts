import { box, disc, line, repeat, shape, svg } from '../markup.ts';
import type { Scene } from './scene.ts';

/** Light through venetian blinds, cut by a figure in a hat. */
export const blinds: Scene = {
  moods: ['dark', 'bold', 'paper'],
  voices: ['stack', 'deco', 'book'],
  align: 'start',
  title: 'bottom',
  under: (inks) => inks.near,
  draw: ({ width, height, x }, inks, dice) => {
    const slant = dice.pick([-26, 0, 26]);
    const slats = repeat(
      13,
      (index) => svg`M-40 ${index * 36 + 18 - slant}L${width + 40} ${index * 36 + 18 + slant}`,
    );
    const facing = dice.pick([-1, 1]);
    return (
      box(0, 0, width, height, inks.sky) +
      disc(x, 230, dice.between(150, 170), inks.accent) +
      svg`<g transform="translate(${x} 0) scale(${facing} 1)">${shape('M-170 470C-160 390-100 372-56 356L-46 318C-72 292-80 250-74 214H-118C-130 202-100 192-70 186C-64 150-58 118-30 116C-12 114 0 124 14 120C44 112 58 150 66 186C96 190 128 200 116 214H72L84 252L70 262L72 286L58 316L34 318L40 354C92 372 150 388 168 470Z', inks.near)}</g>` +
      line(slats, inks.sky, 9) +
      box(0, 430, width, 170, inks.near)
    );
  },
};

/** A house on a hill with one window lit. */
export const house: Scene = {
  moods: ['dark', 'dark', 'bold'],
  voices: ['stack', 'book', 'deco'],
  align: 'middle',
  title: 'bottom',
  under: (inks) => inks.near,
  draw: ({ width, height, x }, inks, dice) => {
    const moon = { x: x + dice.between(-50, 60), r: dice.between(120, 148) };
    const facing = dice.pick([-1, 1]);
    const bare = 'M-150 440L-140 330L-172 280M-142 352L-112 300L-116 270M-112 300L-92 284M-140 330L-144 276';
    return (
      box(0, 0, width, height, inks.sky) +
      disc(moon.x, 210, moon.r + 26, inks.far) +
      disc(moon.x, 210, moon.r, inks.mid) +
      svg`<g transform="translate(${x} 0) scale(${facing} 1)">${shape('M-60 420V260L-74 262L-20 190L-6 206V150L20 108L46 150V262H84L100 300H92V420Z', inks.near)}${line(bare, inks.near, 7)}${shape('M12 168h16v24h-16ZM56 322h18v30h-18Z', inks.accent)}${line('M20 168v24M12 180h16M65 322v30M56 337h18', inks.near, 2)}</g>` +
      shape(svg`M0 470Q${x - 90} 380 ${x} 388T${width} 450V600H0Z`, inks.near)
    );
  },
};

/** A keyhole with somebody in the light behind it. */
export const keyhole: Scene = {
  moods: ['dark', 'bold', 'dark'],
  voices: ['book', 'deco', 'stack'],
  align: 'middle',
  title: 'bottom',
  under: (inks) => inks.sky,
  draw: ({ width, height, x }, inks, dice) => {
    const lean = dice.between(-14, 14);
    return (
      box(0, 0, width, height, inks.sky) +
      line(
        repeat(4, (index) => svg`M${x - 190 - index * 0} ${60 + index * 96}h380`),
        inks.far,
        1.5,
      ) +
      svg`<circle cx="${x}" cy="${166}" r="134" fill="${inks.far}"/>` +
      shape(svg`M${x - 46} 238A86 86 0 1 1 ${x + 46} 238L${x + 80} 420H${x - 80}Z`, inks.accent) +
      shape(svg`M${x - 63} 330H${x + 63}L${x + 80} 420H${x - 80}Z`, inks.pale, 'opacity=".5"') +
      shape(
        svg`M${x + lean} 214a17 17 0 1 1 .1 0ZM${x + lean - 22} 292q0 -70 22 -70t22 70l-7 6 -4 92h-9l-2 -66 -2 66h-9l-4 -92Z`,
        inks.near,
      ) +
      shape(svg`M${x + lean - 9} 390h20l${lean * 3 - 6} 30h-46Z`, inks.near, 'opacity=".35"')
    );
  },
};

/** A city at night with scattered lit windows. */
export const city: Scene = {
  moods: ['dark', 'bold', 'paper'],
  voices: ['stack', 'swiss', 'deco'],
  align: 'start',
  title: 'top',
  under: (inks) => inks.sky,
  draw: ({ width, height, x }, inks, dice) => {
    const row = (low: number, high: number, from: number): string => {
      let path = '';
      for (let at = from; at < width;) {
        const wide = dice.whole(40, 70);
        path += svg`M${at} 600V${600 - dice.between(low, high)}h${wide}V600Z`;
        at += wide;
      }
      return path;
    };
    const windows = repeat(
      Math.round(width / 10),
      () => svg`M${dice.whole(0, Math.floor(width / 16)) * 16 + 4} ${dice.whole(28, 36) * 16}h7`,
    );
    return (
      box(0, 0, width, height, inks.sky) +
      disc(x + dice.between(-90, 90), 290, dice.between(50, 80), inks.accent) +
      shape(row(200, 310, -10), inks.far) +
      shape(row(130, 240, -30), inks.mid) +
      shape(row(60, 160, -20), inks.near) +
      line(windows, inks.accent, 9)
    );
  },
};

/** Trunks of a forest with a walker and a moon. */
export const forest: Scene = {
  moods: ['dark', 'paper', 'bold'],
  voices: ['book', 'deco', 'swiss'],
  align: 'middle',
  title: 'bottom',
  under: (inks) => inks.near,
  draw: ({ width, height, x }, inks, dice) => {
    const trunks = (spacing: number, low: number, high: number): string => {
      let path = '';
      for (let at = -10; at < width; at += spacing * dice.between(0.6, 1.4)) {
        const wide = dice.between(low, high);
        if (Math.abs(at + wide / 2 - x) > 46)
          path += svg`M${at} 0h${wide}l${wide * 0.25} 600h-${wide * 1.5}Z`;
      }
      return path;
    };
    return (
      box(0, 0, width, height, inks.sky) +
      disc(x, 220, dice.between(96, 124), inks.accent) +
      shape(trunks(52, 8, 14), inks.far) +
      shape(trunks(70, 14, 24), inks.mid) +
      shape(trunks(120, 26, 40), inks.near) +
      shape(svg`M0 430Q${x} 396 ${width} 430V600H0Z`, inks.near) +
      shape(svg`M${x} 352a10 10 0 1 1 .1 0ZM${x - 14} 410l4 -50q10 -8 20 0l4 50Z`, inks.near)
    );
  },
};

/** A pool of light on a stage. */
export const spotlight: Scene = {
  moods: ['dark', 'bold'],
  voices: ['stack', 'deco', 'swiss'],
  align: 'middle',
  title: 'bottom',
  under: (inks) => inks.near,
  draw: ({ width, height, x }, inks, dice) => {
    const from = x + dice.pick([-1, 1]) * dice.between(90, 170);
    const folds = repeat(Math.ceil(width / 44), (index) => svg`M${index * 44} 0h22V420h-22Z`);
    return (
      box(0, 0, width, height, inks.far) +
      shape(folds, inks.sky) +
      box(0, 410, width, 190, inks.near) +
      shape(svg`M${from - 12} 0h24L${x + 118} 410H${x - 118}Z`, inks.accent, 'opacity=".85"') +
      svg`<ellipse cx="${x}" cy="410" rx="118" ry="24" fill="${inks.accent}"/>` +
      shape(
        svg`M${x} 262a17 17 0 1 1 .1 0ZM${x - 28} 340q2 -66 28 -66t28 66l-10 4 -4 66h-12l-2 -50 -2 50h-12l-4 -66Z`,
        inks.near,
      ) +
      svg`<ellipse cx="${x}" cy="412" rx="40" ry="6" fill="${inks.near}"/>`
    );
  },
};
