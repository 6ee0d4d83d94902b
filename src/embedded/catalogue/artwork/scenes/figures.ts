import { mix } from '../colour.ts';
import { box, disc, line, repeat, shape, svg } from '../markup.ts';
import { onGround, standing, type Scene } from './scene.ts';

/** A pool of light on a stage. */
export const spotlight: Scene = {
  moods: ['dark', 'bold'],
  voices: ['stack', 'deco', 'swiss'],
  align: 'middle',
  title: 'bottom',
  under: onGround,
  draw: (sheet, inks, dice) => {
    const { width, height, x, bottom } = sheet;
    const fold = dice.pick([34, 44, 60]);
    const folds = repeat(
      Math.ceil(width / fold),
      (index) => svg`M${index * fold} 0h${fold / 2}V${bottom - 20}h${-fold / 2}Z`,
    );
    const from = x + dice.pick([-1, 1]) * dice.between(90, 170);
    const figure = dice.pick([
      disc(0, -134, 17, inks.night) +
        shape('M-28-56q2-66 28-66t28 66l-10 4-4 52h-12l-2-46-2 46h-12l-4-52Z', inks.night),
      line('M0 0V-138M-16 0h32', inks.night, 5) + box(-11, -178, 22, 46, inks.night, 'rx="11"'),
      shape('M-26-4L-20-70H20L26-4H18L14-34H-14L-18-4ZM-24-128h48v54h-48Z', inks.night),
    ]);
    return (
      shape(folds, inks.far) +
      box(0, bottom - 20, width, height - bottom + 20, inks.near) +
      shape(svg`M${from - 14} 0h28L${x + 124} ${bottom - 26}H${x - 124}Z`, inks.accent, 'opacity=".82"') +
      svg`<ellipse cx="${x}" cy="${bottom - 26}" rx="124" ry="22" fill="${inks.accent}"/>` +
      `<g transform="translate(0 -22)">${standing(sheet, figure)}</g>`
    );
  },
};

/** A walker with an umbrella in slanting rain. */
export const rain: Scene = {
  moods: ['dark', 'paper', 'bold'],
  voices: ['book', 'stack', 'deco'],
  align: 'middle',
  title: 'bottom',
  under: onGround,
  draw: (sheet, inks, dice) => {
    const { width, height, bottom } = sheet;
    const drops = repeat(
      Math.round(width / 8),
      () =>
        svg`M${dice.between(-20, width + 30)} ${dice.between(-10, bottom - 30)}l-9 ${dice.between(24, 40)}`,
    );
    return (
      standing(sheet, disc(0, -150, 150, inks.far)) +
      line(drops, inks.mid, 3) +
      box(0, bottom, width, height - bottom, inks.near) +
      standing(
        sheet,
        shape(
          'M-132-182C-124-262-70-312 0-312S124-262 132-182Q110-202 88-182Q66-202 44-182Q22-202 0-182Q-22-202-44-182Q-66-202-88-182Q-110-202-132-182Z',
          inks.accent,
        ) +
          shape(
            'M0-312C-40-290-46-230-44-182Q-22-202 0-182Q22-202 44-182C46-230 40-290 0-312Z',
            mix(inks.accent, inks.night, 0.18),
          ) +
          line('M0-328V-96', inks.near, 6) +
          disc(24, -148, 19, inks.near) +
          shape('M-16 4L-4-108Q24-142 50-108L62-30H46L42 4H30L26-30L14 4Z', inks.near),
        dice.chance(0.5),
      )
    );
  },
};

/** A lamp over a table. */
export const lamp: Scene = {
  moods: ['dark', 'bold', 'dark'],
  voices: ['stack', 'book', 'swiss'],
  align: 'middle',
  title: 'bottom',
  under: onGround,
  draw: (sheet, inks, dice) => {
    const { width, height, bottom } = sheet;
    const seated = (at: number): string =>
      disc(at, -118, 20, inks.night) + shape(svg`M${at - 36} 2v-58q4 -36 36 -36t36 36v58Z`, inks.night);
    const places = dice.pick([[-84, 84], [-118, 0, 118], [0], [-62]]);
    return (
      standing(
        sheet,
        shape('M-44-290L-196 4H196L44-290Z', inks.far) +
          shape('M-30-290L-120 4H120L30-290Z', mix(inks.far, inks.accent, 0.35)) +
          line('M0-700V-330', inks.spark, 4) +
          shape('M-66-282Q-56-340 0-344Q56-340 66-282Z', inks.accent) +
          disc(0, -280, 16, inks.pale) +
          places.map(seated).join('') +
          box(-190, -30, 380, 34, inks.mid, 'rx="3"'),
      ) + box(0, bottom, width, height - bottom, inks.near)
    );
  },
};

/** Somebody friendly who does not exist. */
export const creature: Scene = {
  moods: ['bold', 'paper', 'dark'],
  voices: ['swiss', 'stack'],
  align: 'middle',
  title: 'bottom',
  under: onGround,
  draw: (sheet, inks, dice) => {
    const { width, height, bottom } = sheet;
    const body = dice.pick([
      'M-130 4V-170A130 130 0 0 1 130-170V4Z',
      'M-150 4C-170-120-110-290 0-290S170-120 150 4Z',
      'M-140 4L-104-240Q0-310 104-240L140 4Z',
      'M-120 4V-280L-60-230L0-290L60-230L120-280V4Z',
    ]);
    const head = dice.pick([
      shape('M-96-230Q-150-290-120-340Q-90-300-50-270ZM96-230Q150-290 120-340Q90-300 50-270Z', inks.accent),
      line('M-50-260Q-60-310-90-320M50-260Q60-310 90-320', inks.mid, 10) +
        disc(-92, -322, 16, inks.accent) +
        disc(92, -322, 16, inks.accent),
      disc(-104, -262, 44, inks.mid) + disc(104, -262, 44, inks.mid),
      shape('M-30-270L0-340L30-270Z', inks.accent),
    ]);
    const white = inks.sky === inks.pale ? '#ffffff' : inks.pale;
    const look = dice.between(-10, 10);
    const eyes = dice.pick([
      [[0, 52]],
      [
        [-46, 34],
        [46, 34],
      ],
      [
        [-40, 44],
        [52, 28],
      ],
      [
        [-66, 26],
        [0, 34],
        [66, 26],
      ],
    ]);
    const stare = eyes.map(
      ([x = 0, r = 0]) => disc(x, -186, r, white) + disc(x + look, -182, r * 0.48, inks.night),
    );
    const mouth = dice.pick([
      shape('M-64-112H64C60-50-60-50-64-112Z', inks.night) +
        shape('M-40-112h22v18h-22ZM18-112h22v18h-22Z', white),
      line('M-50-108Q0-66 50-108', inks.night, 9, 'stroke-linecap="round"'),
      shape('M-28-96a28 28 0 0 0 56 0Z', inks.night),
    ]);
    return (
      standing(sheet, head + shape(body, inks.mid) + stare.join('') + mouth) +
      box(0, bottom, width, height - bottom, inks.near)
    );
  },
};
