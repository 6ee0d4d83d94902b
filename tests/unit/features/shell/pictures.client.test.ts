// @vitest-environment happy-dom
import { expect, test } from 'vitest';

function picture(state: { complete: boolean; naturalWidth: number } | null): HTMLImageElement {
  const image = document.body.appendChild(document.createElement('img'));
  const currentSrc = 'https://images.example/poster.jpg';
  if (state)
    for (const [name, value] of Object.entries({ ...state, currentSrc })) {
      Object.defineProperty(image, name, { value });
    }
  return image;
}

test('Reveals the content below a failed picture, also one that failed before the script loaded', async () => {
  const failed = picture({ complete: true, naturalWidth: 0 });
  const loaded = picture({ complete: true, naturalWidth: 342 });
  const toCome = picture({ complete: false, naturalWidth: 0 });
  await import('../../../../src/features/shell/pictures.client.ts');
  const shown = () => [failed, loaded, toCome].map((image) => image.style.visibility !== 'hidden');
  expect(shown()).toEqual([false, true, true]);
  toCome.dispatchEvent(new Event('error'));
  expect(shown()).toEqual([false, true, false]);
  // The source of an element can change, as of an avatar.
  toCome.dispatchEvent(new Event('load'));
  expect(shown()).toEqual([false, true, true]);
  const later = picture(null);
  later.dispatchEvent(new Event('error'));
  expect(later.style.visibility).toBe('hidden');
});
