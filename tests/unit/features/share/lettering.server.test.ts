import { Resvg } from '@resvg/resvg-js';
import { describe, expect, test } from 'vitest';
import type { ShareCard } from '../../../../src/core/share-cards.ts';
import { CARD, textsOf } from '../../../../src/features/share/elements.server.ts';
import { layoutCard, nameSize } from '../../../../src/features/share/layout.server.ts';
import { fontsFor, letterable, readsFromRight } from '../../../../src/features/share/lettering.server.ts';
import { renderCard } from '../../../../src/features/share/render.server.ts';
import { shareCard } from '../../../support/share/cards.ts';
import { sizeOfPng } from '../../../support/png.ts';

const faces = (text: string) => fontsFor([text]).map(({ name }) => name);
const OWN = ['Bricolage Grotesque', 'Bricolage Grotesque'];

describe('a card’s text', () => {
  test.each([
    ['Amélie – “Le Fabuleux”', []],
    ['Иваново детство', ['Manrope']],
    ['Ο Θίασος', ['Manrope']],
    ['ואלס עם באשיר', ['Rubik']],
    ['باب الحديد', ['Rubik']],
    ['千と千尋の神隠し', ['BIZ UDPGothic']],
    ['기생충', ['Black Han Sans']],
    ['我们的父辈', ['ZCOOL QingKe HuangYou']],
  ])('in %s uses the product’s font, or one that has all characters', (text, others) => {
    expect(letterable(text)).toBe(text);
    expect(faces(text)).toEqual([...OWN, ...others]);
  });

  test.each([
    ['🔥 The Emoji Movie 👨‍👩‍👧 ❤️', 'The Emoji Movie'],
    ['\u202eevil\u202c  \n name\u0000', 'evil name'],
    ['Z̴̛͔a̵͝l̶̈́g̷o', 'Zalgo'],
    ['می\u200cخواهم', 'می\u200cخواهم'],
  ])('omits invisible and undrawable characters of %j', (text, drawn) => {
    expect(
      letterable(text)
        ?.normalize('NFD')
        .replace(/[\u0300-\u036f]/g, ''),
    ).toBe(drawn);
  });

  test.each(['', '   ', '🔥🔥', 'สุดเขต', 'नमस्ते', '\u{13000}'])(
    'with %j cannot be drawn: the card omits it, and keeps the rest',
    (text) => {
      expect(letterable(text)).toBeNull();
      const texts = textsOf(layoutCard(shareCard({ name: text }), { pictures: [], backdrop: null }));
      expect(texts).toEqual(['Movie · 1999', '8.2', 'Action, Science Fiction', 'Marquee']);
    },
  );

  test('is right-to-left by its first letter', () => {
    expect(readsFromRight('1. باب Hadid')).toBe(true);
    expect(readsFromRight('Bab (باب)')).toBe(false);
  });

  test('shrinks with its length, and when a long word would break', () => {
    const sizes = [
      'Up',
      'The Matrix Reloaded',
      'Borat: Cultural Learnings of America',
      'x '.repeat(40),
      'x '.repeat(150),
    ];
    const given = sizes.map((name) => nameSize(name).size);
    expect(given).toEqual([...given].sort((a, b) => b - a));
    expect(new Set(given).size).toBe(5);
    expect(nameSize('Unabhängigkeitserklärung').size).toBeLessThan(nameSize('Un ab hän gig keits erk').size);
    expect(nameSize('千と千尋の神隠し').size).toBeLessThan(nameSize('Sen to Ch').size);
  });
});

/** A drawn card's pixels. */
async function drawn(given: Partial<ShareCard>) {
  const png = await renderCard(shareCard(given), { pictures: [null], backdrop: null });
  const href = `data:image/png;base64,${Buffer.from(png).toString('base64')}`;
  const { width, height } = CARD;
  const document = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}"><image href="${href}"/></svg>`;
  const { pixels } = new Resvg(document).render();
  return { redAt: (x: number, y: number) => pixels[(y * width + x) * 4] ?? 0 };
}

describe('a card', () => {
  test('shows descending letters of an Arabic name completely', async () => {
    const lowest = async (name: string) => {
      const { redAt } = await drawn({ name, over: '', score: null, facts: [] });
      // Text is bright, on the right, and above the product's name.
      const lit = (row: number) =>
        Array.from({ length: 400 }, (_, x) => redAt(CARD.width - 450 + x, row)).some((red) => red > 200);
      return Array.from({ length: 450 }, (_, row) => row).findLast(lit) ?? 0;
    };
    expect((await lowest('ييي')) - (await lowest('ااا'))).toBeGreaterThan(40);
  });

  test('has a poster with a shadow down to the edge', async () => {
    const { redAt } = await drawn({});
    expect(redAt(230, 610)).toBeLessThan(redAt(500, 600));
  });

  test.each([
    ['a name of 300 letters', 'The Incredibly Long Story '.repeat(12).slice(0, 300)],
    ['one word of 300 letters', 'x'.repeat(300)],
    ['an Arabic name', 'باب الحديد: المحطة 12 (1958)'],
    ['nothing that can be lettered', '🔥'],
    ['markup for a name', '<img src=x onerror=alert(1)>&amp;'],
  ])('is drawn with %s, 1200 × 630', async (_, name) => {
    const png = await renderCard(shareCard({ name, pictures: [] }), { pictures: [null], backdrop: null });
    expect(sizeOfPng(png)).toEqual({ width: 1200, height: 630 });
  });
});
