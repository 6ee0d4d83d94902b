import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import type { ImportProgress, ImportState } from '../../../../src/features/import/import-job.ts';
import type { ReadingSummary } from '../../../../src/features/import/reading-desk.store.ts';
import { setEnvironment } from '../../../../src/core/stores/environment.ts';
import {
  $doubtful,
  chooseForAll,
  chooseTitle,
  loadDoubtful,
} from '../../../../src/features/import/doubtful.store.ts';
import {
  cancelImport,
  importChanged,
  loadImports,
  lookAt,
  saveImport,
  showImport,
  showJob,
  stopFollowing,
  undoImport,
} from '../../../../src/features/import/import-job.store.ts';
import {
  $imports,
  $importView,
  newAct,
  setImports,
  setImportView,
} from '../../../../src/features/import/import-state.store.ts';
import {
  lacking,
  possibleAnswers,
  possiblyOff,
  previewOf,
  remaining,
} from '../../../../src/features/import/import-view.store.ts';
import { $report, showReport } from '../../../../src/features/import/report.store.ts';
import { sendRows } from '../../../../src/features/import/send-rows.store.ts';
import { $toast, dismissToast } from '../../../../src/core/stores/toasts.ts';
import { browserEnvironment } from '../../../support/browser/browser-environment.ts';

const job = (state: ImportState, more: Partial<ImportProgress> = {}) =>
  ({
    id: 'a',
    state,
    startedAt: '2026-01-01',
    total: 10,
    received: 0,
    counts: {},
    ...more,
  }) as ImportProgress;
const WAITING = { step: 'choose', refused: null, waiting: null } as const;

let asked: { call: string; body: unknown }[];
let answers: (() => unknown)[];
/** Queues the server's answers or a refusal. */
const answer = (...said: unknown[]) => answers.push(...said.map((one) => () => one));
const refuse = (code = 'unavailable', status = 409) =>
  answers.push(() => Response.json({ error: { code, message: `It is ${code}.` } }, { status }));
const settle = async () => void (await vi.advanceTimersByTimeAsync(0));

beforeEach(() => {
  vi.useFakeTimers();
  browserEnvironment();
  [asked, answers] = [[], []];
  setEnvironment({
    fetch: async (path, init) => {
      asked.push({
        call: `${init?.method} ${path}`,
        body: init?.body ? JSON.parse(init.body as string) : null,
      });
      const said = await answers.shift()?.();
      return said instanceof Response ? said : Response.json(said ?? {});
    },
  });
  setImports([]);
  setImportView(WAITING);
  dismissToast();
});
afterEach(() => {
  stopFollowing();
  vi.useRealTimers();
});
const calls = () => asked.map(({ call }) => call);

test('Starts by waiting for a file, without an import', async () => {
  vi.resetModules();
  const { $importView: view, $imports: imports } =
    await import('../../../../src/features/import/import-state.store.ts');
  expect([view.get(), imports.get()]).toEqual([WAITING, []]);
});

