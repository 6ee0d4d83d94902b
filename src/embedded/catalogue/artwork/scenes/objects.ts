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

/** Two faces, or a vase between them. */
export const faces: Scene = {
  moods: ['bold', 'dark', 'paper'],
  voices: ['book', 'swiss', 'deco'],
  align: 'middle',
  title: 'bottom',
  under: onGround,
  draw: (sheet, inks, dice) => {
    const { width, height, bottom } = sheet;
    const gap = dice.between(18, 30);
    const profile =
      'M-120 4C-112-36-84-46-62-50L-66-84C-40-82-18-86-20-104C-22-114-14-120-18-126C-24-132-12-138-16-148C-20-158 2-164 0-174C-4-188-22-206-22-226C-20-252-24-300-84-318C-150-336-214-300-214-232C-214-180-190-160-184-110C-182-70-200-20-240 4Z';
    const face = (side: number, fill: string): string =>
      shape(profile, fill, `transform="scale(${side} 1) translate(-${gap.toFixed(0)} 0)"`);
    return (
      standing(
        sheet,
        disc(0, -200, dice.between(110, 150), inks.accent) + face(1, inks.near) + face(-1, inks.mid),
      ) + box(0, bottom, width, height - bottom, inks.near)
    );
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

/** A bolt of lightning through a ring. */
export const bolt: Scene = {
  moods: ['bold', 'dark', 'paper'],
  voices: ['stack', 'swiss'],
  align: 'start',
  title: 'bottom',
  under: onSky,
  draw: (sheet, inks, dice) => {
    const spokes = dice.pick([12, 18, 24]);
    const burst = repeat(spokes, (index) => {
      const angle = (index / spokes) * Math.PI * 2;
      return svg`M${Math.cos(angle) * 150} ${Math.sin(angle) * 150}L${Math.cos(angle) * 186} ${Math.sin(angle) * 186}`;
    });
    return centred(
      sheet,
      line(burst, inks.mid, dice.pick([6, 12])) +
        disc(0, 0, 132, inks.mid) +
        shape(
          'M44-200L-84 26H-8L-46 200L94-46H14Z',
          inks.accent,
          dice.chance(0.5) ? 'transform="scale(-1 1)"' : '',
        ),
    );
  },
};

/** A tall ship before the sun. */
export const ship: Scene = {
  moods: ['paper', 'bold', 'dark'],
  voices: ['book', 'stack', 'deco'],
  align: 'start',
  title: 'bottom',
  under: onGround,
  draw: (sheet, inks, dice) => {
    const { width, height, bottom } = sheet;
    const canvas = inks.spark === inks.accent ? inks.mid : inks.spark;
    const sail = (x: number, y: number, wide: number, tall: number, fill: string): string =>
      shape(svg`M${x} ${y}h${wide}q22 ${tall / 2} 0 ${tall}h${-wide}q22 ${-tall / 2} 0 ${-tall}Z`, fill);
    const swell = repeat(Math.ceil(width / 60) + 1, (index) => `${index ? 't' : 'q30-26 '}60 0`);
    return (
      standing(
        sheet,
        disc(dice.between(-50, 50), -190, dice.between(120, 150), inks.accent) +
          line('M-62-50V-262M4-50V-312M66-50V-240M110-56L176-110', inks.near, 5) +
          sail(-92, -250, 58, 66, canvas) +
          sail(-100, -174, 72, 84, canvas) +
          sail(-26, -300, 56, 76, canvas) +
          sail(-36, -214, 76, 120, canvas) +
          sail(44, -226, 48, 60, canvas) +
          sail(38, -158, 62, 70, canvas) +
          shape('M-132-66H150L108 20H-92Z', inks.near) +
          shape('M-124-48H142L138-40H-120Z', inks.accent),
        dice.chance(0.5),
      ) +
      shape(svg`M-20 ${bottom - 14}${swell}V${height}H-20Z`, inks.mid) +
      shape(svg`M-50 ${bottom + 10}${swell}t60 0V${height}H-50Z`, inks.near)
    );
  },
};

/** A crown above a heraldic ground. */
export const crown: Scene = {
  moods: ['bold', 'dark', 'paper'],
  voices: ['book', 'deco', 'stack'],
  align: 'middle',
  title: 'bottom',
  under: onSky,
  draw: (sheet, inks, dice) => {
    const tilt = dice.pick([0, 0, -10, 12, 180]);
    return centred(
      sheet,
      shape('M-150-180H150V20C150 110 70 160 0 192C-70 160-150 110-150 20Z', inks.mid) +
        shape('M0-180H150V20C150 110 70 160 0 192Z', mix(inks.mid, inks.night, 0.22)) +
        svg`<g transform="translate(0 -6) rotate(${tilt})">${shape('M-104 62L-118-52L-58-4L0-88L58-4L118-52L104 62Z', inks.accent)}${disc(-118, -60, 13, inks.accent)}${disc(118, -60, 13, inks.accent)}${disc(0, -98, 15, inks.accent)}${box(-104, 36, 208, 12, mix(inks.accent, inks.night, 0.35))}</g>`,
    );
  },
};

/** A mast that broadcasts. */
export const mast: Scene = {
  moods: ['bold', 'paper', 'dark'],
  voices: ['stack', 'swiss'],
  align: 'start',
  title: 'bottom',
  under: onGround,
  draw: (sheet, inks, dice) => {
    const { width, height, bottom } = sheet;
    const count = dice.whole(3, 5);
    const rings = repeat(
      count,
      (index) =>
        svg`<circle cy="-230" r="${52 + index * 40}" fill="none" stroke="${index % 2 ? inks.mid : inks.far}" stroke-width="${dice.pick([8, 18])}"/>`,
    );
    return (
      standing(
        sheet,
        rings +
          line('M-62 4L0-226L62 4M-44-62L38-84M44-62L-38-84M-30-114L24-134M30-114L-24-134', inks.near, 8) +
          disc(0, -230, 24, inks.accent),
      ) + box(0, bottom, width, height - bottom, inks.near)
    );
  },
};
