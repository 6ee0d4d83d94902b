import { describe, expect, test } from 'vitest';
import { CONFIRM_PATH, RESET_PASSWORD_PATH } from '../../../../src/core/account.ts';
import {
  firstProblem,
  isEmail,
  resetProblems,
  signInProblems,
  signUpProblems,
} from '../../../../src/features/auth/auth-rules.ts';
import { INVITATION_SHAPE, JOIN_PATH } from '../../../../src/features/auth/invitations.ts';
import { newPasswordProblems, passwordChangeProblems } from '../../../../src/features/auth/password-rules.ts';
import { pageAt } from '../../../../src/core/pages.ts';

describe('an e-mail address', () => {
  test.each([
    'ada@example.org',
    "o'hara+films@sub.example.co",
    'a@b.io',
    'ada@bücher.de',
    'ada@xn--bcher-kva.xn--p1ai',
    'ada@a1-2.3b.example',
    `${'a'.repeat(242)}@example.org`,
  ])('%s is valid', (text) => {
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
    'ada@example-.org',
    'ada@example.org x',
    'x ada@example.org',
    'ada@example.xn--',
    'ada@.org',
    'ada@-example.org',
    'a da@example.org',
    'ada@exa mple.org',
    'ada@@example.org',
    `${'a'.repeat(250)}@example.org`,
  ])('%j is invalid', (text) => {
    expect(isEmail(text)).toBe(false);
  });

  test('of extreme length is refused quickly', () => {
    expect(isEmail(`a@${'a.'.repeat(50_000)}`)).toBe(false);
  });
});

describe('a password', () => {
  const password = (text: string) => signInProblems({ email: 'a@example.org', password: text }).password;

  test('has at least six characters, as users count them', () => {
    expect(password('12345')?.title).toBe('Invalid Password');
    expect(password('123456')).toBeUndefined();
    expect(password('🎬🎬🎬')?.title).toBe('Invalid Password');
  });

  test('can consist of spaces, which are kept', () => {
    expect(password('      ')).toBeUndefined();
  });
});

test('Finds no problems in a valid form', () => {
  const values = { fullName: ' Ada ', email: 'ada@example.org', password: '123456' };
  expect([signInProblems(values), signUpProblems(values), resetProblems(values)]).toEqual([{}, {}, {}]);
});

describe('a new password', () => {
  test.each([
    ['secret', 'secrets', { confirmation: 'Password Mismatch' }],
    ['short', 'short', { password: 'Password Too Short' }],
    // Each counts as one character, regardless of its code units.
    ['🎬🎬🎬🎬🎬', '🎬🎬🎬🎬🎬', { password: 'Password Too Short' }],
    ['secret', 'secret', {}],
  ])('%s repeated as %s', (password, confirmation, expected) => {
    const problems = Object.entries(newPasswordProblems({ password, confirmation }));
    expect(Object.fromEntries(problems.map(([field, { title }]) => [field, title]))).toEqual(expected);
  });
});

describe('a page', () => {
  test.each(['/', '/profile', '/wishlist', '/watched', '/watched/', '/recommendations', '/admin'])(
    '%s changes on sign-in',
    (path) => {
      expect(pageAt(path)?.session ?? false).toBe(true);
    },
  );

  test.each(['/movies', '/movie/603', '/search', '/wishlists', '/reset-password'])(
    '%s does not change',
    (path) => {
      expect(pageAt(path)?.session ?? false).toBe(false);
    },
  );
});

describe('a form’s problems', () => {
  const titles = (problems: Partial<Record<string, { title: string }>>) => Object.keys(problems);

  test('are by field, the first one first', () => {
    const bad = { fullName: ' ', email: 'ada', password: '1' };
    expect(titles(signUpProblems(bad))).toEqual(['fullName', 'email', 'password']);
    expect(firstProblem(signUpProblems(bad))).toEqual(signUpProblems(bad).fullName);
    expect(titles(signUpProblems({ ...bad, fullName: 'Ada' }))).toEqual(['email', 'password']);
    expect(titles(signUpProblems({ ...bad, email: 'a@example.org' }))).toEqual(['fullName', 'password']);
    expect(titles(signInProblems(bad))).toEqual(['email', 'password']);
    expect([titles(resetProblems(bad)), resetProblems({ email: 'a@example.org' })]).toEqual([['email'], {}]);
    expect(firstProblem({})).toBeUndefined();
  });

  test.each([
    [{ current: '', password: '123456', confirmation: '123456' }, ['current']],
    [{ current: 'old', password: '123456', confirmation: '12345' }, ['confirmation']],
    [{ current: 'old', password: '12345', confirmation: '12345' }, ['password']],
    [{ current: '123456', password: '123456', confirmation: '123456' }, ['password']],
    [{ current: '123456', password: '123456', confirmation: 'x' }, ['confirmation']],
    [{ current: 'old', password: '123456', confirmation: '123456' }, []],
  ])('of a password change: %j', (values, fields) => {
    expect(titles(passwordChangeProblems(values))).toEqual(fields);
  });

  test('report an unchanged password rather than a short one', () => {
    const same = passwordChangeProblems({ current: '1', password: '1', confirmation: '1' });
    expect(same.password).not.toEqual(newPasswordProblems({ password: '1', confirmation: '1' }).password);
  });
});

test('Keeps the targets of links sent earlier', () => {
  expect([CONFIRM_PATH, RESET_PASSWORD_PATH, JOIN_PATH]).toEqual(['/confirm', '/reset-password', '/join']);
});

test('Makes an invitation’s secret of 64 digits', () => {
  const secret = '0123456789abcdef'.repeat(4);
  expect(INVITATION_SHAPE.test(secret)).toBe(true);
  for (const other of [secret.slice(1), `${secret}0`, secret.toUpperCase(), ` ${secret}`])
    expect(INVITATION_SHAPE.test(other)).toBe(false);
});
