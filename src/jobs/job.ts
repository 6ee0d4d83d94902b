/** The jobs of the server, by the names under which admins and schedulers know them. */
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

/** Whether somebody asked for a job that exists. */
export function isJobName(name: string | undefined): name is JobName {
  return JOB_NAMES.some((known) => known === name);
}

/**
 * One job. It answers with a sentence about what it did, and rejects when it could not do its work. It looks
 * at the signal between its steps and ends early, as well as it can, once that is aborted.
 */
export interface Job {
  /** How long a run may hold its lock (s), a minute at a time: longer than it ever takes. */
  leaseSeconds: number;
  run(signal: AbortSignal): Promise<string>;
}

/**
 * How a run went; `busy` when some process is at it, `off` when this one lacks what the job needs. One that failed is
 * `away` when the backend did not answer: then another try is all it takes.
 */
export type JobResult =
  | { kind: 'ok'; detail: string }
  | { kind: 'failed'; detail: string; away?: true }
  | { kind: 'busy' }
  | { kind: 'off' };
