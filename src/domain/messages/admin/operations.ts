import { formatNumber } from '../../format.ts';
import { formatMoment } from '../../moments.ts';
import { plural } from '../../plural.ts';

const lookups = (count: number) => plural(count, { one: '{n} lookup', other: '{n} lookups' });

/** Sentences of the dashboard’s page of operations. */
export const OPERATIONS_MESSAGES = {
  versions: {
    heading: 'Versions',
    database: 'Database',
    running: 'Running for',
    memory: 'Memory',
  },
  space: {
    heading: 'Space',
    database: 'Database',
    data: 'Data directory',
    of: (bytes: string) => `of ${bytes}`,
  },
  catalogue: {
    heading: 'Catalogue',
    upstream: 'Upstream',
    since: (at: string) => `since ${formatMoment(at)}`,
    kept: 'Kept answers',
    calls: 'Calls upstream',
    failed: (count: number) => `${formatNumber(count)} failed`,
    lastError: 'Last error',
    noError: 'None',
  },
  mails: { heading: 'Reminder emails', waiting: 'Waiting', givenUp: 'Given up', sent: 'Sent' },
  backups: {
    heading: 'Backups',
    none: 'No backup is made by itself: set BACKUP_DIR to a folder, best on another disk.',
    last: 'Last backup',
    never: 'None yet',
    size: 'Size',
    kept: 'Kept',
    of: (kept: number, keep: number) => `${formatNumber(kept)} of ${formatNumber(keep)}`,
    failed: 'Last try failed',
  },
  services: 'Services',
  jobs: 'Jobs',
  running: 'running',
  ended: { ok: 'ok', failed: 'failed' },
  latestMails: 'Latest emails',
  columns: { title: 'Title', to: 'To', tries: 'Tries', state: 'State' },
  triesLabel: 'Tries:',
  noProblems: 'None.',
  warning: 'Warning',
  condition: {
    fine: 'Answering',
    slow: 'Slow',
    limited: 'Limiting our calls',
    down: 'Failing: calls are paused',
    refused: 'Refuses TMDB_API_KEY: set another and restart',
  },
  free: 'Free on its disk',
  hitRate: 'Cache hit rate',
  hits: (hits: number, asked: number) =>
    plural(hits, {
      one: `{n} hit of ${lookups(asked)}`,
      other: `{n} hits of ${lookups(asked)}`,
    }),
  stale: 'Old answers in place of failures',
  triedAgain: 'Being tried again',
  note: 'Times are UTC. Counts of the catalogue are of this process, since it started.',
  noJobs: 'No job has run yet.',
  noMails: 'No reminder has been emailed yet.',
  mailSent: (at: string) => `Sent ${formatMoment(at)}`,
  mailGivenUp: (at: string) => `Given up ${formatMoment(at)}`,
  mailNext: (at: string) => `Next try ${formatMoment(at)}`,
  problems: 'Last warnings and errors',
  problemsSince: 'since the server started',
} as const;
