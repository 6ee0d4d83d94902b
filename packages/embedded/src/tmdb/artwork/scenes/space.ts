import { mix } from '../colour.ts';
import { box, disc, line, repeat, shape, svg } from '../markup.ts';
import { centred, onGround, onSky, type Scene } from './scene.ts';

/** A planet among concentric orbits that run off the sheet. */
export const orbits: Scene = {
  moods: ['dark', 'dark', 'paper', 'bold'],
  voices: ['swiss', 'deco', 'stack'],
  align: 'start',
  title: 'bottom',
  under: onSky,
  draw: (sheet, inks, dice) => {
    const step = dice.between(30, 36);
    const thick = dice.pick([3, 10, 22]);
    const ring = (index: number): string => {
      const radius = 70 + step * index;
      const angle = dice.between(0, Math.PI * 2);
      const moon = disc(
        Math.cos(angle) * radius,
        Math.sin(angle) * radius,
        dice.between(6, 15),
        dice.pick([inks.accent, inks.spark, inks.spark]),
      );
      return (
        svg`<circle r="${radius}" fill="none" stroke="${index % 2 ? inks.mid : inks.far}" stroke-width="${index % 2 ? 3 : thick}"/>` +
        (index < 4 ? moon : '')
      );
    };
    return centred(
      sheet,
      repeat(4, ring) +
        svg`<g transform="rotate(${dice.between(-40, 40)})">${disc(0, 0, 54, inks.accent)}${shape('M-54 0A54 54 0 0 0 54 0A54 24 0 0 1-54 0', mix(inks.accent, inks.night, 0.25))}</g>`,
    );
  },
};

/** Stars joined to a figure. */
export const constellation: Scene = {
  moods: ['dark', 'bold', 'dark'],
  voices: ['deco', 'book', 'swiss'],
  align: 'middle',
  title: 'bottom',
  under: onGround,
  draw: (sheet, inks, dice) => {
    const { width, height, x, bottom } = sheet;
    const turn = dice.between(0, 6);
    const count = dice.pick([8, 10, 14]);
    const deep = dice.between(50, 96);
    const points = Array.from({ length: count }, (_, index) => {
      const angle = turn + ((index + dice.between(-0.3, 0.3)) / count) * Math.PI * 2;
      const reach = index % 2 ? deep : dice.between(104, 164);
      return [Math.cos(angle) * reach, Math.sin(angle) * reach] as const;
    });
    const path = points.map(([px, py], index) => svg`${index ? 'L' : 'M'}${px} ${py}`).join('');
    const dust = repeat(
      Math.round(width / 8),
      () => svg`M${dice.between(0, width)} ${dice.between(0, bottom)}h${dice.pick([1.5, 2.5])}`,
    );
    return (
      line(dust, inks.spark, 2, 'opacity=".7"') +
      centred(
        sheet,
        disc(0, 0, 180, inks.far) +
          shape(`${path}Z`, inks.mid, 'opacity=".7"') +
          line(`${path}Z`, inks.spark, 2) +
          points
            .map(([px, py], index) => disc(px, py, index % 2 ? 5 : 9, index % 2 ? inks.spark : inks.accent))
            .join(''),
      ) +
      shape(svg`M0 ${bottom + 14}Q${x} ${bottom - 34} ${width} ${bottom + 14}V${height}H0Z`, inks.near)
    );
  },
};

/** A low sun over a grid that runs to the horizon. */
export const grid: Scene = {
  moods: ['dark'],
  voices: ['stack', 'swiss'],
  align: 'start',
  title: 'top',
  under: onSky,
  draw: ({ width, height, x, top, bottom }, inks, dice) => {
    const horizon = top + (bottom - top) * 0.62;
    const radius = Math.min((horizon - top) * 0.62, 150);
    const depth = height - horizon;
    const rows = [0, 0.05, 0.13, 0.25, 0.42, 0.66]
      .map((share) => svg`M0 ${horizon + depth * share}H${width}`)
      .join('');
    const spokes = repeat(
      27,
      (index) => svg`M${x + (index - 13) * 26} ${horizon}L${x + (index - 13) * 118} ${height}`,
    );
    const slits = repeat(5, (index) => {
      const drop = 10 + index * 19;
      const half = Math.sqrt(Math.max(radius ** 2 - (radius * 0.45 - drop) ** 2, 0)) + 3;
      return svg`M${x - half} ${horizon - drop}h${half * 2}`;
    });
    return (
      disc(x, horizon - radius * 0.45, radius, inks.accent) +
      line(slits, inks.sky, dice.pick([4, 6, 8])) +
      box(0, horizon, width, depth, inks.far) +
      line(rows + spokes, inks.mid, 2) +
      shape(
        svg`M0 ${horizon}v-50l60 -34 50 40 40 -18 50 62ZM${width} ${horizon}v-70l-50 -30 -60 52 -30 -14 -40 62Z`,
        inks.near,
      )
    );
  },
};

/** A huge crescent that holds something small. */
export const crescent: Scene = {
  moods: ['dark', 'paper', 'bold'],
  voices: ['deco', 'swiss', 'book'],
  align: 'middle',
  title: 'bottom',
  under: onSky,
  draw: (sheet, inks, dice) => {
    const held = dice.pick([
      svg`<g transform="rotate(${dice.between(-28, 28)})">${disc(0, 0, 54, inks.accent)}${line('M-52 -16A96 26 0 1 0 52 -16', inks.spark, 9)}</g>`,
      shape('M0-66L18-20L68-18L29 14L42 62L0 35L-42 62L-29 14L-68-18L-18-20Z', inks.accent),
      disc(0, 0, 40, inks.accent) +
        line(
          repeat(
            12,
            (index) =>
              svg`M${Math.cos(index * 0.524) * 54} ${Math.sin(index * 0.524) * 54}L${Math.cos(index * 0.524) * 78} ${Math.sin(index * 0.524) * 78}`,
          ),
          inks.accent,
          8,
        ),
    ]);
    const open = dice.between(24, 52);
    return centred(
      sheet,
      svg`<g transform="rotate(${dice.between(-60, 60)}) scale(${dice.pick([-1, 1])} 1)">${disc(0, 0, 176, inks.mid)}${disc(open, -10, 172 - open * 0.72, inks.sky)}</g>` +
        svg`<g transform="translate(${open * 0.3} 0)">${held}</g>` +
        line(
          repeat(7, () => svg`M${dice.between(-170, 170)} ${dice.between(-190, 190)}h.1`),
          inks.spark,
          8,
          'stroke-linecap="round"',
        ),
    );
  },
};
