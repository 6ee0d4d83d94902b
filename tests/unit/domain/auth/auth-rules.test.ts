import { describe, expect, test } from 'vitest';
import {
  isEmail,
  resetProblems,
  signInProblems,
  signUpProblems,
} from '../../../../src/domain/auth/auth-rules.ts';
import { newPasswordProblems } from '../../../../src/domain/auth/password-rules.ts';
import { pageAt } from '../../../../src/domain/pages.ts';

describe('an e-mail address', () => {
  test.each([
    'ada@example.org',
    "o'hara+films@sub.example.co",
    'a@b.io',
    'ada@bücher.de',
    'ada@xn--bcher-kva.xn--p1ai',
  ])('%s is one', (text) => {
    expect(isEmail(text)).toBe(true);
  });

  test.each([
    '',
    'ada',
    'ada@',
    '@example.org',
    'ada@example',
    'ada@example.c',
    'ada@example.1',
    'ada@.org',
    'ada@-example.org',
    'a da@example.org',
    'ada@exa mple.org',
    'ada@@example.org',
    `${'a'.repeat(250)}@example.org`,
  ])('%j is none', (text) => {
    expect(isEmail(text)).toBe(false);
  });

  test('of hostile length is refused quickly', () => {
    expect(isEmail(`a@${'a.'.repeat(50_000)}`)).toBe(false);
  });
});

describe('a password', () => {
  const password = (text: string) => signInProblems({ email: 'a@example.org', password: text }).password;

  test('has six characters at least, as a person counts them', () => {
    expect(password('12345')?.title).toBe('Invalid Password');
    expect(password('123456')).toBeUndefined();
    expect(password('🎬🎬🎬')?.title).toBe('Invalid Password');
  });

  test('may consist of spaces, which are kept', () => {
    expect(password('      ')).toBeUndefined();
  });
});

test('a form without faults has no problems', () => {
  const values = { fullName: ' Ada ', email: 'ada@example.org', password: '123456' };
  expect([signInProblems(values), signUpProblems(values), resetProblems(values)]).toEqual([{}, {}, {}]);
});

describe('a new password', () => {
  test.each([
    ['secret', 'secrets', { confirmation: 'Password Mismatch' }],
    ['short', 'short', { password: 'Password Too Short' }],
    // Each of these counts once, however many code units it takes.
    ['🎬🎬🎬🎬🎬', '🎬🎬🎬🎬🎬', { password: 'Password Too Short' }],
    ['secret', 'secret', {}],
  ])('%s repeated as %s', (password, confirmation, expected) => {
    const problems = Object.entries(newPasswordProblems({ password, confirmation }));
    expect(Object.fromEntries(problems.map(([field, { title }]) => [field, title]))).toEqual(expected);
  });
});

describe('a page', () => {
  test.each(['/', '/profile', '/wishlist', '/watched', '/watched/', '/recommendations', '/admin'])(
    '%s looks different to somebody signed in',
    (path) => {
      expect(pageAt(path)?.session ?? false).toBe(true);
    },
  );

  test.each(['/movies', '/movie/603', '/search', '/wishlists', '/reset-password'])(
    '%s stays as it is',
    (path) => {
      expect(pageAt(path)?.session ?? false).toBe(false);
    },
  );
});
