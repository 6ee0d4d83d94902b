import { setTimeout } from 'node:timers/promises';
import { beginJob, finishJob } from '../../backend/jobs.ts';
import type { Client } from '../../backend/client.ts';
import type { Log } from '../log.ts';
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

/** Milliseconds after which a job that is under way is woken again. */
const AGAIN_MS = 500;

export interface JobRunnerOptions {
  /** Acts with the secret key. */
  client: Client | undefined;
  jobs: Record<JobName, Job | undefined>;
  log: Log;
}

/** What went wrong, fit for admins: nothing of a cause, which may hold addresses. */
function words(error: unknown): string {
  return error instanceof Error ? error.message : 'Something went wrong.';
}

/**
 * Runs jobs one at a time across all processes: the lock is a lease in the database, so that a process that
 * dies does not hold it for ever. How each run went is recorded there too.
 */
export function createJobRunner({ client, jobs, log }: JobRunnerOptions): JobRunner {
  const stopping = new AbortController();
  const underWay = new Set<Promise<JobResult>>();

  async function attempt(name: JobName, job: Job): Promise<Extract<JobResult, { detail: string }>> {
    try {
      return { kind: 'ok', detail: await job.run(stopping.signal) };
    } catch (error) {
      log.error({ job: name, err: error }, 'job failed');
      return { kind: 'failed', detail: words(error) };
    }
  }

  async function runOnce(name: JobName): Promise<JobResult> {
    const job = jobs[name];
    if (!client || !job) return { kind: 'off' };
    try {
      if (!(await beginJob(client, name, job.leaseSeconds))) return { kind: 'busy' };
      const outcome = await attempt(name, job);
      await finishJob(client, name, outcome.kind === 'ok', outcome.detail);
      if (outcome.kind === 'ok') log.info({ job: name, detail: outcome.detail }, 'job done');
      return outcome;
    } catch (error) {
      log.error({ job: name, err: error }, 'job could not run');
      return { kind: 'failed', detail: words(error) };
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
