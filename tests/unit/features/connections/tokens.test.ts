import { describe, expect, test } from 'vitest';
import { isScope, programName, TOKEN_SHAPE } from '../../../../src/features/connections/tokens.ts';

describe('A program’s name', () => {
  const chrome = 'AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0';

  test.each([
    ['curl/8.5.0', 'curl'],
    ['Home Assistant/2026.3 aiohttp/3.11', 'Home Assistant'],
    ['my-app.2 (Linux)', 'my-app.2'],
    ['x'.repeat(60), 'x'.repeat(40)],
    [`xMozilla/5.0 (X11) ${chrome}`, 'xMozilla'],
    ['Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0', 'Firefox'],
    [`Mozilla/5.0 (X11; Linux x86_64) ${chrome} Safari/537.36`, 'Chrome'],
    [`Mozilla/5.0 (Windows NT 10.0; Win64; x64) ${chrome} Safari/537.36 Edg/140.0.0.0`, 'Edge'],
    [`Mozilla/5.0 (Windows NT 10.0; Win64; x64) ${chrome} Safari/537.36 OPR/124.0.0.0`, 'Opera'],
    [
      'Mozilla/5.0 (Macintosh) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/26.0 Safari/605.1.15',
      'Safari',
    ],
    ['Mozilla/5.0 (compatible; NotChrome/1; +https://bot.example)', null],
    ['Mozilla/5.0', null],
    ['(none)', null],
    [' (none)', null],
    ['', null],
    [null, null],
  ])('%j is %j', (agent, name) => {
    expect(programName(agent)).toBe(name);
  });
});

test('Makes a token of `mq_` and 64 hexadecimal digits', () => {
  const token = `mq_${'0f'.repeat(32)}`;
  const others = [`x${token}`, `${token}0`, token.slice(0, -1), token.toUpperCase(), `mq_${'0g'.repeat(32)}`];
  expect([token, ...others].map((text) => TOKEN_SHAPE.test(text))).toEqual([
    true,
    ...others.map(() => false),
  ]);
});

test('Knows the scopes read, write and scrobble', () => {
  expect(['read', 'write', 'scrobble', 'admin', ''].filter(isScope)).toEqual(['read', 'write', 'scrobble']);
});
