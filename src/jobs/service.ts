import { localFetch, publicFetch } from '../ai/public-fetch.ts';
import type { Client } from '../core/backend/client.ts';
import type { Catalogue } from '../catalogue/contract.ts';
import type { Clock } from '../core/dates.ts';
import type { Config } from '../contract/config.ts';
import type { ServiceDescription } from '../contract/lifecycle.ts';
import type { Backups } from '../server/backups.ts';
import type { Log } from '../server/log.ts';
import type { Mailer } from '../mail/mailer.ts';
import { countPlays } from '../features/connections/count-plays.job.server.ts';
import { followLetterboxd } from '../features/connections/follow-letterboxd.job.server.ts';
import { fillFacts } from '../features/numbers/fill-facts.job.server.ts';
import { createPlayService, type PlayService } from '../features/connections/service.server.ts';
import { createImportService, type ImportService } from '../features/import/service.server.ts';
import { createSeriesKeeper, type SeriesKeeper } from '../features/series/keeper.server.ts';
import { refreshForYou } from '../features/for-you/refresh-for-you.job.server.ts';
import { refreshSeries } from '../features/series/refresh-series.job.server.ts';
import { refreshReleases } from '../features/calendar/refresh-releases.job.server.ts';
import { refreshOffers } from '../features/watch/refresh-offers.job.server.ts';
import { refreshTitles } from '../features/marks/refresh-titles.job.server.ts';
import { removeAvatars } from '../features/profile/remove-avatars.job.server.ts';
import { createJobRunner, type JobRunner } from './runner.ts';
import { runImports, trimOldImports } from '../features/import/run-imports.job.server.ts';
import { startSchedule } from './schedule.ts';
import { sendNotices, trimOldNotices } from '../features/notices/send-notices.job.server.ts';
import { sendReminders } from '../features/reminders/send-reminders.job.server.ts';
import { sendWebhooks } from '../features/connections/send-webhooks.job.server.ts';
import { tellArrivals } from '../features/notices/tell-arrivals.job.server.ts';

export interface JobService extends Pick<JobRunner, 'run'> {
  /** Whether reminder mails can be sent; the option is hidden otherwise. */
  sendsReminders: boolean;
  /** Stores the episodes of followed series; undefined without the secret key. */
  keeper: SeriesKeeper | undefined;
  /** Undefined without the secret key. */
  imports: ImportService | undefined;
  /** Receives data of media servers; undefined without the secret key. */
  plays: PlayService | undefined;
  /** Finds recommendations now for users whose taste changed; undefined without the secret key. */
  lookForTitles: (() => void) | undefined;
  /** Sends pending webhook messages now; undefined without the secret key. */
  wakeWebhooks: (() => void) | undefined;
  /** Looks up release dates of wished movies now; undefined without the secret key. */
  learnReleases: (() => void) | undefined;
  /** Imports due Letterboxd diaries now; undefined without the secret key. */
  readLetterboxd: (() => void) | undefined;
  /** Deletes avatars of deleted accounts now. */
  removeAvatars(this: void): void;
  description: ServiceDescription;
  /** Starts the schedule, unless JOBS is off. */
  start(): void;
  /** Stops the schedule and waits for running jobs. */
  stop(): Promise<void>;
}

export interface JobServiceOptions {
  config: Pick<Config, 'jobs' | 'siteUrl' | 'region' | 'localAddresses'>;
  /** Acts with the secret key; undefined without it. */
  client: Client | undefined;
  /** Undefined if no mail can be sent. */
  mailer: Mailer | undefined;
  catalogue: Catalogue;
  /** Public base URL of the catalogue's images. */
  images: string;
  /** Undefined without backups. */
  backups?: Backups | undefined;
  clock: Clock;
  log: Log;
}

function describe(options: JobServiceOptions): ServiceDescription {
  const name = 'Jobs';
  if (!options.client) {
    const detail = 'no reminder mails, saved titles are not refreshed (set SUPABASE_SECRET_KEY)';
    return { name, mode: 'off', detail };
  }
  const mails = options.mailer ? '' : ', but no reminder mails (set SMTP_URL)';
  if (options.config.jobs.scheduled) {
    const work = options.mailer ? 'reminder mails and saved titles' : 'saved titles';
    return { name, mode: 'embedded', detail: `${work} in this process${mails}` };
  }
  return { name, mode: 'off', detail: `waiting for POST /api/jobs${mails}` };
}

/** Creates the jobs this process can run, and their schedule. */
export function createJobService(options: JobServiceOptions): JobService {
  const { config, client, mailer, catalogue, backups, clock, log } = options;
  const keeper = client && createSeriesKeeper({ client, catalogue, clock });
  const look = { catalogue, clock, region: config.region };
  const foreignFetch = config.localAddresses ? localFetch : publicFetch;
  const runner = createJobRunner({
    client,
    jobs: {
      'send-reminders':
        client && mailer ? sendReminders({ client, mailer, siteUrl: config.siteUrl, clock }) : undefined,
      'fill-facts': client ? fillFacts({ client, catalogue, clock }) : undefined,
      'send-notices': client ? sendNotices({ client, mailer, siteUrl: config.siteUrl, clock }) : undefined,
      'trim-notices': client ? trimOldNotices(client, clock) : undefined,
      'refresh-titles': client ? refreshTitles({ client, catalogue, clock }) : undefined,
      'refresh-series': client && keeper ? refreshSeries({ client, catalogue, clock }, keeper) : undefined,
      'refresh-releases': client ? refreshReleases({ ...look, client }) : undefined,
      'refresh-offers': client
        ? refreshOffers({ ...look, client, tell: () => tellArrivals({ ...look, client }) })
        : undefined,
      'refresh-for-you': client ? refreshForYou({ ...look, client }) : undefined,
      'remove-avatars': client ? removeAvatars(client) : undefined,
      'run-imports': client && keeper ? runImports({ client, catalogue, keeper, clock }) : undefined,
      'trim-imports': client ? trimOldImports(client, clock) : undefined,
      'send-webhooks': client
        ? sendWebhooks({ client, catalogue, images: options.images, foreignFetch, clock })
        : undefined,
      'follow-letterboxd': client
        ? followLetterboxd({ client, catalogue, fetch: publicFetch, clock })
        : undefined,
      backup: backups && { leaseSeconds: 7200, run: () => backups.run() },
      'count-plays': client && keeper ? countPlays({ client, catalogue, keeper, clock }) : undefined,
    },
    log,
  });
  const wakeImports = () => void runner.wake('run-imports');
  const wakePlays = () => void runner.wake('count-plays');
  const imports = client && createImportService({ client, catalogue, wake: wakeImports });
  let stopSchedule = () => {};
  return {
    sendsReminders: Boolean(client && mailer),
    lookForTitles: client && (() => void runner.wake('refresh-for-you')),
    wakeWebhooks: client && (() => void runner.wake('send-webhooks')),
    learnReleases: client && (() => void runner.wake('refresh-releases')),
    readLetterboxd: client && (() => void runner.wake('follow-letterboxd')),
    keeper,
    imports,
    plays: client && imports && createPlayService({ client, foreignFetch, imports, wake: wakePlays }),
    removeAvatars: () => void runner.wake('remove-avatars'),
    description: describe(options),
    run: (name) => runner.run(name),
    start() {
      if (client && config.jobs.scheduled) stopSchedule = startSchedule(runner);
    },
    stop() {
      stopSchedule();
      return runner.stop();
    },
  };
}
