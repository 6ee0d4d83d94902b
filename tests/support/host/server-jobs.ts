import type { Catalogue } from '../../../src/catalogue/contract.ts';
import { backendClient } from '../../../src/server/backend-client.ts';
import { createJobRunner, type JobRunner } from '../../../src/jobs/runner.ts';
import { fillFacts } from '../../../src/features/numbers/fill-facts.job.server.ts';
import { refreshSeries } from '../../../src/features/series/refresh-series.job.server.ts';
import {
  refreshReleases,
  type RefreshReleasesOptions,
} from '../../../src/features/calendar/refresh-releases.job.server.ts';
import {
  refreshTitles,
  type RefreshTitlesOptions,
} from '../../../src/features/marks/refresh-titles.job.server.ts';
import { trimOldImports } from '../../../src/features/import/run-imports.job.server.ts';
import { removeAvatars } from '../../../src/features/profile/remove-avatars.job.server.ts';
import { sendNotices, trimOldNotices } from '../../../src/features/notices/send-notices.job.server.ts';
import type { Wait } from '../../../src/jobs/patience.ts';
import { sendReminders } from '../../../src/features/reminders/send-reminders.job.server.ts';
import { createSeriesKeeper, type SeriesKeeperOptions } from '../../../src/features/series/keeper.server.ts';
import type { Log } from '../../../src/server/log.ts';
import { createMailer } from '../../../src/mail/mailer.ts';
import type { Deliver } from '../../../src/mail/mail.ts';
import type { BackendServer } from '../backend/backend-server.ts';

const SITE_URL = 'https://marquee.example';

/** A log that discards everything. */
export const SILENT = { info() {}, warn() {}, error() {}, debug() {} } as unknown as Log;

/** The secret-key client of a backend, as used by jobs. */
export function serviceClient(server: BackendServer): ReturnType<typeof backendClient> {
  return backendClient(server.url, server.backend.secretKey, fetch);
}

/** The jobs of one process; `now` is its clock, `deliver` its mail server. */
export function serverJobs(
  server: BackendServer,
  {
    now,
    deliver,
    catalogue,
    series,
    wait = () => Promise.resolve(),
  }: {
    now: string;
    deliver: Deliver;
    catalogue?: RefreshTitlesOptions['catalogue'] &
      Partial<RefreshReleasesOptions['catalogue'] & Pick<Catalogue, 'series'>>;
    series?: SeriesKeeperOptions['catalogue'];
    /** How jobs wait for a failing catalogue; by default not at all. */
    wait?: Wait;
  },
): JobRunner {
  const client = serviceClient(server);
  const clock = () => new Date(now);
  const mailer = createMailer({
    deliver,
    from: 'Marquee <marquee@example.org>',
    siteUrl: SITE_URL,
    log: SILENT,
  });
  const nothing = () => Promise.resolve(null);
  const none = { title: nothing };
  const releases = catalogue?.releases ?? nothing;
  return createJobRunner({
    client,
    jobs: {
      'send-reminders': sendReminders({ client, mailer, siteUrl: SITE_URL, clock }),
      'fill-facts': fillFacts({ client, catalogue: catalogue ?? none, clock }),
      'send-notices': sendNotices({ client, mailer, siteUrl: SITE_URL, clock }),
      'trim-notices': trimOldNotices(client, clock),
      'refresh-titles': refreshTitles({ client, catalogue: catalogue ?? none, clock, wait }),
      'refresh-series':
        (series ?? catalogue) &&
        refreshSeries(
          { client, catalogue: { series: catalogue?.series ?? nothing }, clock, wait },
          createSeriesKeeper({ client, catalogue: series ?? { episodes: nothing }, clock }),
        ),
      'refresh-releases': refreshReleases({ client, catalogue: { releases }, clock, region: 'US' }),
      'refresh-offers': undefined,
      'refresh-for-you': undefined,
      'remove-avatars': removeAvatars(client),
      'run-imports': undefined,
      'trim-imports': trimOldImports(client, clock),
      'count-plays': undefined,
      'send-webhooks': undefined,
      'follow-letterboxd': undefined,
      backup: undefined,
    },
    log: SILENT,
  });
}
