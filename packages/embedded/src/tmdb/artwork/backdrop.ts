import { chooseScene, sceneDice, tellingGenre, titleDice } from './casting.ts';
import { box, svg } from './markup.ts';
import { choosePalette, layInks } from './palettes.ts';
import type { Subject } from './subject.ts';

const WIDTH = 853;
const HEIGHT = 480;

/** The page's background colour; the picture fades to it below the page's text. */
const GROUND = '#0b0a0d';

/** Covers the picture with a gradient of one colour. */
function wash(id: string, kind: string, colour: string, stops: [number, number][]): string {
  const [name] = kind.split(' ');
  const marks = stops.map(
    ([offset, opacity]) => `<stop offset="${offset}" stop-color="${colour}" stop-opacity="${opacity}"/>`,
  );
  return `<${kind} id="${id}">${marks.join('')}</${name}>${box(0, 0, WIDTH, HEIGHT, `url(#${id})`)}`;
}

/** A title's poster scene in 16:9 without text, as the body of an SVG with the view box 0 0 853 480. */
export function backdrop(subject: Subject): string {
  const dice = titleDice(subject);
  const scene = chooseScene(subject, dice);
  const inks = layInks(choosePalette(tellingGenre(subject), dice), 'screen');
  const above = scene.title === 'top';
  const sheet = {
    width: WIDTH,
    height: HEIGHT,
    x: WIDTH * 0.69,
    top: above ? 20 : 0,
    bottom: above ? HEIGHT : HEIGHT * (scene.under(inks) === inks.near ? 0.86 : 1),
    initial: null,
  };
  return (
    box(0, 0, WIDTH, HEIGHT, inks.sky) +
    wash('g', svg`radialGradient cx=".69" cy=".5" r=".6"`, inks.mid, [
      [0, 0.5],
      [1, 0],
    ]) +
    scene.draw(sheet, inks, sceneDice(subject)) +
    wash('l', 'linearGradient', GROUND, [
      [0, 0.75],
      [0.3, 0.4],
      [0.55, 0],
    ]) +
    wash('d', 'linearGradient x2="0" y2="1"', GROUND, [
      [0.55, 0],
      [1, 0.7],
    ])
  );
}
