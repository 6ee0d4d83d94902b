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

test('Stores an avatar’s path, which survives a change of host', () => {
  expect(avatarPath(`https://old.example/base${file}`)).toBe(file);
});

test('Loads an avatar from the backend, whatever host was stored', () => {
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
])('Rejects %j as a picture', (stored) => {
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
])('Crops the centre square of %o', ({ width, height }, square) => {
  expect(centredSquare(width, height)).toEqual(square);
});

test.each([
  ['ada lovelace', 'A'],
  ['\u202Eada', 'A'],
  ['“émile”', 'É'],
  ['李小龍', '李'],
  ['7 of 9', '7'],
  ['\u200B ', '★'],
])('Shows for %j without a picture %s', (name, initial) => {
  expect(initialOf(name)).toBe(initial);
});

test('Limits an avatar to two megabytes, with a versioned address', () => {
  expect(AVATAR_BYTES).toBe(2_097_152);
  const path = avatarFilePath('00000000-0000-4000-8000-00000000000a.png', '1a');
  expect(path).toBe(file);
  expect(avatarPath(path)).toBe(file);
});
