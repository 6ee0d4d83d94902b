import { chooseScene, sceneDice, tellingGenre, titleDice } from './casting.ts';
import { legible, mix } from './colour.ts';
import { setTitle } from './lettering.ts';
import { box, line } from './markup.ts';
import { choosePalette, layInks } from './palettes.ts';
import { creditOf, type Subject } from './subject.ts';

const WIDTH = 400;
const HEIGHT = 600;
const MARGIN = 30;
/** Space between picture and title. */
const AIR = 30;
const FRAME = 'M7 7H393V593H7Z';

/** A title's first letter or digit, without articles. */
function initialOf(title: string): string {
  const bare = title.replace(/^(?:the|a|an|la|le|el|der|die|das)\s+/i, '');
  return /[\p{L}\p{N}]/u.exec(bare)?.[0].toUpperCase() ?? '★';
}

/** The poster of a movie or series, 2:3, as the body of an SVG with the view box 0 0 400 600. */
export function poster(subject: Subject): string {
  const dice = titleDice(subject);
  const scene = chooseScene(subject, dice);
  const inks = layInks(choosePalette(tellingGenre(subject), dice), dice.pick(scene.moods));
  const under = scene.under(inks);
  const colour = legible(under, [inks.pale, inks.night, '#ffffff', mix(inks.night, '#000000', 0.7)]);
  const framed = inks.sky !== inks.pale && dice.chance(0.2);
  const room = { width: WIDTH - 2 * MARGIN, height: 190 };
  const title = setTitle(subject.title, creditOf(subject), dice.pick(scene.voices), scene.align, room);
  const above = scene.title === 'top';
  const sheet = {
    width: WIDTH,
    height: HEIGHT,
    x: WIDTH / 2,
    top: above ? MARGIN + 6 + title.height + AIR : 0,
    bottom: above ? HEIGHT : HEIGHT - MARGIN - title.height - AIR,
    initial: initialOf(subject.title),
  };
  const x = scene.align === 'middle' ? WIDTH / 2 : MARGIN;
  const y = above ? MARGIN + 6 : HEIGHT - MARGIN - title.height;
  return (
    box(0, 0, WIDTH, HEIGHT, inks.sky) +
    scene.draw(sheet, inks, sceneDice(subject)) +
    (framed ? line(FRAME, inks.pale, 14) : '') +
    title.place(x, y, colour, legible(under, [mix(colour, under, 0.18), colour]))
  );
}
