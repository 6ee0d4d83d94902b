import { basename, relative, resolve } from 'node:path';
import { startTests } from 'vitest/internal/browser';
import { TestRunner, vi, type RunnerTestCase } from 'vitest';
import { donePlan, readPlan, whatHolds, type Mutant } from './plan.ts';
import { keep, setCurrent, takeCurrent } from './results.ts';

/** What instrumented code looks at, and writes down. */
interface Namespace {
  activeMutant?: string | undefined;
  currentTestId?: string | undefined;
  hitCount?: number;
  hitLimit?: number;
  mutantCoverage?: { static: Hits; perTest: Record<string, Hits> };
}
type Hits = Record<string, number>;

const stryker: Namespace = ((globalThis as Record<string, unknown>)['__stryker__'] ??= {});

const { waitFor } = vi;
/** What a mutant keeps from coming is waited for by many: not much longer than for what takes longest without one. */
let patience = 1500;
let longestWait = 0;
const waitBriefly: typeof waitFor = async (callback, options) => {
  const began = performance.now();
  const given = typeof options === 'number' ? { timeout: options } : options;
  // Whoever holds the clock moves it with every look.
  const interval = vi.isFakeTimers() ? {} : { interval: 5 };
  const found = await waitFor(callback, { ...given, ...interval, timeout: patience });
  longestWait = Math.max(longestWait, performance.now() - began);
  return found;
};

/** What keeps nothing from one test to the next, unless it comes to the folder: it need not be loaded again. */
const LASTING = /^src\/(?:backend|domain|embedded|server)\/|^node_modules\/|^\.\./;
const holds = whatHolds(process.env['MUTATE_FOLDER'] ?? '');

/** Vitest's own runner of one file, which tells nobody and leaves the rest once a test failed. */
class Quiet extends TestRunner {
  failed: string | undefined;
  readonly times = new Map<string, number>();
  readonly broken = new Set<string>();
  readonly bails: boolean;
  constructor(config: TestRunner['config'], bails: boolean) {
    super(config);
    this.bails = bails;
  }
  override async onBeforeRunTask(test: RunnerTestCase): Promise<void> {
    if (this.bails && this.failed) test.mode = 'skip';
    await super.onBeforeRunTask(test);
  }
  override onBeforeTryTask(test: RunnerTestCase, options: { retry: number; repeats: number }): void {
    stryker.currentTestId = test.id;
    super.onBeforeTryTask(test, options);
  }
  override onAfterRunTask(test: RunnerTestCase): void {
    stryker.currentTestId = undefined;
    this.times.set(test.id, test.result?.duration ?? 0);
    if (test.result?.state === 'fail') {
      this.failed ??= test.id;
      this.broken.add(test.id);
    }
    super.onAfterRunTask(test);
  }
  override async onAfterRunSuite(): Promise<void> {
    // Keeps no snapshots.
  }
}

interface Inside {
  moduleRunner: { evaluatedModules: { idToModuleMap: Map<string, { importers: Set<unknown> }> } };
  _otel: unknown;
  __setTraces: (traces: unknown) => void;
}

interface TestFile {
  path: string;
  about: string[];
  /** Mutants that run while it is loaded, or in a hook of all of its tests. */
  atLoad: Hits;
  perTest: Map<string, Hits>;
  times: Map<string, number>;
  /** Does not pass twice on the same modules. */
  fresh: boolean;
  /** What it comes to on the same modules as well. */
  again: Set<string>;
  /** How many ms it waits for something at most. */
  patience: number;
}

interface Tried {
  test: TestFile;
  ids: string[];
}

/** What takes longer starts a server or waits. */
const QUICK_MS = 30;

interface Noticed {
  test: TestFile;
  by: string;
}

export default class extends TestRunner {
  private readonly plan = readPlan();
  private files: TestFile[] = [];
  /** Modules hold what a mutant left in them. */
  private dirty = true;

  /** One file of tests, or some of its tests. */
  private async run(path: string, testIds?: string[], bails = true): Promise<Quiet & { loaded: boolean }> {
    vi.waitFor = waitBriefly;
    const quiet = new Quiet(this.config, bails);
    // Given to a runner by Vitest after it is made.
    const { moduleRunner, _otel } = this as unknown as Inside;
    Object.defineProperty(quiet, 'moduleRunner', { value: moduleRunner });
    (quiet as unknown as Inside).__setTraces(_otel);
    const [file] = await startTests([{ filepath: resolve(path), testIds }], quiet);
    vi.resetConfig();
    vi.restoreAllMocks();
    vi.useRealTimers();
    // A hook of all tests, or the loading, failed without any test.
    const loaded = file?.result?.state !== 'fail' || quiet.failed !== undefined;
    if (!loaded) quiet.failed = 'load';
    return Object.assign(quiet, { loaded });
  }

  private renew(): void {
    const { evaluatedModules } = (this as unknown as Inside).moduleRunner;
    for (const [path, node] of evaluatedModules.idToModuleMap) {
      const file = relative(process.cwd(), path);
      if (LASTING.test(file) && !holds(file)) continue;
      Object.assign(node, { promise: undefined, exports: undefined, evaluated: false });
      node.importers.clear();
    }
    this.dirty = false;
  }

