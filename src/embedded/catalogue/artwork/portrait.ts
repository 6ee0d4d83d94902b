import { hash } from '../seed.ts';
import { mix, type Colour } from './colour.ts';
import { createDice } from './dice.ts';
import { box, disc, shape, svg } from './markup.ts';
import type { Subject } from './subject.ts';

const GROUNDS = [
  '#f2a541',
  '#d8573c',
  '#2f6f73',
  '#31456b',
  '#8a3b5c',
  '#d9b48f',
  '#5b6f4a',
  '#6a5a8c',
  '#e8c9a0',
  '#1f2a44',
  '#b65f7a',
  '#4d8f8b',
] as const;
const SKINS = [
  '#f3d0b3',
  '#e6b48d',
  '#cf9468',
  '#ad7148',
  '#865334',
  '#5f3825',
  '#f0c4a4',
  '#9c6440',
] as const;
const HAIRS = [
  '#14100f',
  '#2b1a14',
  '#4a2c1a',
  '#7a4a22',
  '#b9853f',
  '#8d8a88',
  '#d8d2c8',
  '#7c2f1d',
] as const;
const CLOTHES = [
  '#15171f',
  '#f3ead9',
  '#263a5c',
  '#7a2433',
  '#2d5a4c',
  '#c98a2b',
  '#51415f',
  '#39434d',
] as const;

const HEAD = 'M100 62C131 62 144 86 143 116C142 152 124 178 100 178C76 178 58 152 57 116C56 86 69 62 100 62Z';

/** Hair behind the head and before it. */
const HAIR: [string, string][] = [
  [
    '',
    'M55 122C48 76 70 46 104 48C138 50 152 80 145 122C140 104 134 94 124 88C104 96 78 92 68 92C60 102 58 112 55 122Z',
  ],
  [
    'M46 214C40 120 50 44 100 44C150 44 160 120 154 214H122V150H78V214Z',
    'M57 122C58 92 74 74 112 68C128 78 140 96 143 122C150 80 132 50 100 50C68 50 50 80 57 122Z',
  ],
  [
    'M100 34A52 52 0 0 1 158 92A44 44 0 0 1 146 142H54A44 44 0 0 1 42 92A52 52 0 0 1 100 34Z',
    'M56 116C56 84 74 72 100 76C126 72 144 84 144 116C150 70 132 52 100 52C68 52 50 70 56 116Z',
  ],
  [
    'M124 40A22 22 0 1 1 76 40A22 22 0 1 1 124 40Z',
    'M56 120C52 76 70 54 100 54C130 54 148 76 144 120C138 92 120 82 100 82C80 82 62 92 56 120Z',
  ],
  [
    'M50 176C42 96 56 46 102 46C148 46 158 96 150 176C136 184 130 180 128 150H72C70 180 64 184 50 176Z',
    'M56 124C58 100 62 92 66 84H134C138 92 142 100 144 124C148 74 128 52 100 52C72 52 52 74 56 124Z',
  ],
  ['', 'M58 104C58 72 76 56 100 56C124 56 142 72 142 104C136 88 128 80 116 78H84C72 80 64 88 58 104Z'],
  [
    '',
    'M57 110C50 66 84 36 118 46C146 48 152 80 143 112C140 96 134 88 128 84C108 88 90 82 82 74C76 88 60 92 57 110Z',
  ],
];

/** A dignified bust of nobody in particular, 2:3, as the body of an SVG with the view box 0 0 200 300. */
export function portrait({ title }: Subject): string {
  const dice = createDice(hash(`portrait of ${title}`));
  const ground = dice.pick<Colour>(GROUNDS);
  const skin = dice.pick<Colour>(SKINS);
  const hair = dice.pick<Colour>(HAIRS);
  const cloth = dice.pick<Colour>(CLOTHES.filter((colour) => colour !== ground));
  const [back, front] = dice.pick(HAIR);
  const shadow = mix(skin, '#2a0f14', 0.22);
  const side = dice.pick([-1, 1]);
  const light = mix(ground, '#ffffff', 0.16);
  const scenery = dice.pick([
    disc(100, 120, 92, light),
    shape('M0 0H200L0 300Z', light),
    shape('M100 0H200V300H100Z', light),
    svg`${disc(100 + side * 60, 60, 70, light)}`,
    shape('M20 300V120A80 80 0 0 1 180 120V300Z', light),
  ]);
  const collar = dice.pick([
    shape('M78 196L100 236L122 196L134 206L104 262H96L66 206Z', mix(cloth, '#ffffff', 0.22)),
    shape('M70 204Q100 236 130 204L136 212Q100 252 64 212Z', mix(cloth, '#000000', 0.25)),
    shape('M74 200L100 240L126 200V188H74Z', skin),
    shape('M74 184H126V214Q100 226 74 214Z', mix(cloth, '#ffffff', 0.14)),
  ]);
  return (
    box(0, 0, 200, 300, ground) +
    scenery +
    svg`<g transform="translate(${side < 0 ? 200 : 0} 14) scale(${side} 1)">` +
    (back && shape(back, hair)) +
    shape('M4 300C6 236 34 214 76 200H124C166 214 194 236 196 300Z', cloth) +
    shape('M78 150H122V200Q100 232 78 200Z', shadow) +
    collar +
    shape(HEAD, skin) +
    shape(
      'M100 62C131 62 144 86 143 116C142 152 124 178 100 178C116 160 122 140 120 116C120 92 116 76 100 62Z',
      shadow,
      'opacity=".55"',
    ) +
    shape(front, hair) +
    '</g>'
  );
}
