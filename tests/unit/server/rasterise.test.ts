import { afterEach, describe, expect, test, vi } from 'vitest';
import { createRasterise } from '../../../src/server/rasterise.ts';
import { sizeOfPng } from '../../support/png.ts';

const drawing = (more = ''): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" width="120" height="63"><rect width="120" height="63" fill="#123456"/>${more}</svg>`;

/** A renderer whose drawings are done when the test says so. */
function slowRenderer() {
  const asked: string[] = [];
  const finish: (() => void)[] = [];
  const render = (document: string): Promise<Uint8Array> => {
    asked.push(document);
    const { promise, resolve } = Promise.withResolvers<Uint8Array>();
    finish.push(() => resolve(new TextEncoder().encode(document)));
    return promise;
  };
  return { asked, finish, render };
}

const settle = (): Promise<void> => new Promise((resolve) => setImmediate(resolve));

afterEach(() => void vi.useRealTimers());

describe('turning SVG into PNG', () => {
  test('gives a PNG of the size the drawing has', async () => {
    const picture = await createRasterise()('a', () => drawing());
    expect(sizeOfPng(picture)).toEqual({ width: 120, height: 63 });
  });

  test('letters look the same on every machine, whatever fonts it has', async () => {
    const lettered = (family: string) =>
      createRasterise()(family, () =>
        drawing(`<text x="9" y="40" font-size="30" font-family="${family}" fill="#fff">Qa</text>`),
      );
    const [own, foreign, plain] = await Promise.all([
      lettered('Bricolage Grotesque'),
      lettered('Liberation Serif'),
      createRasterise()('plain', () => drawing()),
    ]);
    expect(own).not.toEqual(plain);
    expect([own, plain]).toContainEqual(foreign);
  });

  test('a drawing that is no SVG is a failure, and the next one is drawn', async () => {
    const rasterise = createRasterise();
    await expect(rasterise('a', () => 'no drawing')).rejects.toThrow();
    expect(sizeOfPng(await rasterise('a', () => drawing()))).toEqual({ width: 120, height: 63 });
  });
});

describe('the bounds of turning SVG into PNG', () => {
  test('whoever asks for the same picture shares one drawing, then and later', async () => {
    const { asked, finish, render } = slowRenderer();
    const png = createRasterise({ render });
    const both = [png('a', () => 'one'), png('a', () => 'one')];
    await settle();
    finish[0]?.();
    const [first, second] = await Promise.all(both);
    expect(second).toBe(first);
    expect(await png('a', () => 'one')).toBe(first);
    expect(asked).toEqual(['one']);
  });

  test('one picture is drawn at a time, and only so many wait', async () => {
    const { asked, finish, render } = slowRenderer();
    const png = createRasterise({ render, waiting: 2 });
    const drawn = ['a', 'b', 'c'].map((name) => png(name, () => name));
    await settle();
    expect(asked).toEqual(['a']);
    expect(await png('d', () => 'd')).toBeNull();
    for (let index = 0; index < 3; index += 1) {
      finish[index]?.();
      await settle();
    }
    expect((await Promise.all(drawn)).every((picture) => picture !== null)).toBe(true);
    expect(asked).toEqual(['a', 'b', 'c']);
  });

  test('nobody waits longer than the time there is; who asks again finds the picture', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    const { asked, finish, render } = slowRenderer();
    const png = createRasterise({ render, timeMs: 5000 });
    const waiting = png('a', () => 'a');
    await vi.advanceTimersByTimeAsync(5000);
    expect(await waiting).toBeNull();
    finish[0]?.();
    await settle();
    expect(await png('a', () => 'a')).toEqual(new TextEncoder().encode('a'));
    expect(asked).toEqual(['a']);
  });

  test('pictures are kept by their bytes: the least wanted one is drawn anew', async () => {
    const asked: string[] = [];
    const render = (document: string) => {
      asked.push(document);
      return Promise.resolve(new Uint8Array(40));
    };
    const png = createRasterise({ render, keptBytes: 100 });
    for (const name of ['a', 'b', 'c', 'c', 'a']) await png(name, () => name);
    expect(asked).toEqual(['a', 'b', 'c', 'a']);
  });
});
