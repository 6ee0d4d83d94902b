import { setTimeout as after } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { inLanguage } from '../../../src/contract/language.ts';
// The server's import; tests replace `messages.js` (vitest.config.ts).
import * as m from '../../../src/paraglide/messages/_index.js';

const SPOKEN = ['en', 'de', 'ar', 'ja'] as const;

test('Keeps each request’s language while waiting for a slow catalogue', async () => {
  /** A page with messages before, between and after three answers of the catalogue. */
  const page = async (number: number) => {
    const said = [m.account_menu_sign_out()];
    for (let answer = 0; answer < 3; answer += 1) {
      await after((number * 7 + answer * 5) % 11);
      const parts = await Promise.all(
        [1, 2].map(async () => (await Promise.resolve(), m.account_menu_sign_out())),
      );
      said.push(...parts);
    }
    return new Set(said);
  };
  const alone = SPOKEN.map((language) => inLanguage(language, () => m.account_menu_sign_out()));
  expect(new Set(alone).size).toBe(SPOKEN.length);
  const pages = await Promise.all(
    Array.from({ length: 300 }, (_, at) => inLanguage(SPOKEN[at % 4] ?? 'en', () => page(at))),
  );
  for (const [at, said] of pages.entries()) expect([...said], `request ${at}`).toEqual([alone[at % 4]]);
  expect(m.account_menu_sign_out()).toBe('Sign Out');
});
