import { describe, expect, test } from 'vitest';
import { imageSrcset, imageUrl, largestPosters, photoUrl, SHOWN } from '../../../src/core/images.ts';

const BASE = 'https://image.example/t/p';

describe('A picture', () => {
  test.each(['/a.jpg', '/A-b_9.JPEG', '/a.png', '/a.svg', '/a.webp'])('at %s has an address', (path) => {
    expect(imageUrl(BASE, 'w92', path)).toBe(`${BASE}/w92${path}`);
  });

  test.each([
    null,
    '',
    '/',
    '/a.gif',
    'a.jpg',
    '/x/a.jpg',
    '//evil.example/a.jpg',
    '/a.jpg?x',
    '/a.jpg.exe',
    '/../a.jpg',
  ])('at %j has neither address nor size', (path) => {
    expect(imageUrl(BASE, 'w92', path)).toBeNull();
    expect(photoUrl(BASE, 'w92', path)).toBeNull();
    expect(imageSrcset(BASE, 'poster', path)).toBeNull();
    expect(largestPosters(BASE, path, 'hero')).toEqual([]);
  });

  test('has the widths of its kind', () => {
    const widths = (kind: 'poster' | 'backdrop' | 'profile') => imageSrcset(BASE, kind, '/a.jpg');
    expect(widths('profile')).toBe(`${BASE}/w45/a.jpg 45w, ${BASE}/w185/a.jpg 185w`);
    expect(widths('poster')).toMatch(/ 185w, .* 342w, .* 500w$/);
    expect(widths('backdrop')).toMatch(/ 300w, .* 780w, .* 1280w$/);
  });

  test('that is a drawing is hidden from search engines', () => {
    expect(photoUrl(BASE, 'w500', '/a.svg')).toBeNull();
    expect(photoUrl(BASE, 'w500', '/a.jpg')).toBe(`${BASE}/w500/a.jpg`);
  });
});

describe('A page’s largest poster', () => {
  test.each(['hero', 'grid'] as const)('of a %s is one of two, of which each window loads one', (shown) => {
    const [small, usual, ...others] = largestPosters(BASE, '/a.jpg', shown);
    expect([small?.url, usual?.url, others]).toEqual([`${BASE}/w185/a.jpg`, `${BASE}/w342/a.jpg`, []]);
    const holds = (media: string, width: number) =>
      media.split(', ').some((query) =>
        query.split(' and ').every((part) => {
          const [, end, pixels] = /^\((min|max)-width:(\d+)px\)$/.exec(part) ?? [];
          return end === 'min' ? width >= Number(pixels) : width <= Number(pixels);
        }),
      );
    for (let width = 300; width < 900; width += 1) {
      const asked = [small, usual].filter((picture) => holds(picture?.media ?? '', width));
      expect(asked, `${width}px`).toHaveLength(1);
    }
  });

  test('is the smallest that `sizes` selects', () => {
    const [small] = largestPosters(BASE, '/a.jpg', 'grid');
    expect(small?.media).toBe('(min-width:410px) and (max-width:459px)');
    expect(SHOWN.grid).toContain('(max-width:459px) 50px');
    expect(SHOWN.grid).toMatch(
      /^\(max-width:409px\) and \(min-resolution:2\.3dppx\) 27vw,\(max-width:409px\) 44vw,/,
    );
    expect(SHOWN.hero).toBe('(max-width:479px) 60px,(max-width:767px) 160px,(max-width:1279px) 300px,340px');
  });
});
