import { mix, type Colour } from '../colour.ts';
import { box, disc, line, repeat, shape, svg } from '../markup.ts';
import { centred, onGround, onSky, standing, type Scene } from './scene.ts';

/** A sealed letter. */
export const envelope: Scene = {
  moods: ['bold', 'paper', 'dark'],
  voices: ['book', 'swiss', 'deco'],
  align: 'middle',
  title: 'bottom',
  under: onSky,
  draw: (sheet, inks, dice) => {
    const paper = inks.sky === inks.pale ? inks.mid : inks.pale;
    const fold = mix(paper, inks.night, 0.16);
    const seal = paper === inks.accent ? inks.mid : inks.accent;
    const stripes = repeat(9, (index) => svg`M${-160 + index * 40} 98l10 14h-18l-10-14Z`);
    return centred(
      sheet,
      svg`<g transform="rotate(${dice.between(-16, 16)})">${disc(0, 0, 186, inks.far)}${box(-160, -112, 320, 224, paper)}${shape('M-160 112L-30-6H30L160 112Z', fold)}${dice.chance(0.5) ? shape(stripes, inks.mid) : ''}${shape('M-160-112H160L0 40Z', mix(paper, inks.night, 0.07))}${line('M-160-112L0 40L160-112', fold, 4)}${disc(0, 24, 34, seal)}${shape('M0 44C-26 26-20 8-8 8Q0 8 0 16Q0 8 8 8C20 8 26 26 0 44Z', paper)}</g>`,
    );
  },
};

/** Two glasses that touch. */
export const glasses: Scene = {
  moods: ['dark', 'bold', 'paper'],
  voices: ['book', 'deco', 'swiss'],
  align: 'middle',
  title: 'bottom',
  under: onGround,
  draw: (sheet, inks, dice) => {
    const { width, height, bottom } = sheet;
    const coupe = dice.chance(0.5);
    const bowl = coupe
      ? 'M-66-250H66C66-190 30-168 0-168S-66-190-66-250Z'
      : 'M-44-290H44L36-190C34-160-34-160-36-190Z';
    const drink = coupe
      ? 'M-60-222H60C52-184 26-172 0-172S-52-184-60-222Z'
      : 'M-41-250H41L34-192C32-166-32-166-34-192Z';
    const glass = (x: number, tilt: number, fill: string): string =>
      svg`<g transform="translate(${x} 0) rotate(${tilt} 0 -30)">${shape(bowl, inks.spark, 'opacity=".35"')}${shape(drink, fill)}${line('M0-168V-14M-40-10H40', inks.spark, 7, 'stroke-linecap="round"')}</g>`;
    const lean = dice.between(5, 9);
    const other = inks.accent === inks.pale ? inks.near : inks.mid;
    const sparks = line('M0-320v-40M-34-312l-20-30M34-312l20-30', inks.spark, 6, 'stroke-linecap="round"');
    const apart = coupe ? 84 : 62;
    return (
      standing(
        sheet,
        disc(0, -190, 150, inks.far) + glass(-apart, lean, inks.accent) + glass(apart, -lean, other) + sparks,
      ) + box(0, bottom - 6, width, height - bottom + 6, inks.near)
    );
  },
};

/** One tulip, or two, bending to each other. */
export const tulips: Scene = {
  moods: ['paper', 'bold', 'dark'],
  voices: ['book', 'deco'],
  align: 'middle',
  title: 'bottom',
  under: onGround,
  draw: (sheet, inks, dice) => {
    const { width, height, bottom } = sheet;
    const stem = inks.near === inks.sky ? inks.mid : mix(inks.mid, inks.near, 0.4);
    const flower = (x: number, side: number, fill: Colour): string =>
      svg`<g transform="translate(${x} 0) scale(${side} 1)">${line('M0 4Q-26-110 20-220', stem, 9)}${shape('M-8-20Q-90-60-84-150Q-22-110-8-20Z', stem)}${shape('M-36-214Q-46-300-30-330Q-4-316 20-350Q44-316 70-330Q86-300 76-214Q20-176-36-214Z', fill)}${shape('M20-350Q48-270 20-194Q-8-270 20-350Z', mix(fill, inks.night, 0.2))}</g>`;
    const plants = dice.pick([
      () => flower(-62, -1, inks.accent) + flower(62, 1, inks.mid),
      () => flower(-96, 1, inks.accent) + flower(96, -1, inks.mid),
      () => flower(-20, 1, inks.accent),
    ]);
    return (
      standing(sheet, disc(0, -230, dice.between(120, 160), inks.far) + plants()) +
      box(0, bottom, width, height - bottom, inks.near)
    );
  },
};
