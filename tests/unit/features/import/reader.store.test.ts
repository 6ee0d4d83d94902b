import { afterAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { ReaderError, startReader } from '../../../../src/features/import/reader.store.ts';
import type { ReaderMessage } from '../../../../src/features/import/reader-messages.store.ts';
import { csv } from '../../../support/import/files.ts';
import { ReaderOnPage } from '../../../support/import/reader-on-page.ts';

vi.stubGlobal('Worker', ReaderOnPage);
afterAll(() => void vi.unstubAllGlobals());
beforeEach(() => {
  ReaderOnPage.started.length = 0;
  ReaderOnPage.holds = true;
});

const WATCHLIST = new File(
  [csv('Date,Name,Year,Letterboxd URI', '2024-01-01,Heat,1995,u', '2024-01-01,,1995,u')],
  'watchlist.csv',
);

/** A reader whose worker the test controls. */
function start() {
  const reader = startReader();
  const worker = ReaderOnPage.started.at(-1)!;
  /** Outcomes of a request; empty while it is pending. */
  const ask = () => {
    const became: unknown[] = [];
    const asking = reader.ask({ ask: 'batch', from: 0 }, (...step) => became.push(step));
    void asking.then(
      (value) => became.push(value),
      (error: unknown) => became.push(error),
    );
    return became;
  };
  const say = async (...messages: object[]) => {
    for (const message of messages) worker.say(message as ReaderMessage);
    await Promise.resolve();
    await Promise.resolve();
  };
  return { reader, worker, ask, say };
}
const answerTo = (number: number, value: unknown) => ({ number, kind: 'answer', value });

describe('files are read in the background', () => {
  test('by a worker, as a module', () => {
    const [url, options] = start().worker.begun;
    expect(url.href).toMatch(/\/src\/features\/import\/reader-worker\.store\.ts$/);
    expect(options).toEqual({ type: 'module' });
  });

  test('with the answer to each question, in any order', async () => {
    const { worker, ask, say } = start();
    const [first, second, third] = [ask(), ask(), ask()];
    expect(worker.asked.map(({ number }) => number)).toEqual([1, 2, 3]);
    await say({ number: 2, kind: 'step', done: 1, of: 4 }, answerTo(3, ['c']), answerTo(1, ['a']));
    expect([first, second, third]).toEqual([[['a']], [[1, 4]], [['c']]]);
    await say(answerTo(2, ['b']), answerTo(2, ['again']), { number: 2, kind: 'step', done: 2, of: 4 });
    expect(second).toEqual([[1, 4], ['b']]);
  });

  test('with progress only on request', async () => {
    const { reader, say } = start();
    const asking = reader.ask({ ask: 'problems' });
    await say({ number: 1, kind: 'step', done: 1, of: 4 }, { number: 9, kind: 'step', done: 1, of: 4 });
    await say(answerTo(9, []), { number: 9, kind: 'failed', failure: 'empty', message: '' }, answerTo(1, []));
    expect(await asking).toEqual([]);
  });

  test('with the reason of a failure', async () => {
    const { ask, say } = start();
    const [first, second] = [ask(), ask()];
    await say({ number: 1, kind: 'failed', failure: 'tooBig', message: 'Vast' });
    expect(first).toEqual([expect.any(ReaderError)]);
    expect(first[0]).toMatchObject({ name: 'ReaderError', failure: 'tooBig', message: 'Vast' });
    expect(second).toEqual([]);
    expect(new ReaderError('gone').message).toBe('');
  });

  test('and a failing worker is one defect for all waiting', async () => {
    const { worker, ask, say } = start();
    const [first, second] = [ask(), ask()];
    await say(answerTo(1, ['a']));
    worker.onerror?.({ message: 'Out of memory' });
    worker.onerror?.({ message: 'Again' });
    await say(answerTo(2, ['late']));
    expect(first).toEqual([['a']]);
    expect(second).toMatchObject([{ failure: 'defect', message: 'Out of memory' }]);
  });

  test('until it is terminated, at any time', async () => {
    const { reader, worker, ask } = start();
    const open = ask();
    reader.stop();
    expect(worker.ended).toBe(true);
    worker.onmessage?.({ data: answerTo(1, ['a']) as ReaderMessage });
    worker.onerror?.({ message: 'Ended' });
    await Promise.resolve();
    await Promise.resolve();
    expect(open).toEqual([]);
  });
});

test('Answers the worker’s questions by number', async () => {
  const said: ReaderMessage[] = [];
  vi.stubGlobal('postMessage', (message: ReaderMessage) => said.push(structuredClone(message)));
  vi.stubGlobal('onmessage', null);
  await import('../../../../src/features/import/reader-worker.store.ts');
  const asks = (number: number, question: object) =>
    (globalThis.onmessage as unknown as (message: object) => void)({ data: { number, question } });
  asks(4, { ask: 'read', files: [WATCHLIST], zone: 'UTC' });
  await vi.waitFor(() => expect(said.map(({ kind }) => kind)).toEqual(['step', 'step', 'answer']));
  expect(said.at(-1)).toMatchObject({ number: 4, value: { source: 'letterboxd', counts: { wish: 1 } } });
  asks(5, { ask: 'problems' });
  await vi.waitFor(() => expect(said).toHaveLength(4));
  expect(said[3]).toEqual({
    ...{ number: 5, kind: 'answer' },
    value: [{ at: { file: 'watchlist.csv', line: 3 }, problem: 'noTitle' }],
  });
});