describe('an import', () => {
  test.each(['matching', 'saving', 'undoing'] as const)(
    'that the server is %s is polled every two seconds',
    async (state) => {
      answer(job(state, { received: 5 }), job('done'));
      showJob(job(state));
      expect($importView.get()).toEqual({
        step: 'job',
        job: job(state),
        sending: false,
        stalled: null,
        busy: false,
      });
      await vi.advanceTimersByTimeAsync(1999);
      expect(asked).toEqual([]);
      await vi.advanceTimersByTimeAsync(1);
      expect($importView.get()).toMatchObject({ job: { received: 5 } });
      await vi.advanceTimersByTimeAsync(2000);
      expect($importView.get()).toMatchObject({ job: { state: 'done' } });
      await vi.advanceTimersByTimeAsync(10_000);
      expect(calls()).toEqual(['GET /api/imports/a', 'GET /api/imports/a']);
    },
  );

  test.each(['asking', 'done', 'undone', 'cancelled'] as const)('that is %s is not polled', async (state) => {
    showJob(job(state));
    await vi.advanceTimersByTimeAsync(10_000);
    expect(asked).toEqual([]);
  });

  test('without all rows waits for its file, unless they are being sent', async () => {
    showJob(job('receiving'));
    expect($importView.get()).toEqual({ ...WAITING, waiting: job('receiving') });
    showJob(job('receiving'), { sending: true, stalled: 'Offline' });
    expect($importView.get()).toMatchObject({ step: 'job', sending: true, stalled: 'Offline' });
    await vi.advanceTimersByTimeAsync(10_000);
    expect(asked).toEqual([]);
  });

  test('still waits for its file when polling fails', async () => {
    refuse();
    await lookAt(job('receiving', { received: 4 }));
    expect($importView.get()).toEqual({ ...WAITING, waiting: job('receiving', { received: 4 }) });
  });

  test.each(['receiving', 'asking'] as const)(
    'is no longer polled once it is %s, or another is shown',
    async (state) => {
      showJob(job('matching'));
      showJob(job(state, { id: 'b' }));
      await vi.advanceTimersByTimeAsync(10_000);
      expect(asked).toEqual([]);
    },
  );

  test('that is shown replaces an earlier one', async () => {
    answer(job('done'));
    const looking = lookAt(job('matching'));
    showImport(job('undone', { id: 'b' }));
    await looking;
    expect($importView.get()).toMatchObject({ job: { id: 'b', state: 'undone' } });
  });

  test('that cannot be polled shows the reason, and is polled again', async () => {
    refuse();
    answer(job('done'));
    showJob(job('matching'));
    await vi.advanceTimersByTimeAsync(2000);
    expect($importView.get()).toMatchObject({ stalled: 'It is unavailable.', job: { state: 'matching' } });
    await vi.advanceTimersByTimeAsync(2000);
    expect($importView.get()).toMatchObject({ stalled: null, job: { state: 'done' } });
    refuse();
    await lookAt(job('receiving'));
    expect($importView.get()).toMatchObject({ step: 'choose', waiting: { id: 'a' } });
  });

  test('is dropped when something else started meanwhile', async () => {
    answer(job('done'));
    const looking = lookAt(job('matching'));
    newAct();
    await looking;
    expect($importView.get()).toEqual(WAITING);
    showJob(job('matching'));
    stopFollowing();
    await vi.advanceTimersByTimeAsync(10_000);
    expect(asked).toHaveLength(1);
  });

  test('is updated from the server after a choice, where shown', () => {
    importChanged(job('saving'));
    expect($importView.get()).toEqual(WAITING);
    showImport(job('asking', { id: 'b' }));
    importChanged(job('saving'));
    expect($importView.get()).toMatchObject({ job: { id: 'b', state: 'asking' } });
    importChanged(job('saving', { id: 'b' }));
    expect($importView.get()).toMatchObject({ job: { id: 'b', state: 'saving' } });
  });

  test('is listed once, newest first', () => {
    setImports([job('done'), job('done', { id: 'b', startedAt: '2026-02-01' })]);
    expect($imports.get().map(({ id }) => id)).toEqual(['b', 'a']);
    showJob(job('undone', { id: 'c', startedAt: '2026-03-01' }));
    showJob(job('undone'));
    expect($imports.get().map(({ id, state }) => `${id} ${state}`)).toEqual([
      'c undone',
      'b done',
      'a undone',
    ]);
  });
});

describe('a user’s imports', () => {
  test('are loaded, and the open one continues', async () => {
    answer({ imports: [job('done'), job('asking', { id: 'b' })] });
    await loadImports();
    expect(calls()).toEqual(['GET /api/imports']);
    expect($importView.get()).toMatchObject({ step: 'job', job: { id: 'b' } });
    expect($imports.get()).toHaveLength(2);
  });

  test('keep the page unchanged when something else is shown, none is open, or loading fails', async () => {
    answer({ imports: [job('done')] });
    await loadImports();
    expect($importView.get()).toEqual(WAITING);
    refuse();
    await loadImports();
    expect([$imports.get().length, $toast.get()]).toEqual([1, null]);
    answer({ imports: [job('asking')] });
    const loading = loadImports();
    newAct();
    await loading;
    expect($importView.get()).toEqual(WAITING);
    setImportView({ step: 'reading', names: [], done: 0, of: 0 });
    answer({ imports: [job('asking')] });
    await loadImports();
    expect($importView.get().step).toBe('reading');
  });
});

