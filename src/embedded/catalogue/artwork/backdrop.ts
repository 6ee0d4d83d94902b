import { hash } from '../seed.ts';
import { chooseScene } from './casting.ts';
import { createDice } from './dice.ts';
import { choosePalette, layInks } from './palettes.ts';
import type { Subject } from './subject.ts';

const SHEET = { width: 1067, height: 600, x: 730, y: 270 };

/** The page's ground; the picture sinks into it where the page's text stands. */
const GROUND = '#0b0a0d';

const shade = (id: string, direction: string, stops: [number, number][]): string =>
  `<linearGradient id="${id}" ${direction}>${stops
    .map(([offset, opacity]) => `<stop offset="${offset}" stop-color="${GROUND}" stop-opacity="${opacity}"/>`)
    .join('')}</linearGradient><rect width="1067" height="600" fill="url(#${id})"/>`;

/** The scene of a title's poster in 16:9 without text, as the body of an SVG with the view box 0 0 1067 600. */
export function backdrop(subject: Subject): string {
  const dice = createDice(hash(`${subject.kind} ${subject.id}`));
  const scene = chooseScene(subject, dice);
  const inks = layInks(choosePalette(subject.genres[0], dice), 'dark');
  return (
    scene.draw(SHEET, inks, dice) +
    shade('l', 'x2="1"', [
      [0, 0.82],
      [0.38, 0.42],
      [0.62, 0],
    ]) +
    shade('d', 'x2="0" y2="1"', [
      [0, 0.25],
      [0.3, 0],
      [0.6, 0.1],
      [1, 0.8],
    ])
  );
}
