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