describe('an import’s action', () => {
  test.each([
    [cancelImport, 'cancel'],
    [saveImport, 'save'],
    [undoImport, 'undo'],
  ])('is sent to the server, once (%#)', async (tell, path) => {
    await tell();
    expect(asked).toEqual([]);
    showJob(job('asking'));
    answer(job('done'));
    const telling = tell();
    expect($importView.get()).toMatchObject({ busy: true });
    await tell();
    await telling;
    expect(calls()).toEqual([`POST /api/imports/a/${path}`]);
    expect($importView.get()).toMatchObject({ busy: false, job: { state: 'done' } });
  });

  test('pauses polling while sending', async () => {
    showJob(job('matching'));
    const late = Promise.withResolvers<unknown>();
    answers.push(() => late.promise);
    const telling = cancelImport();
    await vi.advanceTimersByTimeAsync(10_000);
    expect(calls()).toEqual(['POST /api/imports/a/cancel']);
    late.resolve(job('cancelled'));
    await telling;
    expect($importView.get()).toMatchObject({ job: { state: 'cancelled' } });
  });

  test('is not sent while files are read', async () => {
    setImportView({ step: 'reading', names: [], done: 0, of: 0 });
    await cancelImport();
    expect(asked).toEqual([]);
  });

  test('is also sent for one waiting for its file', async () => {
    setImportView({ ...WAITING, waiting: job('receiving') });
    answer(job('cancelled'));
    const telling = cancelImport();
    // A hidden import is not shown as in progress.
    expect($importView.get()).toEqual({ ...WAITING, waiting: job('receiving') });
    await telling;
    expect($importView.get()).toMatchObject({ job: { state: 'cancelled' } });
  });

  test('that is refused is reported, with the server’s state', async () => {
    showJob(job('asking'));
    refuse();
    answer(job('saving'));
    await saveImport();
    expect($toast.get()).toMatchObject({ text: 'It is unavailable.', destructive: true });
    expect($importView.get()).toMatchObject({ busy: false, job: { state: 'saving' } });
  });

  test('is dropped when something else started meanwhile', async () => {
    showJob(job('asking'));
    answer(job('done'));
    const telling = saveImport();
    newAct();
    await telling;
    expect($importView.get()).toMatchObject({ busy: true, job: { state: 'asking' } });
  });
});

describe('undecided titles', () => {
  const group = (number: number) => ({ number, rows: 1 }) as never;
  const page = { groups: [group(1), group(2)], total: 7 };
  const load = async (id = 'a') => {
    answer(page);
    await loadDoubtful(id);
  };

  test('are loaded, or show the reason of a failure', async () => {
    refuse();
    await loadDoubtful('first');
    expect($doubtful.get()).toEqual({
      id: 'first',
      groups: [],
      total: 0,
      problem: 'It is unavailable.',
      choosing: null,
    });
    await load();
    expect($doubtful.get()).toEqual({ id: 'a', ...page, problem: null, choosing: null });
    refuse();
    await loadDoubtful('a');
    expect($doubtful.get()).toEqual({ id: 'a', ...page, problem: 'It is unavailable.', choosing: null });
    expect(calls()[1]).toBe('GET /api/imports/a/doubtful?page=1');
  });

  test('are decided group by group, one at a time', async () => {
    await load();
    showJob(job('asking'));
    answer(job('asking', { received: 3 }));
    const pick = { kind: 'movie', id: 7 } as const;
    const choosing = chooseTitle(1, pick, false);
    expect($doubtful.get()?.choosing).toBe(1);
    expect(await chooseTitle(2, null, false)).toBe(false);
    expect(await choosing).toBe(true);
    expect(asked.at(-1)).toEqual({
      call: 'POST /api/imports/a/choices',
      body: { number: 1, pick, alike: false },
    });
    expect($doubtful.get()).toEqual({ id: 'a', groups: [group(2)], total: 6, problem: null, choosing: null });
    expect($importView.get()).toMatchObject({ job: { received: 3 } });
    answer(job('asking'), page);
    await chooseTitle(2, null, false);
    expect($doubtful.get()?.total).toBe(7);
  });

  test('are reloaded after a choice for several, and done with the last one', async () => {
    await load();
    answer(job('asking'), { groups: [group(9)], total: 1 });
    await chooseTitle(1, null, true);
    expect($doubtful.get()).toMatchObject({ groups: [group(9)], total: 1, choosing: null });
    answer(job('saving'));
    await chooseForAll('skip');
    expect(asked.at(-1)?.body).toEqual({ all: 'skip' });
    expect($doubtful.get()).toBeNull();
    expect(await chooseForAll('first')).toBe(false);
  });

  test('stay undecided after a failure, which is reported', async () => {
    await load();
    refuse();
    expect(await chooseTitle(1, null, false)).toBe(false);
    expect($doubtful.get()).toEqual({ id: 'a', ...page, problem: null, choosing: null });
    expect($toast.get()).toMatchObject({ text: 'It is unavailable.', destructive: true });
  });
});

