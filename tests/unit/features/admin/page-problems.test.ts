import { describe, expect, test } from 'vitest';
import { impersonal } from '../../../../src/features/admin/page-problems.ts';

const said = (message: string) => impersonal({ message, stack: '' }).message;

describe('an error report of a page', () => {
  test.each([
    'TypeError: x is not a function',
    "TypeError: Cannot read properties of undefined (reading 'titleId')",
    "TypeError: undefined is not an object (evaluating 'view.title.kind')",
    'TypeError: Cannot read private member #grid from an object whose class did not declare it',
  ])('contains what a developer needs: %s', (message) => {
    expect(said(message)).toBe(message);
  });

  test.each([
    ['a text', `SyntaxError: Unexpected token 'd', "dear diary, I" is not valid JSON`, 'diary'],
    ['a text in a selector', `DOMException: '[data-x="dear diary"]' is not a valid selector`, 'diary'],
    ['a text in typographic quotes', 'Error: “dear diary” failed', 'diary'],
    ['a text in a template', 'Error: `dear diary` failed', 'diary'],
    ['an address of mail', 'Error: no such person: ada.l+x@mail.example.org', 'ada'],
    ['an id', 'Error: no row 7b1f6a2e-0c7d-4b1a-9c55-1d2f3e4a5b6c', '7b1f6a2e'],
    ['a token', `Error: bad token eyJhbGciOiJIUzI1NiIsInR5cCI6IkpXVCJ9abcdef`, 'eyJ'],
    ['what was searched for', 'Error: https://site.example/search?query=secret&page=2 failed', 'secret'],
    ['what stands behind a hash', 'Error: https://site.example/#access_token=secret failed', 'secret'],
  ])('does not contain %s', (_, message, secret) => {
    expect(said(message)).not.toContain(secret);
    expect(said(message)).toMatch(/^(?:\w*Error|DOMException): /);
  });

  test('is one line', () => {
    expect(said('Error: one\n{"level":50}\r\n\u001b[31mtwo')).toBe('Error: one {"…":50} [31mtwo');
  });

  test('keeps stack positions in Chromium’s format, without message and parameters', () => {
    const stack = [
      'TypeError: dear diary is not a function',
      '    at save (https://site.example/_astro/ratings.B1cD2e3F.js:1:2345)',
      '    at https://site.example/search?query=secret:12:7',
      '    at async Promise.all (index 0)',
    ].join('\n');
    expect(impersonal({ message: 'x', stack }).stack).toBe(
      'at save (https://site.example/_astro/ratings.B1cD2e3F.js:1:2345)\nat https://site.example/search:12:7',
    );
  });

  test('masks private page addresses in message and stack', () => {
    const key = '0123456789abcdef0123';
    for (const [path, name] of [
      [`/list/${key}`, '/list/:list'],
      [`/list/${key}-gifts-for:ada`, '/list/:list'],
      [`/@ada/${key}`, '/@:handle/:key'],
      ['/@ada', '/@:handle'],
      [`/year/${key}`, '/year/:secret'],
      [`/calendar/${key}.ics`, '/calendar/:secret.ics'],
      [`/${key}/nowhere`, '/…'],
      ['/movie/603', '/movie/603'],
    ] as const) {
      const address = `http://localhost:4321${path}`;
      const stack = `at save (${address}:1:2)\nsave@${address}?page=2:3:4\nat ${address}`;
      const problem = impersonal({ message: `Error: ${address}, and ${key}`, stack });
      expect(problem.stack).toBe(
        `at save (http://localhost:4321${name}:1:2)\nsave@http://localhost:4321${name}:3:4`,
      );
      expect(problem.message).not.toContain(key);
    }
  });

  test('masks secrets of addresses in other notations', () => {
    const key = '0123456789abcdef0123';
    for (const address of [`/@ada/${key}`, `HTTP://Site.example/@ada/${key}`, `/list/${key.toUpperCase()}`]) {
      const { message, stack } = impersonal({
        message: `Error: ${address} failed`,
        stack: `at save (${address}:1:2)\nsave@${address}:3:4`,
      });
      expect(stack.split('\n')).toHaveLength(2);
      expect(`${message} ${stack}`.toLowerCase()).not.toContain(key);
    }
  });

  test('keeps stack positions in Firefox’s and Safari’s formats', () => {
    const stack =
      'save@https://site.example/_astro/a.js:1:23\n@https://site.example/search?query=secret:1:9\n';
    expect(impersonal({ message: 'x', stack }).stack).toBe(
      'save@https://site.example/_astro/a.js:1:23\n@https://site.example/search:1:9',
    );
  });

  test('is limited in length', () => {
    const endless = impersonal({ message: '“'.repeat(8000), stack: 'a@b:1:1\n'.repeat(1000) });
    expect(endless.message.length).toBeLessThanOrEqual(400);
    expect(endless.stack.split('\n')).toHaveLength(30);
  });
});

test.each([
  ["TypeError: 'dear diary' failed ", 'TypeError: "…" failed'],
  ['Error: no such person: ada@mail.example.org!', 'Error: no such person: …!'],
  ['Error: ada@example.org, eve@a.example.co.uk', 'Error: …, …'],
  ['Error: no row 7b1f6a2e-0c7d-4b1a-9c55-1d2f3e4a5b6c', 'Error: no row …'],
  ['Error: https://site.example?query=secret failed', 'Error: https://site.example failed'],
  ['Error: https://site.example failed', 'Error: https://site.example failed'],
  ['Error:\u0000\n  x', 'Error: x'],
])('Reduces %j to %j', (message, left) => {
  expect(said(message)).toBe(left);
});

test.each([
  ['at f (https://site.example/_astro/a.js:1:2) said dear diary', ''],
  [`${'x'.repeat(400)} https://site.example/_astro/a.js:1:2`, ''],
  [`at ${'f'.repeat(370)} (b.js:1:2)`, `at ${'…'} (b.js:1:2)`],
  [`at g0123456789abcdef0123x (b.js:1:2)`, 'at g…x (b.js:1:2)'],
])('Reduces the stack line %j to %j', (stack, left) => {
  expect(impersonal({ message: '', stack }).stack).toBe(left);
});
