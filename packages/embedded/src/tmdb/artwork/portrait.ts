import { hash } from '../seed.ts';
import { contrast, legible, mix, type Colour } from './colour.ts';
import { createDice, type Dice } from './dice.ts';
import { box, disc, escapeXml, line, repeat, shape, svg } from './markup.ts';
import type { Subject } from './subject.ts';

/** Ground, dark, middle and light of a print; none is a skin colour. */
type Print = [Colour, Colour, Colour, Colour];

const PRINTS: Print[] = [
  ['#e8a33d', '#3a1730', '#b8453f', '#f8e3b8'],
  ['#d8573c', '#231942', '#8c2f39', '#fbd5b5'],
  ['#2f6f73', '#0b1f2a', '#1a4650', '#f2d8a7'],
  ['#31456b', '#0e1628', '#c05746', '#f3d9b1'],
  ['#8a3b5c', '#22102a', '#d9777f', '#fbdcc4'],
  ['#d9b48f', '#2c2a4a', '#7a4f6d', '#fbeede'],
  ['#5b6f4a', '#17201a', '#31452f', '#efe0b0'],
  ['#6a5a8c', '#1b1433', '#3f3366', '#f6c9a8'],
  ['#e8c9a0', '#1d3a4a', '#c4643a', '#fff3dd'],
  ['#1f2a44', '#0b0f1d', '#3f6f8f', '#f5b87a'],
  ['#b65f7a', '#2a1433', '#6b2c52', '#ffd9c2'],
  ['#4d8f8b', '#10302f', '#e07a5f', '#f7e7c6'],
];

const HEAD = 'M100 62C131 62 144 86 143 116C142 152 124 178 100 178C76 178 58 152 57 116C56 86 69 62 100 62Z';
const HALF =
  'M100 62C131 62 144 86 143 116C142 152 124 178 100 178C116 160 122 140 120 116C120 92 116 76 100 62Z';

/** Hairstyles: behind the head, and before it. */
const HAIR: [string, string][] = [
  [
    '',
    'M55 122C48 76 70 46 104 48C138 50 152 80 145 122C140 104 134 94 124 88C104 96 78 92 68 92C60 102 58 112 55 122Z',
  ],
  [
    'M100 34A52 52 0 0 1 158 92A44 44 0 0 1 146 142H54A44 44 0 0 1 42 92A52 52 0 0 1 100 34Z',
    'M56 116C56 84 74 72 100 76C126 72 144 84 144 116C150 70 132 52 100 52C68 52 50 70 56 116Z',
  ],
  [
    'M52 150C42 92 56 46 102 46C148 46 158 92 148 150C138 156 130 152 128 140H72C70 152 62 156 52 150Z',
    'M56 124C58 100 62 92 70 84C96 92 122 86 132 82C138 92 142 100 144 124C148 74 128 52 100 52C72 52 52 74 56 124Z',
  ],
  ['', 'M58 104C58 72 76 56 100 56C124 56 142 72 142 104C136 88 128 80 116 78H84C72 80 64 88 58 104Z'],
  [
    '',
    'M57 110C50 66 84 36 118 46C146 48 152 80 143 112C140 96 134 88 128 84C108 88 90 82 82 74C76 88 60 92 57 110Z',
  ],
  [
    '',
    'M57 108C44 60 74 34 112 40C128 28 152 44 146 72C148 86 146 98 143 110C138 90 130 80 112 80C92 80 70 76 57 108Z',
  ],
];

function scenery(dice: Dice, light: Colour): string {
  return dice.pick([
    disc(100, 124, 92, light),
    shape('M0 0H200L0 300Z', light),
    shape('M100 0H200V300H100Z', light),
    disc(160, 64, 74, light),
    shape('M20 300V120A80 80 0 0 1 180 120V300Z', light),
    line(
      repeat(7, (index) => svg`M0 ${20 + index * 34}H200`),
      light,
      14,
    ),
    line(
      repeat(
        4,
        (index) =>
          svg`M100 ${-20 + index * 30}A${140 - index * 30} ${140 - index * 30} 0 1 1 99.9 ${-20 + index * 30}`,
      ),
      light,
      9,
    ),
  ]);
}

function collar(dice: Dice, dark: Colour, middle: Colour, light: Colour): string {
  return dice.pick([
    shape('M76 198L100 240L124 198L138 208L104 272H96L62 208Z', light),
    shape('M68 204Q100 240 132 204L138 211Q100 256 62 211Z', dark),
    shape('M72 202L100 248L128 202V190H72Z', light),
    shape('M74 184H126V214Q100 228 74 214Z', mix(middle, '#000000', 0.25)),
    shape('M70 204L100 236L130 204L150 214L112 300H88L50 214Z', dark) +
      shape('M88 222H112L104 240L110 300H90L96 240Z', light),
  ]);
}

/** Initials of the first and the last name, at most two. */
function initials(name: string): string {
  const words = name.match(/[\p{L}\p{N}][\p{L}\p{N}'’-]*/gu) ?? [];
  const ends = words.length > 1 ? [words[0], words.at(-1)] : words;
  return ends
    .map((word) => [...(word ?? '')][0] ?? '')
    .join('')
    .toUpperCase();
}

/**
 * A bust in three inks with the person's initials, 2:3, as the body of an SVG with the view box 0 0 200 300.
 * It does not try to look like the person.
 */
export function portrait({ title }: Subject): string {
  const dice = createDice(hash(`portrait of ${title}`));
  const [ground, dark, middle, light] = dice.pick(PRINTS);
  const tint = mix(middle, light, dice.pick([0.12, 0.3]));
  const [face, cloth] = dice.chance(0.5) && contrast(tint, ground) > 1.5 ? [tint, light] : [light, middle];
  const [back, front] = dice.pick(HAIR);
  const side = dice.pick([-1, 1]);
  return (
    box(0, 0, 200, 300, ground) +
    scenery(dice, mix(ground, light, 0.2)) +
    svg`<g transform="translate(${side < 0 ? 200 : 0} 14) scale(${side} 1)">` +
    (back && shape(back, dark)) +
    shape('M4 300C6 236 34 214 76 200H124C166 214 194 236 196 300Z', cloth) +
    shape('M78 150H122V200Q100 232 78 200Z', mix(face, dark, 0.3)) +
    collar(dice, dark, cloth, cloth === light ? middle : light) +
    shape(HEAD, face) +
    shape(HALF, mix(face, dark, 0.18)) +
    shape(front, dark) +
    '</g>' +
    `<text x="16" y="36" font-family="'Helvetica Neue',Helvetica,Arial,sans-serif" font-weight="700" font-size="22" letter-spacing="1" fill="${legible(ground, [dark, light])}">${escapeXml(initials(title))}</text>`
  );
}