describe('an import’s report', () => {
  test('is shown page by page, the previous one until the next is loaded', async () => {
    answer({ rows: [1] }, { rows: [2] });
    const showing = showReport('a', 1, null);
    expect($report.get()).toEqual({ id: 'a', page: 1, state: null, answer: null, problem: null });
    await showing;
    expect($report.get()).toMatchObject({ page: 1, answer: { rows: [1] } });
    const next = showReport('a', 2, 'imported');
    expect($report.get()).toMatchObject({ page: 2, state: 'imported', answer: { rows: [1] } });
    await next;
    expect($report.get()?.answer).toEqual({ rows: [2] });
    expect(calls()).toEqual([
      'GET /api/imports/a/report?page=1',
      'GET /api/imports/a/report?page=2&state=imported',
    ]);
    refuse();
    await showReport('b', 1, null);
    expect($report.get()).toEqual({
      id: 'b',
      page: 1,
      state: null,
      answer: null,
      problem: 'It is unavailable.',
    });
  });

  test('is the one requested last', async () => {
    const late = Promise.withResolvers<unknown>();
    answers.push(() => late.promise);
    answer({ rows: [2] });
    const first = showReport('c', 1, null);
    await showReport('c', 2, null);
    late.resolve({ rows: [1] });
    await first;
    expect($report.get()).toMatchObject({ page: 2, answer: { rows: [2] } });
  });
});

describe('an import’s rows', () => {
  const reader = { ask: vi.fn(({ from }: { from: number }) => Promise.resolve([`row ${from}`])) };
  const send = (goesOn = () => true, received = 0) => {
    const progress: [number, string | null][] = [];
    const sending = sendRows(reader as never, job('receiving', { received }), {
      goesOn,
      onProgress: (...at) => progress.push(at),
    });
    return { progress, sending };
  };

  test('are sent batch by batch from its position', async () => {
    answer({ received: 6 }, { received: 10 });
    const { progress, sending } = send(undefined, 2);
    expect(await sending).toEqual({ kind: 'ok', value: null });
    expect(reader.ask.mock.calls).toEqual([[{ ask: 'batch', from: 2 }], [{ ask: 'batch', from: 6 }]]);
    expect(asked).toEqual([
      { call: 'POST /api/imports/a/rows', body: { from: 2, entries: ['row 2'] } },
      { call: 'POST /api/imports/a/rows', body: { from: 6, entries: ['row 6'] } },
    ]);
    expect(progress).toEqual([
      [6, null],
      [10, null],
    ]);
  });

  test.each(['limited', 'unavailable', 'slow', 'interrupted', 'offline', 'foreign'])(
    'are retried after temporary failures (%s), with backoff up to half a minute',
    async (code) => {
      for (let at = 0; at < 6; at += 1) refuse(code);
      answer({ received: 5 });
      refuse(code);
      answer({ received: 10 });
      const { progress, sending } = send();
      for (const wait of [2000, 4000, 8000, 16_000, 30_000, 30_000, 2000]) {
        await settle();
        const before = asked.length;
        await vi.advanceTimersByTimeAsync(wait - 1);
        expect(asked.length).toBe(before);
        await vi.advanceTimersByTimeAsync(1);
      }
      expect(await sending).toEqual({ kind: 'ok', value: null });
      expect(progress[0]).toEqual([0, `It is ${code}.`]);
      expect(progress.at(-1)).toEqual([10, null]);
    },
  );

  test('stop at a permanent failure, and when the user does something else', async () => {
    refuse('forbidden');
    expect(await send().sending).toMatchObject({ kind: 'failed', code: 'forbidden' });
    const { progress, sending } = send(() => false);
    expect([await sending, progress]).toEqual([{ kind: 'ok', value: null }, []]);
    let goes = true;
    answers.push(() => {
      goes = false;
      return { received: 5 };
    });
    const left = send(() => goes);
    await left.sending;
    expect([left.progress, asked.length]).toEqual([[], 2]);
  });
});

