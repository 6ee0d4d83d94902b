import { expect, test } from 'vitest';
import {
  AVATAR_BYTES,
  avatarAddress,
  avatarFilePath,
  avatarPath,
  centredSquare,
  initialOf,
} from '../../../src/core/profile.ts';

const file = '/storage/v1/object/public/avatars/00000000-0000-4000-8000-00000000000a.png?v=1a';

test('a profile keeps the path of its picture, so that it survives a change of host', () => {
  expect(avatarPath(`https://old.example/base${file}`)).toBe(file);
});

test('a picture is loaded from the backend, whatever host was stored', () => {
  expect(avatarAddress('https://new.example', file)).toBe(`https://new.example${file}`);
  expect(avatarAddress('', `https://tracker.example${file}`)).toBe(file);
});

test.each([
  null,
  '',
  'https://tracker.example/pixel.png',
  'javascript:alert(1)',
  `${file}" onerror="alert(1)`,
  '/storage/v1/object/public/avatars/../secrets.png',
  '/storage/v1/object/public/avatars/00000000-0000-4000-8000-00000000000a.png?v=1a x',
  '/storage/v1/object/public/avatars/00000000-0000-4000-8000-00000000000a.svg',
])('%j is no picture', (stored) => {
  expect(avatarAddress('https://new.example', stored)).toBeNull();
});

test.each([
  [
    { width: 200, height: 100 },
    { x: 50, y: 0, side: 100 },
  ],
  [
    { width: 300, height: 500 },
    { x: 0, y: 100, side: 300 },
  ],
  [
    { width: 64, height: 64 },
    { x: 0, y: 0, side: 64 },
  ],
])('the middle square of %o is kept', ({ width, height }, square) => {
  expect(centredSquare(width, height)).toEqual(square);
});

test.each([
  ['ada lovelace', 'A'],
  ['\u202Eada', 'A'],
  ['“émile”', 'É'],
  ['李小龍', '李'],
  ['7 of 9', '7'],
  ['\u200B ', '★'],
])('for %j without a picture stands %s', (name, initial) => {
  expect(initialOf(name)).toBe(initial);
});

test('a picture of a person has two megabytes at most, and an address that names its version', () => {
  expect(AVATAR_BYTES).toBe(2_097_152);
  const path = avatarFilePath('00000000-0000-4000-8000-00000000000a.png', '1a');
  expect(path).toBe(file);
  expect(avatarPath(path)).toBe(file);
});
