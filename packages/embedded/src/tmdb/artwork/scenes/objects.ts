import { mix } from '../colour.ts';
import { box, disc, escapeXml, line, repeat, shape, svg } from '../markup.ts';
import { advance } from '../lettering-widths.ts';
import { centred, onGround, onSky, standing, type Scene } from './scene.ts';
import { discs } from './signs.ts';

/** The title's first letter, huge, as on the cover of a paperback. */
export const initial: Scene = {
  moods: ['bold', 'paper', 'dark'],
  voices: ['swiss', 'book'],
  align: 'start',
  title: 'bottom',
  under: onSky,
  draw: (sheet, inks, dice) => {
    const face = dice.pick(["'Times New Roman',Times,serif", "'Helvetica Neue',Helvetica,Arial,sans-serif"]);
    const side = dice.pick([-1, 1]);
    if (sheet.initial === null) return discs.draw(sheet, inks, dice);
    const { initial: character } = sheet;
    const size = Math.min(430, 350 / advance(character, 'sans'));
    const letter = (colour: string, more: string): string =>
      svg`<text text-anchor="middle" y="${size * 0.35}" font-family="${face}" font-weight="700" font-size="${size}" fill="${colour}"${more}>${escapeXml(character)}</text>`;
    return centred(
      sheet,
      disc(side * 70, -40, 124, inks.accent) +
        letter(inks.mid, '') +
        svg`<clipPath id="c"><circle cx="${side * 70}" cy="-40" r="124"/></clipPath>` +
        letter(inks.near, ' clip-path="url(#c)"'),
    );
  },
};

/** The moon from new to full and back. */
export const phases: Scene = {
  moods: ['dark', 'paper', 'bold'],
  voices: ['deco', 'swiss', 'book'],
  align: 'middle',
  title: 'bottom',
  under: onSky,
  draw: (sheet, inks, dice) => {
    const chosen = dice.whole(1, 7);
    const moon = (index: number): string => {
      const x = ((index % 3) - 1) * 124;
      const y = (Math.floor(index / 3) - 1) * 124;
      const lit = index === chosen ? inks.accent : inks.mid;
      const swell = Math.cos((index * Math.PI) / 4);
      const side = index < 4 ? 1 : 0;
      const back = swell > 0 === (side === 1) ? 0 : 1;
      const limb = svg`M${x} ${y - 50}A50 50 0 0 ${side} ${x} ${y + 50}A${Math.abs(swell) * 50} 50 0 0 ${back} ${x} ${y - 50}Z`;
      return disc(x, y, 50, index === 4 ? lit : inks.far) + (index % 4 ? shape(limb, lit) : '');
    };
    return centred(sheet, repeat(9, moon));
  },
};

/** A candle that throws rings of light. */
export const candle: Scene = {
  moods: ['dark', 'dark', 'bold'],
  voices: ['book', 'deco', 'stack'],
  align: 'middle',
  title: 'bottom',
  under: onGround,
  draw: (sheet, inks, dice) => {
    const { width, height, bottom } = sheet;
    const wide = dice.between(24, 34);
    const glow = [176, 132, 90].map((radius, index) =>
      disc(0, -232, radius, mix(inks.far, inks.mid, index * 0.4)),
    );
    return (
      standing(
        sheet,
        glow.join('') +
          shape(svg`M${-wide} 4V-150q${wide} 16 ${wide * 2} 0V4Z`, inks.spark) +
          shape(
            svg`M${-wide} -150q${wide * 0.3} 40 ${wide * 0.5} 70q${wide * 0.3} -40 ${wide * 0.5} -62Z`,
            mix(inks.spark, inks.mid, 0.4),
          ) +
          line('M0-146V-176', inks.near, 4) +
          shape('M0-290C34-240 34-180 0-168C-34-180-34-240 0-290Z', inks.accent) +
          shape('M0-236C16-212 16-182 0-172C-16-182-16-212 0-236Z', inks.pale),
      ) + box(0, bottom, width, height - bottom, inks.near)
    );
  },
};
