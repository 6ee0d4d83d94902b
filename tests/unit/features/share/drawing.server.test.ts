import path from 'node:path';
import { describe, expect, onTestFinished, test } from 'vitest';
import { createDrawing, type DrawingLimits } from '../../../../src/features/share/drawing.server.ts';
import { shareCard } from '../../../support/share/cards.ts';

const program = path.resolve('tests/support/share/drawing-program.ts');
const request = (name: string) => ({
  card: shareCard({ name }),
  artwork: { pictures: [], backdrop: null },
});

function drawing(limits: DrawingLimits = {}) {
  const reasons: string[] = [];
  const { draw, close } = createDrawing({
    program,
    ...limits,
    onFailure: (reason) => void reasons.push(reason),
  });
  onTestFinished(close);
  const ask = async (name: string) => {
    const png = await draw(() => Promise.resolve(request(name)));
    return png && new TextDecoder().decode(png);
  };
  return { draw, ask, reasons };
}

const settle = (): Promise<void> => new Promise((resolve) => setImmediate(resolve));

describe('drawing share cards', () => {
  test('reuses one process for all cards', async () => {
    const { ask } = drawing();
    const first = await ask('who');
    expect(Number(first)).toBeGreaterThan(0);
    expect(await ask('who')).toBe(first);
  });

  test('draws two cards at a time, and refuses at once when too many wait', async () => {
    const { draw } = drawing({ waiting: 3 });
    const { promise: held, resolve: release } = Promise.withResolvers<void>();
    let begun = 0;
    const asked = Array.from({ length: 5 }, () =>
      draw(async () => {
        begun++;
        await held;
        return request('who');
      }),
    );
    await settle();
    expect(begun).toBe(2);
    expect(await draw(() => Promise.resolve(request('who')))).toBeNull();
    release();
    expect((await Promise.all(asked)).every((png) => png !== null)).toBe(true);
    expect(begun).toBe(5);
  });

  test.each([
    ['takes too long', 'hang', 'took too long'],
    ['kills its process', 'crash', 'ended'],
    ['fails', 'fail', 'no such letter'],
    ['comes out too large', 'large', 'too large'],
  ])('gives up a card that %s, and draws the next', async (_, name, reason) => {
    const { ask, reasons } = drawing({ atOnce: 1, timeMs: name === 'hang' ? 200 : 20_000, maxBytes: 1000 });
    expect(await ask(name)).toBeNull();
    expect(reasons).toEqual([reason]);
  });

  test('restarts a lost process', async () => {
    const { ask } = drawing({ atOnce: 1 });
    const first = await ask('who');
    expect(await ask('crash')).toBeNull();
    const second = await ask('who');
    expect(Number(second)).toBeGreaterThan(0);
    expect(second).not.toBe(first);
  });

  test('hides the server’s environment from the process', async () => {
    expect(process.env['HOME']).toBeDefined();
    const { ask } = drawing();
    expect(await ask('environment')).toBe('PATH');
  });
});
