/** All jobs by the names admins and schedulers use. */
const JOB_NAMES = [
  'send-reminders',
  'send-notices',
  'trim-notices',
  'fill-facts',
  'refresh-titles',
  'refresh-series',
  'refresh-offers',
  'refresh-releases',
  'refresh-for-you',
  'remove-avatars',
  'run-imports',
  'trim-imports',
  'count-plays',
  'send-webhooks',
  'follow-letterboxd',
  'backup',
] as const;
export type JobName = (typeof JOB_NAMES)[number];

/** Whether a job of this name exists. */
export function isJobName(name: string | undefined): name is JobName {
  return JOB_NAMES.some((known) => known === name);
}

/**
 * A job. Resolves with a sentence about its result; rejects if it failed. Checks the signal between steps and
 * ends early once it aborts.
 */
export interface Job {
  /** Maximum time of a run's lock (s), renewed each minute. */
  leaseSeconds: number;
  run(signal: AbortSignal): Promise<string>;
}

/**
 * A run's result: `busy` if another process runs the job, `off` if this one lacks its requirements. `away`:
 * the backend did not respond, so a retry may succeed.
 */
export type JobResult =
  | { kind: 'ok'; detail: string }
  | { kind: 'failed'; detail: string; away?: true }
  | { kind: 'busy' }
  | { kind: 'off' };
