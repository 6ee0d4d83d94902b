import { describe, expect, test, vi } from 'vitest';
import { jsonLines } from '../../../../src/features/ai/json-lines.store.ts';

/** A body in these chunks. */
function coming(pieces: string[], end: 'closed' | 'broken' = 'closed') {
  const cancel = vi.fn();
  const left = pieces.map((piece) => new TextEncoder().encode(piece));
  const body = new ReadableStream<Uint8Array>(
    {
      pull(controller) {
        const next = left.shift();
        if (next) controller.enqueue(next);
        else if (end === 'closed') controller.close();
        else controller.error(new TypeError('terminated'));
      },
      cancel,
    },
    { highWaterMark: 0 },
  );
  return { response: new Response(body), cancel };
}

async function all(pieces: string[]): Promise<unknown[]> {
  const lines: unknown[] = [];
  for await (const line of jsonLines(coming(pieces).response)) lines.push(line);
  return lines;
}

describe('a response read line by line', () => {
  test.each([
    ['in one piece', ['{"a":1}\n{"b":2}\n'], [{ a: 1 }, { b: 2 }]],
    ['cut anywhere', ['{"a"', ':1}', '\n{"b":2', '}\n'], [{ a: 1 }, { b: 2 }]],
    ['cut within a letter', ['{"a":"é', '"}\n'], [{ a: 'é' }]],
    ['without an end to its last line', ['{"a":1}\n{"b":2}'], [{ a: 1 }, { b: 2 }]],
    ['with empty lines', ['\n \n{"a":1}\n\n'], [{ a: 1 }]],
    ['with a line that is no JSON', ['{"a":\n<p>\n{"b":2}\n'], [{ b: 2 }]],
    ['empty', [], []],
  ])('is read %s', async (_how, pieces, lines) => {
    expect(await all(pieces)).toEqual(lines);
  });

  test('is empty without a body', async () => {
    const lines: unknown[] = [];
    for await (const line of jsonLines(new Response(null))) lines.push(line);
    expect(lines).toEqual([]);
  });

  test('is cancelled when the reader stops early, and not after its end', async () => {
    const early = coming(['{"a":1}\n', '{"b":2}\n', '{"c":3}\n']);
    for await (const line of jsonLines(early.response)) {
      expect(line).toEqual({ a: 1 });
      break;
    }
    await vi.waitFor(() => expect(early.cancel).toHaveBeenCalledTimes(1));
    const whole = coming(['{"a":1}\n']);
    for await (const line of jsonLines(whole.response)) expect(line).toEqual({ a: 1 });
    expect(whole.cancel).not.toHaveBeenCalled();
  });

  test('that is interrupted reports so after its lines', async () => {
    const lines: unknown[] = [];
    const reading = (async () => {
      for await (const line of jsonLines(coming(['{"a":1}\n', '{"b"'], 'broken').response)) lines.push(line);
    })();
    await expect(reading).rejects.toMatchObject({ code: 'interrupted' });
    expect(lines).toEqual([{ a: 1 }]);
  });
});
