import { hash } from '../seed.ts';
import { chooseScene } from './casting.ts';
import { legible, mix } from './colour.ts';
import { createDice } from './dice.ts';
import { letter } from './lettering.ts';
import { choosePalette, layInks } from './palettes.ts';
import type { Subject } from './subject.ts';

const MARGIN = 28;
const SHEET = { width: 400, height: 600, x: 200, y: 250 };

/** The poster of a movie or series, 2:3, as the body of an SVG with the view box 0 0 400 600. */
export function poster(subject: Subject): string {
  const dice = createDice(hash(`${subject.kind} ${subject.id}`));
  const scene = chooseScene(subject, dice);
  const inks = layInks(choosePalette(subject.genres[0], dice), dice.pick(scene.moods));
  const voice = dice.pick(scene.voices);
  const under = scene.under(inks);
  const colour = legible(under, [inks.pale, inks.night, '#ffffff']);
  const picture = scene.draw(SHEET, inks, dice);
  const credit = [subject.byline, subject.year].filter((part) => part !== null && part !== '').join(' · ');
  const title = letter({
    title: subject.title,
    credit,
    voice,
    align: scene.align,
    colour,
    creditColour: mix(colour, under, 0.18),
    x: MARGIN,
    y: scene.title === 'top' ? 34 : 600 - 30,
    width: SHEET.width - 2 * MARGIN,
    height: scene.title === 'top' ? 190 : 168,
    from: scene.title,
  });
  return picture + title;
}
