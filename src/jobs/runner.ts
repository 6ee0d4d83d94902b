import { randomUUID } from 'node:crypto';
import { setTimeout } from 'node:timers/promises';
import { finishJob, holdJob, type JobRun } from '../core/backend/jobs.ts';
import type { Client } from '../core/backend/client.ts';
import { BackendError, onServer } from '../core/backend/errors.ts';
import type { Log } from '../server/log.ts';
import type { Job, JobName, JobResult } from './job.ts';

export interface JobRunner {
  /** Runs a job unless another process does. Never rejects: a failure is in the result. */
  run(name: JobName): Promise<JobResult>;
  /** Runs a job now; if it is running, once more afterwards, since that run may have missed new data. */
  wake(name: JobName): Promise<void>;
  /** Prevents new runs, aborts the current ones, and waits for them with a timeout. */
  stop(): Promise<void>;
}

/** Timeout of `stop` (ms); the next run continues. */
const STOP_MS = 5000;

/** Lease of a run's lock (s), renewed while the process lives. */
const HELD_S = 60;
const HOLD_MS = 20_000;

/** Milliseconds until a busy job is tried again. */
const AGAIN_MS = 500;

export interface JobRunnerOptions {
  /** Acts with the secret key. */
  client: Client | undefined;
  jobs: Record<JobName, Job | undefined>;
  log: Log;
}

/** Jobs act with the secret key: 401 means that it is wrong. */
const isKeyRefused = (error: unknown): boolean => error instanceof BackendError && error.status === 401;

const KEY_REFUSED = 'The backend refuses SUPABASE_SECRET_KEY: copy it again, and see npm run doctor.';

/** The error for admins, without its cause, which may contain addresses. */
function failed(error: unknown): Extract<JobResult, { kind: 'failed' }> {
  if (isKeyRefused(error)) return { kind: 'failed', detail: KEY_REFUSED };
  const detail = error instanceof Error ? error.message : 'Something went wrong.';
  const isAway = error instanceof BackendError && ['unavailable', 'slow'].includes(onServer(error).kind);
  return { kind: 'failed', detail, ...(isAway && { away: true }) };
}

/**
 * Runs each job in one process at a time. The lock is a lease in the database, renewed while the run lives,
 * so that after a crash the next run continues. The database also records results.
 */
export function createJobRunner({ client, jobs, log }: JobRunnerOptions): JobRunner {
  const stopping = new AbortController();
  const underWay = new Set<Promise<JobResult>>();

  async function attempt(
    name: JobName,
    job: Job,
    signal: AbortSignal,
  ): Promise<Extract<JobResult, { detail: string }>> {
    try {
      return { kind: 'ok', detail: await job.run(signal) };
    } catch (error) {
      log.error({ job: name, err: error }, 'job failed');
      return failed(error);
    }
  }

  /**
   * Renews a run's lock up to a maximum time (s); calls `lost` if another run has it. Returns a function that
   * stops it.
   */
  function hold(client: Client, run: JobRun, seconds: number, lost: () => void): () => Promise<unknown> {
    const end = performance.now() + seconds * 1000;
    let held: Promise<unknown> = Promise.resolve();
    const timer = setInterval(() => {
      if (performance.now() > end) return clearInterval(timer);
      held = holdJob(client, run, HELD_S).then(
        (isOurs) => isOurs || lost(),
        (error: unknown) => log.warn({ job: run.name, err: error }, 'a job could not hold its lock'),
      );
    }, HOLD_MS);
    timer.unref();
    return () => {
      clearInterval(timer);
      // Waits for a renewal in progress, which would lock a finished run again.
      return held;
    };
  }

  async function runOnce(name: JobName): Promise<JobResult> {
    const job = jobs[name];
    if (!client || !job) return { kind: 'off' };
    try {
      const run = { name, run: randomUUID() };
      if (!(await holdJob(client, run, Math.min(HELD_S, job.leaseSeconds)))) return { kind: 'busy' };
      const lost = new AbortController();
      const letGo = hold(client, run, job.leaseSeconds, () => lost.abort());
      const outcome = await attempt(name, job, AbortSignal.any([stopping.signal, lost.signal]));
      await letGo();
      await finishJob(client, run, outcome.kind === 'ok', outcome.detail);
      if (outcome.kind === 'ok') log.info({ job: name, detail: outcome.detail }, 'job done');
      return outcome;
    } catch (error) {
      log.error({ job: name, err: error }, isKeyRefused(error) ? KEY_REFUSED : 'job could not run');
      return failed(error);
    }
  }

  async function run(name: JobName): Promise<JobResult> {
    if (stopping.signal.aborted) return { kind: 'failed', detail: 'The server is stopping.' };
    const running = runOnce(name);
    underWay.add(running);
    try {
      return await running;
    } finally {
      underWay.delete(running);
    }
  }

  const wanted = new Set<JobName>();
  const waking = new Set<JobName>();

  async function wake(name: JobName): Promise<void> {
    wanted.add(name);
    if (waking.has(name)) return;
    waking.add(name);
    while (wanted.delete(name)) {
      if ((await run(name)).kind !== 'busy') continue;
      wanted.add(name);
      await setTimeout(AGAIN_MS, null, { ref: false });
    }
    waking.delete(name);
  }

  return {
    run,
    wake,
    async stop() {
      stopping.abort();
      await Promise.race([Promise.all(underWay), setTimeout(STOP_MS, null, { ref: false })]);
    },
  };
}
