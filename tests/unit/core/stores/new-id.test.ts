import { expect, test, vi } from 'vitest';
import { newId } from '../../../../src/core/stores/new-id.ts';

test('Creates a different random UUID each time', () => {
  const ids = Array.from({ length: 200 }, newId);
  const pattern = /^[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/;
  expect(ids.filter((id) => !pattern.test(id))).toEqual([]);
  expect(new Set(ids).size).toBe(200);
});

test.each([
  [0x00, '00000000-0000-4000-8000-000000000000'],
  [0x0b, '0b0b0b0b-0b0b-4b0b-8b0b-0b0b0b0b0b0b'],
  [0xff, 'ffffffff-ffff-4fff-bfff-ffffffffffff'],
])('Builds from random bytes of %i the id %s', (byte, id) => {
  const drawn = vi.spyOn(crypto, 'getRandomValues').mockImplementation((bytes) => {
    (bytes as unknown as Uint8Array).fill(byte);
    return bytes;
  });
  expect(newId()).toBe(id);
  drawn.mockRestore();
});
