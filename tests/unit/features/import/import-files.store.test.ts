import { afterAll, afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import type { ImportProgress, ImportState } from '../../../../src/features/import/import-job.ts';
import { setEnvironment } from '../../../../src/core/stores/environment.ts';
import {
  answerFiles,
  beginImport,
  chooseAnother,
  endReader,
  readChosen,
  togglePart,
  toggleSwitch,
  unreadableRows,
} from '../../../../src/features/import/import-files.store.ts';
import { showImport, showJob, stopFollowing } from '../../../../src/features/import/import-job.store.ts';
import {
  $importView,
  newAct,
  setImports,
  setImportView,
  thisAct,
} from '../../../../src/features/import/import-state.store.ts';
import type { ImportView } from '../../../../src/features/import/import-view.store.ts';
import { $toast, dismissToast } from '../../../../src/core/stores/toasts.ts';
import { browserEnvironment } from '../../../support/browser/browser-environment.ts';
import { csv } from '../../../support/import/files.ts';
import { ReaderOnPage } from '../../../support/import/reader-on-page.ts';

vi.stubGlobal('Worker', ReaderOnPage);
afterAll(() => void vi.unstubAllGlobals());

const FILMS = 'Date,Name,Year,Letterboxd URI';
const WATCHLIST = new File([csv(FILMS, '2024-01-01,Heat,1995,u', '2024-01-01,Ran,1985,u')], 'watchlist.csv');
const diary = (day: string, name = 'diary.csv') =>
  new File([csv(`${FILMS},Rating,Rewatch,Tags,Watched Date`, `2024-01-03,Dune,2021,u,4,,,${day}`)], name);
const DIARY = diary('2024-01-02');
/** A diary saved by a spreadsheet, in which day and month are ambiguous. */
const REWRITTEN = diary('3/4/2023');
const HOLIDAY = new File(['a\n1'], 'holiday.csv');

const WAITING = { step: 'choose', refused: null, waiting: null } as const;
const job = (state: ImportState, more: Partial<ImportProgress> = {}) =>
  ({ id: 'a', state, startedAt: '2026-01-01', total: 2, received: 0, counts: {}, ...more }) as ImportProgress;

let seen: ReturnType<typeof browserEnvironment>['seen'];
let asked: { call: string; body: Record<string, unknown> | null }[];
let answers: (() => unknown)[];
const answer = (...said: unknown[]) => answers.push(...said.map((one) => () => one));
const refuse = (code: string) =>
  answers.push(() => Response.json({ error: { code, message: `It is ${code}.` } }, { status: 409 }));
const calls = () => asked.map(({ call }) => call);

beforeEach(() => {
  // So that no request follows the test.
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  ({ seen } = browserEnvironment());
  [asked, answers] = [[], []];
  setEnvironment({
    fetch: async (path, init) => {
      const body = init?.body ? (JSON.parse(init.body as string) as Record<string, unknown>) : null;
      asked.push({ call: `${init?.method} ${path}`, body });
      const said = await answers.shift()?.();
      return said instanceof Response ? said : Response.json(said ?? {});
    },
  });
  endReader();
  setImports([]);
  setImportView(WAITING);
  dismissToast();
  ReaderOnPage.started.length = 0;
  ReaderOnPage.holds = false;
});
afterEach(() => {
  stopFollowing();
  vi.useRealTimers();
});

const view = <Step extends ImportView['step']>(step: Step) => {
  const now = $importView.get();
  expect(now.step).toBe(step);
  return now as Extract<ImportView, { step: Step }>;
};
const worker = () => ReaderOnPage.started.at(-1)!;
/** Waits until the worker holds these messages. */
const held = (kind: string, count = 1) =>
  vi.waitFor(() => expect(worker().held.filter((one) => one.kind === kind)).toHaveLength(count));
const letGo = async (...which: number[]) => {
  ReaderOnPage.holds = false;
  const messages = worker().held;
  for (const one of which.length > 0 ? which.map((at) => messages[at]!) : messages) worker().say(one);
  await Promise.resolve();
};

describe('selected files', () => {
  test('are read and shown before anything leaves the browser', async () => {
    const views: ImportView[] = [];
    const stop = $importView.listen((now) => void views.push(now));
    await readChosen([DIARY, WATCHLIST]);
    stop();
    const names = ['diary.csv', 'watchlist.csv'];
    const steps = views.slice(0, -1).map((now) => now.step === 'reading' && [now.names, now.done, now.of]);
    expect(steps[0]).toEqual([names, 0, 0]);
    expect(steps.slice(1).map((step) => step && step[2])).toEqual([2, 2, 2]);
    expect(view('preview')).toMatchObject({
      ...{ names, answers: {}, off: [], beginning: false, problem: null },
      summary: { source: 'letterboxd', files: names, counts: { movieWatch: 1, rating: 1, wish: 2 } },
    });
    expect(asked).toEqual([]);
    expect(worker().asked[0]?.question).toMatchObject({
      zone: Intl.DateTimeFormat().resolvedOptions().timeZone,
    });
  });

  test('are read only when expected, and if there are any', async () => {
    await readChosen([]);
    expect($importView.get()).toEqual(WAITING);
    setImportView({ step: 'reading', names: ['diary.csv'], done: 1, of: 2 });
    await readChosen([WATCHLIST]);
    expect(view('reading').names).toEqual(['diary.csv']);
    expect(ReaderOnPage.started).toEqual([]);
  });

  test('are refused with the reason, and others can be selected', async () => {
    await readChosen([HOLIDAY]);
    expect($importView.get()).toEqual({ ...WAITING, refused: 'unknown' });
    expect(worker().ended).toBe(true);
    expect(seen.defects).toEqual([]);
    await readChosen([WATCHLIST]);
    expect(view('preview').summary.total).toBe(2);
  });

  test('unreadable by a defect of ours are reported as such', async () => {
    ReaderOnPage.holds = true;
    const reading = readChosen([WATCHLIST]);
    worker().onerror?.({ message: 'Out of memory' });
    await reading;
    expect($importView.get()).toEqual({ ...WAITING, refused: 'defect' });
    expect(seen.defects.splice(0)).toMatchObject([{ name: 'ReaderError', message: 'Out of memory' }]);
  });

  test('that cannot be passed on are not a refusal', async () => {
    const refusing = vi.spyOn(ReaderOnPage.prototype, 'postMessage').mockImplementation(() => {
      throw new DOMException('no clone', 'DataCloneError');
    });
    await expect(readChosen([WATCHLIST])).rejects.toThrow('no clone');
    refusing.mockRestore();
  });

  test.each([
    ['are read', WATCHLIST],
    ['are refused', HOLIDAY],
  ])('that %s after something else started change nothing', async (_what, file) => {
    ReaderOnPage.holds = true;
    const reading = readChosen([file]);
    await vi.waitFor(() => expect(worker().held.at(-1)?.kind).toMatch(/answer|failed/));
    showImport(job('done'));
    await letGo();
    await reading;
    expect(view('job').job).toEqual(job('done'));
    expect([asked, seen.defects]).toEqual([[], []]);
  });

  test('are replaced by others, and their worker ends', async () => {
    await readChosen([WATCHLIST]);
    const first = worker();
    chooseAnother();
    expect($importView.get()).toEqual(WAITING);
    expect(first.ended).toBe(true);
    expect(await unreadableRows()).toEqual([]);
    await readChosen([DIARY]);
    const second = worker();
    setImportView(WAITING);
    await readChosen([WATCHLIST]);
    expect([second.ended, worker().ended, ReaderOnPage.started.length]).toEqual([true, false, 3]);
  });

  test('are replaced by the open import', async () => {
    showJob(job('matching', { id: 'b' }));
    setImports([job('done'), job('matching', { id: 'b' })]);
    setImportView(WAITING);
    await readChosen([WATCHLIST]);
    const isLatest = thisAct();
    chooseAnother();
    expect(view('job').job.id).toBe('b');
    expect(isLatest()).toBe(false);
    setImports([job('done')]);
    chooseAnother();
    expect($importView.get()).toEqual(WAITING);
    await vi.advanceTimersByTimeAsync(10_000);
    expect(asked).toEqual([]);
  });
});

describe('the reading', () => {
  test('is shown with the user’s answers', async () => {
    await readChosen([REWRITTEN]);
    expect(view('preview').summary.questions.days.example).toBe('3/4/2023');
    await answerFiles({ order: 'dayFirst' });
    await answerFiles({ roles: { 'a.csv': 'likes' } });
    expect(view('preview').answers).toEqual({ order: 'dayFirst', roles: { 'a.csv': 'likes' } });
    expect(view('preview').summary.first[0]?.day).toBe('2023-04-03');
    await answerFiles({ order: 'monthFirst' });
    expect(view('preview').summary.first[0]?.day).toBe('2023-03-04');
  });

  test('uses the latest answer', async () => {
    await readChosen([REWRITTEN]);
    ReaderOnPage.holds = true;
    const first = answerFiles({ order: 'dayFirst' });
    const second = answerFiles({ order: 'monthFirst' });
    await held('answer', 2);
    await letGo(1, 0);
    await Promise.all([first, second]);
    expect(view('preview')).toMatchObject({
      ...{ answers: { order: 'monthFirst' }, problem: null },
      summary: { first: [{ day: '2023-03-04' }, {}] },
    });
  });

  test('is dropped when its files are replaced during an answer', async () => {
    await readChosen([REWRITTEN]);
    ReaderOnPage.holds = true;
    const answering = answerFiles({ order: 'dayFirst' });
    await held('answer');
    setImportView(WAITING);
    await letGo();
    await answering;
    expect($importView.get()).toEqual(WAITING);
  });

  test('stays with the reason when reading again fails', async () => {
    await readChosen([REWRITTEN]);
    const before = view('preview');
    ReaderOnPage.holds = true;
    const answering = answerFiles({ order: 'dayFirst' });
    worker().onerror?.({ message: 'Out of memory' });
    await answering;
    const problem = expect.stringMatching(/^Something went wrong here/) as string;
    expect($importView.get()).toEqual({ ...before, answers: { order: 'dayFirst' }, problem });
    expect(seen.defects.splice(0)).toHaveLength(1);
  });

  test('is imported part by part, keeping existing data by default', async () => {
    await readChosen([DIARY, WATCHLIST]);
    togglePart('wish');
    togglePart('rating');
    togglePart('wish');
    toggleSwitch('replaceDates');
    toggleSwitch('replaceRatings');
    toggleSwitch('replaceDates');
    expect(view('preview')).toMatchObject({
      off: ['rating'],
      switches: { replaceRatings: true, replaceReviews: false, replaceDates: false },
    });
  });

  test.each(['choose', 'beginning'])('can no longer be changed (%s)', async (when) => {
    await readChosen([REWRITTEN]);
    if (when === 'choose') setImportView(WAITING);
    else setImportView({ ...view('preview'), beginning: true });
    const before = $importView.get();
    const questions = worker().asked.length;
    togglePart('wish');
    toggleSwitch('replaceDates');
    await answerFiles({ order: 'dayFirst' });
    await beginImport();
    expect($importView.get()).toBe(before);
    expect([worker().asked.length, asked]).toEqual([questions, []]);
  });

  test('cannot be answered or started once the worker has ended', async () => {
    await readChosen([DIARY]);
    endReader();
    const before = $importView.get();
    await answerFiles({ order: 'dayFirst' });
    await beginImport();
    expect($importView.get()).toBe(before);
    expect(asked).toEqual([]);
  });

  test('has rows without a result, which are listed completely', async () => {
    const rows = new File([csv(FILMS, '2024-01-01,Heat,1995,u', '2024-01-01,,1995,u')], 'watchlist.csv');
    await readChosen([rows]);
    expect(await unreadableRows()).toEqual([{ at: { file: 'watchlist.csv', line: 3 }, problem: 'noTitle' }]);
    ReaderOnPage.holds = true;
    const asking = unreadableRows();
    worker().onerror?.({ message: 'Out of memory' });
    expect(await asking).toEqual([]);
    expect(seen.defects.splice(0)).toHaveLength(1);
  });
});

describe('an import', () => {
  const FINGERPRINT = expect.stringMatching(/^[0-9a-f]{64}$/) as string;

  test('starts with the selected parts, and sends its rows', async () => {
    await readChosen([DIARY, WATCHLIST]);
    togglePart('rating');
    toggleSwitch('replaceDates');
    const begun = job('receiving', { total: 3 });
    answer(begun, { received: 2 }, { received: 3 }, job('asking', { received: 3 }));
    const views: ImportView[] = [];
    const stop = $importView.listen((now) => void views.push(now));
    await beginImport();
    stop();
    expect(calls()).toEqual([
      'POST /api/imports',
      'POST /api/imports/a/rows',
      'POST /api/imports/a/rows',
      'GET /api/imports/a',
    ]);
    expect(asked[0]?.body).toEqual({
      ...{ source: 'letterboxd', fileName: 'diary.csv, watchlist.csv', total: 3 },
      ...{ fingerprint: FINGERPRINT, counts: { watch: 1, wish: 2 } },
      switches: { replaceRatings: false, replaceReviews: false, replaceDates: true },
    });
    expect(asked[1]?.body).toMatchObject({ from: 0, entries: [{ what: 'watch' }, {}, { name: 'Ran' }] });
    expect(asked[2]?.body).toMatchObject({ from: 2, entries: [{ name: 'Ran' }] });
    expect(views.map((now) => (now.step === 'job' ? [now.job.received, now.sending] : now.step))).toEqual([
      'preview',
      [0, true],
      [2, true],
      [3, true],
      [3, false],
    ]);
    expect(views[0]).toMatchObject({ beginning: true, problem: null });
    expect(view('job').job.state).toBe('asking');
    expect(worker().ended).toBe(true);
  });

  test('is named by its files, with at most two hundred whole characters', async () => {
    const name = `${'x'.repeat(199)}😀.csv`;
    await readChosen([diary('2024-01-02', name)]);
    // The name matches no format; only the content identifies the file.
    expect($importView.get().step).toBe('preview');
    await beginImport();
    expect(asked[0]?.body?.['fileName']).toBe(`${'x'.repeat(199)}\uFFFD`);
  });

  test('does not start with nothing, nor with an unknown order of dates', async () => {
    await readChosen([WATCHLIST]);
    togglePart('wish');
    await beginImport();
    togglePart('wish');
    setImportView(WAITING);
    await readChosen([REWRITTEN]);
    await beginImport();
    expect(asked).toEqual([]);
    await answerFiles({ order: 'dayFirst' });
    await beginImport();
    expect(calls()[0]).toBe('POST /api/imports');
  });

  test('that is refused shows the reason next to the selection, and can be retried', async () => {
    await readChosen([WATCHLIST]);
    togglePart('rating');
    const before = view('preview');
    refuse('unavailable');
    await beginImport();
    expect($importView.get()).toEqual({ ...before, problem: 'It is unavailable.' });
    answer(job('matching'));
    const beginning = beginImport();
    expect(view('preview')).toMatchObject({ beginning: true, problem: null });
    await beginning;
    expect(view('job')).toMatchObject({ sending: false, job: { state: 'matching' } });
    expect(calls()).toEqual(['POST /api/imports', 'POST /api/imports']);
  });

  test.each(['begun', 'refused'])('that is %s after something else started is left alone', async (what) => {
    await readChosen([WATCHLIST]);
    if (what === 'begun') answer(job('receiving'));
    else refuse('unavailable');
    const beginning = beginImport();
    newAct();
    setImportView(WAITING);
    await beginning;
    expect($importView.get()).toEqual(WAITING);
    expect(calls()).toEqual(['POST /api/imports']);
  });

  test('shows why rows are not sent at the moment, and continues', async () => {
    await readChosen([WATCHLIST]);
    answer(job('receiving'));
    refuse('offline');
    answer({ received: 2 }, job('done'));
    const beginning = beginImport();
    await vi.waitFor(() =>
      expect(view('job')).toMatchObject({ sending: true, stalled: 'It is offline.', job: { received: 0 } }),
    );
    await vi.advanceTimersByTimeAsync(2000);
    await beginning;
    expect(view('job')).toMatchObject({ sending: false, stalled: null, job: { state: 'done' } });
    expect($toast.get()).toBeNull();
  });

  test('with permanently refused rows says so, and shows the server’s state', async () => {
    await readChosen([WATCHLIST]);
    answer(job('receiving'));
    refuse('conflict');
    answer(job('cancelled'));
    await beginImport();
    expect($toast.get()).toMatchObject({
      ...{ title: 'That did not work', text: 'It is conflict.', destructive: true },
    });
    expect(view('job').job.state).toBe('cancelled');
  });

  test('that is left while sending sends no more, silently', async () => {
    await readChosen([WATCHLIST]);
    answer(job('receiving'));
    answers.push(() => {
      showImport(job('done', { id: 'b' }));
      return Response.json({ error: { code: 'conflict', message: 'Gone' } }, { status: 409 });
    });
    await beginImport();
    expect(view('job').job.id).toBe('b');
    expect([$toast.get(), calls().length, worker().ended]).toEqual([null, 2, true]);
  });
});

describe('an import waiting for its files', () => {
  /** An import of files with parts turned off and questions answered, before anything was sent. */
  async function begun(files: File[], off: Parameters<typeof togglePart>[0][], order?: 'monthFirst') {
    await readChosen(files);
    for (const part of off) togglePart(part);
    if (order) await answerFiles({ order });
    refuse('unavailable');
    await beginImport();
    const { fingerprint, counts, total } = asked.pop()!.body as unknown as ImportProgress;
    const waiting = job('receiving', { fingerprint, counts, total });
    setImportView({ ...WAITING, waiting });
    return waiting;
  }

  test.each([
    ['whole', [DIARY, WATCHLIST], []],
    ['less a part', [DIARY, WATCHLIST], ['wish']],
    ['as it was answered', [REWRITTEN], ['rating'], 'monthFirst'],
  ] as const)('continues with them, %s', async (_how, files, off, order?) => {
    const waiting = await begun([...files], [...off], order);
    answer({ received: waiting.total }, job('matching'));
    await readChosen([...files]);
    expect(calls()).toEqual(['POST /api/imports/a/rows', 'GET /api/imports/a']);
    expect((asked[0]?.body as { entries: unknown[] }).entries).toHaveLength(waiting.total);
    expect(view('job').job.state).toBe('matching');
  });

  test.each([
    ['others', () => [diary('2024-01-05')], 'other'],
    ['what is no export', () => [HOLIDAY], 'unknown'],
  ] as const)('refuses %s, and keeps waiting', async (_what, files, refused) => {
    const waiting = await begun([DIARY], []);
    await readChosen([...files()]);
    expect($importView.get()).toEqual({ step: 'choose', refused, waiting });
    expect([asked, worker().ended]).toEqual([[], true]);
  });
});
