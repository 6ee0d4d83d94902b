import { box, disc, line, repeat, shape, svg } from '../markup.ts';
import { onGround, onSky, standing, type Scene } from './scene.ts';

/** Light through venetian blinds, cut by a figure in a hat. */
export const blinds: Scene = {
  moods: ['dark', 'bold', 'paper'],
  voices: ['stack', 'deco', 'book'],
  align: 'start',
  title: 'bottom',
  under: onGround,
  draw: (sheet, inks, dice) => {
    const { width, height, bottom } = sheet;
    const slant = dice.pick([-26, 0, 26]);
    const slats = repeat(
      Math.ceil(bottom / 36),
      (index) => svg`M-40 ${index * 36 + 12 - slant}L${width + 40} ${index * 36 + 12 + slant}`,
    );
    const figure =
      'M-170 4C-160-70-100-88-56-104L-46-142C-72-168-80-210-74-246H-118C-130-258-100-268-70-274C-64-310-58-342-30-344C-12-346 0-336 14-340C44-348 58-310 66-274C96-270 128-260 116-246H72L84-208L70-198L72-174L58-144L34-142L40-106C92-88 150-72 168 4Z';
    return (
      standing(
        sheet,
        disc(0, -214, dice.between(160, 176), inks.accent) + shape(figure, inks.near),
        dice.chance(0.5),
      ) +
      line(slats, inks.sky, dice.pick([7, 10, 13])) +
      box(0, bottom, width, height - bottom, inks.near)
    );
  },
};

/** A house on a hill with one window lit. */
export const house: Scene = {
  moods: ['dark', 'dark', 'bold'],
  voices: ['stack', 'book', 'deco'],
  align: 'middle',
  title: 'bottom',
  under: onGround,
  draw: (sheet, inks, dice) => {
    const { width, height, x, bottom } = sheet;
    const bare = 'M-140 4L-128-96L-160-146M-130-80L-100-130L-104-162M-100-130L-80-148M-128-96L-134-152';
    const moon = { x: dice.between(-50, 50), r: dice.between(128, 156) };
    return (
      standing(
        sheet,
        disc(moon.x, -206, moon.r + 26, inks.far) +
          disc(moon.x, -206, moon.r, inks.mid) +
          shape('M-60 10V-158L-74-156L-20-228L-6-212V-268L20-310L46-268V-156H84L100-118H92V10Z', inks.near) +
          line(bare, inks.near, 7) +
          shape('M12-250h16v26h-16ZM56-96h18v32h-18Z', inks.accent) +
          line('M20-250v26M12-238h16M65-96v32M56-80h18', inks.near, 2.5),
        dice.chance(0.5),
      ) +
      shape(
        svg`M0 ${bottom + 26}Q${x - 90} ${bottom - 34} ${x} ${bottom - 28}T${width} ${bottom + 20}V${height}H0Z`,
        inks.near,
      )
    );
  },
};

/** A city at night with scattered lit windows. */
export const city: Scene = {
  moods: ['dark', 'bold', 'paper'],
  voices: ['stack', 'swiss', 'deco'],
  align: 'start',
  title: 'top',
  under: onSky,
  draw: ({ width, height, x, top, bottom }, inks, dice) => {
    const span = bottom - top;
    const row = (low: number, high: number, from: number, roofs: boolean): string => {
      let path = '';
      for (let at = from; at < width;) {
        const wide = dice.whole(36, 66);
        const tall = span * dice.between(low, high);
        const roof = roofs
          ? dice.pick([
              `h${wide}`,
              svg`l${wide / 2} -26l${wide / 2} 26`,
              svg`h${wide / 2 - 2}v-34h4v34h${wide / 2 - 2}`,
            ])
          : `h${wide}`;
        path += svg`M${at} ${height}V${height - tall}${roof}V${height}Z`;
        at += wide;
      }
      return path;
    };
    const windows = repeat(
      Math.round(width / 9),
      () =>
        svg`M${dice.whole(0, Math.floor(width / 16)) * 16 + 4} ${height - dice.whole(1, Math.floor(span / 26)) * 16}h7`,
    );
    return (
      disc(
        x + dice.between(-90, 90),
        top + span * dice.between(0.2, 0.34),
        dice.between(56, 88),
        inks.accent,
      ) +
      shape(row(0.5, 0.78, -10, true), inks.far) +
      shape(row(0.34, 0.56, -30, true), inks.mid) +
      shape(row(0.14, 0.36, -20, false), inks.near) +
      line(windows, inks.accent, 9)
    );
  },
};

/** Trunks of a forest with a walker against the moon. */
export const forest: Scene = {
  moods: ['dark', 'paper', 'bold'],
  voices: ['book', 'deco', 'swiss'],
  align: 'middle',
  title: 'bottom',
  under: onGround,
  draw: (sheet, inks, dice) => {
    const { width, height, x, bottom } = sheet;
    const trunks = (spacing: number, low: number, high: number, gap: number): string => {
      let path = '';
      for (let at = -10; at < width; at += spacing * dice.between(0.6, 1.4)) {
        const wide = dice.between(low, high);
        if (Math.abs(at + wide / 2 - x) > gap)
          path += svg`M${at} 0h${wide}l${wide * 0.25} ${height}h${-wide * 1.5}Z`;
      }
      return path;
    };
    return (
      disc(x, bottom - 130, dice.between(118, 140), inks.accent) +
      shape(trunks(48, 8, 14, 40), inks.far) +
      shape(trunks(70, 14, 24, 70), inks.mid) +
      shape(trunks(110, 30, 46, 120), inks.near) +
      shape(svg`M0 ${bottom + 10}Q${x} ${bottom - 40} ${width} ${bottom + 10}V${height}H0Z`, inks.near) +
      standing(sheet, shape('M0-86a12 12 0 1 1 .1 0ZM-18-10l5-62q13-12 26 0l5 62Z', inks.near))
    );
  },
};