describe('unsent files', () => {
  const NONE = { example: null, evident: null };
  const summary = (more: object = {}) =>
    ({
      counts: { movieWatch: 3, episodeWatch: 4, rating: 2 },
      questions: { days: NONE, scale: NONE, nameless: [], columns: [], profiles: [] },
      ...more,
    }) as unknown as ReadingSummary;
  const days = (example: string | null, evident: string | null) =>
    summary({
      questions: { days: { example, evident }, scale: NONE, nameless: [], columns: [], profiles: [] },
    });

  test('are shown with everything selected, and no existing data replaced', () => {
    expect(previewOf(['a.csv'], summary())).toEqual({
      ...{ step: 'preview', names: ['a.csv'], summary: summary(), answers: {}, off: [] },
      switches: { replaceRatings: false, replaceReviews: false, replaceDates: false },
      ...{ beginning: false, problem: null },
    });
  });

  test('count selected parts', () => {
    expect(remaining(summary(), [])).toBe(9);
    expect(remaining(summary(), ['movieWatch', 'rating'])).toBe(4);
  });

  const scale = (evident: 5 | null) =>
    summary({
      questions: { days: NONE, scale: { example: 4, evident }, nameless: [], columns: [], profiles: [] },
    });

  test.each([
    [days('1/2/2020', null), {}, 'order'],
    [days('1/2/2020', null), { order: 'dayFirst' as const }, null],
    [days('1/2/2020', 'dayFirst'), {}, null],
    [days(null, null), {}, null],
    [scale(null), {}, 'scale'],
    [scale(null), { scale: 10 as const }, null],
    [scale(5), {}, null],
  ])('lack the order of dates or the scale of ratings when ambiguous (%#)', (of, said, lacks) => {
    expect(lacking(of, said)).toBe(lacks);
  });

  test('can have been read otherwise before, the likeliest first', () => {
    expect(possibleAnswers(summary())).toEqual([{}]);
    expect(possibleAnswers(days('1/2/2020', null))).toEqual([
      {},
      { order: 'dayFirst' },
      { order: 'monthFirst' },
    ]);
    expect(possibleAnswers(scale(null))).toEqual([{}, { scale: 5 }, { scale: 10 }, { scale: 100 }]);
    const nameless = summary({
      questions: { days: NONE, scale: NONE, nameless: ['a', 'b'], columns: [], profiles: [] },
    });
    const all = possibleAnswers(nameless);
    expect(all[0]).toEqual({});
    const role = all[1]!.roles!['b']!;
    expect(all).toContainEqual({ roles: { a: role, b: role } });
    expect(new Set(all.map((one) => JSON.stringify(one))).size).toBe(all.length);
  });

  test('can have had parts turned off that the import does not count', () => {
    expect(possiblyOff(summary(), { counts: { watch: 7, rating: 2 } })).toEqual([
      [],
      ['movieWatch'],
      ['episodeWatch'],
    ]);
    expect(possiblyOff(summary(), { counts: { rating: 2 } })).toEqual([['movieWatch', 'episodeWatch']]);
    expect(possiblyOff(summary(), { counts: { watch: 7 } })).toEqual([
      ['rating'],
      ['rating', 'movieWatch'],
      ['rating', 'episodeWatch'],
    ]);
  });
});
