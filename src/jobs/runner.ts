import { randomUUID } from 'node:crypto';
import { setTimeout } from 'node:timers/promises';
import { finishJob, holdJob, type JobRun } from '../core/backend/jobs.ts';
import type { Client } from '../core/backend/client.ts';
import { BackendError, onServer } from '../core/backend/errors.ts';
import type { Log } from '../server/log.ts';
import type { Job, JobName, JobResult } from './job.ts';

export interface JobRunner {
  /** Runs a job unless some process does so already. Never rejects: a run that went wrong says so. */
  run(name: JobName): Promise<JobResult>;
  /** Runs a job now; once more after a run under way, for which what was written meanwhile may have come too late. */
  wake(name: JobName): Promise<void>;
  /** Lets no further run begin, asks those under way to end, and waits for them, but not for a hanging one. */
  stop(): Promise<void>;
}

/** What a run leaves undone after so long (ms) is taken up by the next one. */
const STOP_MS = 5000;

/** A process that dies holds its lock for at most so long (s); one that lives holds it anew in time. */
const HELD_S = 60;
const HOLD_MS = 20_000;

/** Milliseconds after which a job that is under way is woken again. */
const AGAIN_MS = 500;

export interface JobRunnerOptions {
  /** Acts with the secret key. */
  client: Client | undefined;
  jobs: Record<JobName, Job | undefined>;
  log: Log;
}

/** A job acts with the secret key: who it is not known to, does not take that. */
const isKeyRefused = (error: unknown): boolean => error instanceof BackendError && error.status === 401;

const KEY_REFUSED = 'The backend refuses SUPABASE_SECRET_KEY: copy it again, and see npm run doctor.';

/** What went wrong, fit for admins: nothing of a cause, which may hold addresses. */
function failed(error: unknown): Extract<JobResult, { kind: 'failed' }> {
  if (isKeyRefused(error)) return { kind: 'failed', detail: KEY_REFUSED };
  const detail = error instanceof Error ? error.message : 'Something went wrong.';
  const isAway = error instanceof BackendError && ['unavailable', 'slow'].includes(onServer(error).kind);
  return { kind: 'failed', detail, ...(isAway && { away: true }) };
}

/**
 * Runs jobs one at a time across all processes: the lock is a lease in the database, held for longer while the run
 * lives, so that after a process that died the next start goes on. How each run went is recorded there too.
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

  /** Holds a run's lock until it is let go, for so many seconds at most; calls `lost` when another run has it. */
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
      // One on its way would take up again what is over.
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
