import type { Client } from '../../core/backend/client.ts';
import { claimMails, enqueueDueReminders, settleMail, type ClaimedMail } from '../../core/backend/jobs.ts';
import { inLanguage } from '../../contract/language.ts';
import type { Clock } from '../../core/dates.ts';
import { dueDay, unsubscribePath } from './reminders.ts';
import { publicAddress, titlePath } from '../../core/routes.ts';
import type { Mail } from '../../mail/mail.ts';
import type { Mailer } from '../../mail/mailer.ts';
import type { Job } from '../../jobs/job.ts';
import { toFailure, type Failure } from '../../jobs/mail-failure.ts';

/** Concurrent mails. With ten seconds per step of SMTP they end before their claim. */
const BATCH = 10;

/** Maximum run, well below the lock's time. */
const RUN_MS = 8 * 60_000;

export interface SendRemindersOptions {
  client: Client;
  mailer: Mailer;
  /** Base of links. */
  siteUrl: string;
  clock: Clock;
}

function toMail(claimed: ClaimedMail, siteUrl: string): Mail {
  return {
    kind: claimed.template,
    to: claimed.email,
    title: claimed.title,
    date: claimed.remindOn,
    movedFrom: claimed.movedFrom,
    place: claimed.place,
    link: publicAddress(siteUrl, titlePath({ kind: 'movie', id: claimed.movieId })),
    unsubscribeLink: publicAddress(siteUrl, unsubscribePath(claimed.unsubscribeToken)),
  };
}

/** Sends mails of due and moved reminders, each once. */
export function sendReminders({ client, mailer, siteUrl, clock }: SendRemindersOptions): Job {
  async function deliver(claimed: ClaimedMail): Promise<Failure | null> {
    let failure: Failure | null = null;
    try {
      await inLanguage(claimed.language, () => mailer.send(toMail(claimed, siteUrl), { key: claimed.key }));
    } catch (error) {
      failure = toFailure(error);
    }
    await settleMail(client, claimed.id, failure?.reason);
    return failure;
  }

  return {
    leaseSeconds: 900,
    async run(signal) {
      const end = clock().getTime() + RUN_MS;
      const queued = await enqueueDueReminders(client, dueDay(clock));
      let sent = 0;
      let failed = 0;
      while (!signal.aborted && clock().getTime() < end) {
        const claimed = await claimMails(client, BATCH);
        if (claimed.length === 0) break;
        const failures = (await Promise.all(claimed.map(deliver))).filter((failure) => failure !== null);
        sent += claimed.length - failures.length;
        failed += failures.length;
        const outage = failures.find((failure) => failure.outage);
        if (outage) throw new Error(`${outage.reason} ${sent} mails left, ${failed} will be tried again.`);
      }
      return `${queued} queued, ${sent} sent, ${failed} refused.`;
    },
  };
}
