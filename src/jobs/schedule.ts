import { Cron } from 'croner';
import type { JobName } from './job.ts';
import type { JobRunner } from './runner.ts';

/** When each job runs (UTC cron). Nightly jobs avoid the full hour, when other programs call TMDB too. */
const TIMES: [JobName, string][] = [
  ['send-reminders', '*/5 * * * *'],
  ['fill-facts', '1-59/3 * * * *'],
  // Two minutes after reminders, which start at the same hour.
  ['send-notices', '2-59/5 * * * *'],
  ['trim-notices', '47 4 * * *'],
  ['refresh-titles', '17 3 * * *'],
  ['refresh-series', '37 3 * * *'],
  ['refresh-offers', '52 3 * * *'],
  ['refresh-releases', '4-59/10 * * * *'],
  ['refresh-for-you', '* * * * *'],
  // At night; retried hourly.
  ['backup', '23 * * * *'],
  ['remove-avatars', '41 * * * *'],
  ['run-imports', '* * * * *'],
  ['trim-imports', '7 4 * * *'],
  ['count-plays', '* * * * *'],
  ['send-webhooks', '* * * * *'],
  ['follow-letterboxd', '3-59/5 * * * *'],
];

/** Catch-up after a start (ms), for servers that are off at night. */
const CATCH_UP_MS = 2 * 60_000;

/** Starts the schedule; returns a function that stops it. Several processes may run it. */
export function startSchedule(runner: Pick<JobRunner, 'run'>): () => void {
  const planned = TIMES.map(
    ([name, time]) => new Cron(time, { timezone: 'UTC', unref: true }, () => void runner.run(name)),
  );
  const catchUp = setTimeout(() => {
    void runner.run('refresh-titles');
    void runner.run('refresh-series');
    void runner.run('refresh-offers');
    void runner.run('backup');
  }, CATCH_UP_MS);
  catchUp.unref();
  return () => {
    clearTimeout(catchUp);
    for (const cron of planned) cron.stop();
  };
}