  /** Which tests come to which mutants, and how often. */
  private async look(): Promise<void> {
    for (const { path, about } of this.plan.tests) {
      this.renew();
      const coverage = { static: {}, perTest: {} as Record<string, Hits> };
      stryker.mutantCoverage = coverage;
      [patience, longestWait] = [1500, 0];
      const { times, broken, loaded } = await this.run(path, undefined, false);
      const waited = longestWait;
      if (!loaded) {
        // Wants a page around it.
        process.stderr.write(`${path}: cannot be loaded without a mutant\n`);
        continue;
      }
      const isNothing = Object.keys(coverage.static).length + Object.keys(coverage.perTest).length === 0;
      if (isNothing) continue;
      const onSame = { static: {}, perTest: {} as Record<string, Hits> };
      stryker.mutantCoverage = onSame;
      const again = await this.run(path);
      // Fails without any mutant, as others did that need a file to themselves: says nothing.
      for (const id of broken) delete coverage.perTest[id];
      if (broken.size > 0) process.stderr.write(`${path}: ${broken.size} tests fail without a mutant\n`);
      this.files.push({
        path,
        about,
        atLoad: { ...coverage.static },
        perTest: new Map(Object.entries(coverage.perTest)),
        times,
        fresh: again.failed !== undefined,
        again: new Set(
          [onSame.static, ...Object.values(onSame.perTest)].flatMap((hits) => Object.keys(hits)),
        ),
        patience: Math.max(300, 2.5 * waited),
      });
    }
  }

  /**
   * What may notice a mutant: quick tests before those that start something, and its own before others. What is loaded by
   * all is looked at where it is the matter.
   */
  private triedBy({ id: mutant, file }: Mutant, fromLoad: boolean): Tried[] {
    const isStatic = this.files.some(({ atLoad }) => mutant in atLoad);
    const tried = this.files.flatMap((test) => {
      const isAbout = test.about.includes(file);
      const isCalled = (id: string) => mutant in (test.perTest.get(id) ?? {});
      const all = isAbout && mutant in test.atLoad;
      const some = !fromLoad || isAbout || isStatic;
      const called = [...test.times.keys()].filter((id) => all || (some && isCalled(id)));
      // What is made once, or once for each of a few, is made for the tests that come later as well.
      const isFew = called.length > 0 && called.length <= Math.max(1, test.times.size / 20);
      const isMade = fromLoad && isAbout && isFew;
      const ids = isMade ? [...test.times.keys()] : called;
      const isMirror = basename(test.path, '.test.ts') === basename(file, '.ts');
      const timeOf = (id: string) => test.times.get(id) ?? 0;
      // A file whose modules are loaded again before it is tried whole.
      const slow = ids.filter((id) => !fromLoad && timeOf(id) > QUICK_MS);
      const quick = ids.filter((id) => !slow.includes(id));
      return [quick, slow].map((part) => ({
        ...{ test, ids: part, isMade, isMirror, isSlow: part === slow },
        time: part.reduce((sum, id) => sum + timeOf(id), 0),
      }));
    });
    const order = ({ isSlow, isMirror }: { isSlow: boolean; isMirror: boolean }) =>
      2 * Number(isSlow) + Number(!isMirror);
    const inTurn = tried
      .filter(({ ids }) => ids.length > 0)
      .toSorted((a, b) => order(a) - order(b) || a.time - b.time);
    // Tables are loaded by nearly everything: the few that are likely to notice must do.
    if (isStatic) return inTurn.slice(0, 5);
    // What takes long is run once, and what a second run on the same modules comes to was just tried.
    const isTried = ({ test }: Tried) => test.fresh || test.again.has(mutant);
    return inTurn.filter((one) => !fromLoad || one.isMade || (one.time < 1000 && !isTried(one)));
  }

  /** Runs tests while a mutant is awake, and answers what noticed it. */
  private async wake(mutant: Mutant, tried: Tried[], fromLoad: boolean): Promise<Noticed | undefined> {
    for (const { test, ids } of tried) {
      setCurrent(mutant);
      ({ patience } = test);
      if (fromLoad || this.dirty || test.fresh) this.renew();
      const hitsOf = (id: string) => test.perTest.get(id)?.[mutant.id] ?? 0;
      const hits = ids.reduce((sum, id) => sum + hitsOf(id), test.atLoad[mutant.id] ?? 0);
      Object.assign(stryker, { activeMutant: mutant.id, hitCount: 0, hitLimit: 100 * hits + 100 });
      const { failed } = await this.run(test.path, ids);
      stryker.activeMutant = undefined;
      if (failed) return { test, by: failed };
    }
    return undefined;
  }

  private async judge(mutant: Mutant): Promise<void> {
    const called = this.triedBy(mutant, false);
    if (called.length === 0) return keep({ mutant, status: 'unreached' });
    // Most need no module to be loaded again: they are only looked at as they are called.
    const isStatic = this.files.some(({ atLoad }) => mutant.id in atLoad);
    const quickly = isStatic ? undefined : await this.wake(mutant, called, false);
    if (quickly) {
      // Unless what failed is something that an earlier one left behind.
      const { test, by } = quickly;
      const { failed } = test.fresh ? { failed: undefined } : await this.run(test.path, [by]);
      if (!failed) return keep({ mutant, status: 'noticed', by: test.path });
    }
    const noticed = await this.wake(mutant, this.triedBy(mutant, true), true);
    this.dirty = true;
    keep({ mutant, status: noticed ? 'noticed' : 'survived', by: noticed?.test.path });
  }

  async onBeforeRunFiles(): Promise<void> {
    if (this.plan.mutants.length > 0) await this.look();
    for (const mutant of this.plan.mutants) {
      setCurrent(mutant);
      await this.judge(mutant);
    }
    takeCurrent();
    donePlan();
  }
}
