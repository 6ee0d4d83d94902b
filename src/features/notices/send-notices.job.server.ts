import { noticeWords } from './notice-words.ts';
import { trimChanges } from '../open-api/api.queries.ts';
import type { Client } from '../../core/backend/client.ts';
import {
  claimLetters,
  formLetters,
  letterZones,
  settleLetter,
  tellEpisodes,
  tellReleases,
  tellSeasons,
  trimNotices,
  type ClaimedLetter,
  type LetterMoment,
} from './notice-letters.queries.ts';
import { inLanguage } from '../../contract/language.ts';
import type { Clock } from '../../core/dates.ts';
import { latestLetter } from './letter-schedule.ts';
import { endMailsPath, NOTICE_SETTINGS_PATH, NOTICES_PATH } from './notices.ts';
import { publicAddress } from '../../core/routes.ts';
import { dueDay } from '../reminders/reminders.ts';
import type { Mail } from '../../mail/mail.ts';
import type { Mailer } from '../../mail/mailer.ts';
import type { Job } from '../../jobs/job.ts';
import { toFailure, type Failure } from '../../jobs/mail-failure.ts';

/** Concurrent mails; each step of SMTP may take ten seconds. */
const BATCH = 10;

/** Maximum run, well below the lock's time. */
const RUN_MS = 8 * 60_000;

export interface SendNoticesOptions {
  client: Client;
  /** Undefined if no mail can be sent: users get notices in the app only. */
  mailer: Mailer | undefined;
  /** Base of links. */
  siteUrl: string;
  clock: Clock;
}

function toMail(letter: ClaimedLetter, siteUrl: string): Mail {
  const kinds = [...new Set(letter.notices.map(({ kind }) => kind))];
  return {
    kind: 'notices',
    to: letter.email,
    rhythm: letter.rhythm,
    items: letter.notices.map((notice) => {
      const { path, ...words } = noticeWords(notice);
      return { ...words, link: publicAddress(siteUrl, path) };
    }),
    total: letter.total,
    link: publicAddress(siteUrl, NOTICES_PATH),
    unsubscribeLink: publicAddress(siteUrl, endMailsPath(letter.unsubscribeToken, kinds)),
    settingsLink: publicAddress(siteUrl, NOTICE_SETTINGS_PATH),
  };
}

/** The latest due times of mails for every time zone and rhythm. */
function momentsOf(zones: readonly string[], now: Date): LetterMoment[] {
  return zones.flatMap((zone) =>
    (['daily', 'weekly'] as const).map((rhythm) => {
      const { day, at } = latestLetter(now, zone, rhythm);
      return { zone, rhythm, day, at: at.toISOString() };
    }),
  );
}

/**
 * Creates due notices and mails them to users who want that, each mail at most once even if a run is killed
 * (docs/decisions/0043-mails-once.md).
 */
export function sendNotices({ client, mailer, siteUrl, clock }: SendNoticesOptions): Job {
  async function deliver(letter: ClaimedLetter, through: Mailer): Promise<Failure | null> {
    let failure: Failure | null = null;
    try {
      await inLanguage(letter.language, () => through.send(toMail(letter, siteUrl), { key: letter.key }));
    } catch (error) {
      failure = toFailure(error);
    }
    await settleLetter(client, letter.id, failure?.reason);
    return failure;
  }

  return {
    leaseSeconds: 900,
    async run(signal) {
      const now = clock();
      const day = dueDay(clock);
      let told = 0;
      for (const tell of [tellReleases, tellEpisodes, tellSeasons]) told += await tell(client, day, now);
      if (!mailer) return `${told} told.`;
      const formed = await formLetters(client, now, momentsOf(await letterZones(client), now));
      let sent = 0;
      let refused = 0;
      while (!signal.aborted && clock().getTime() < now.getTime() + RUN_MS) {
        const letters = await claimLetters(client, BATCH);
        if (letters.length === 0) break;
        const outcomes = await Promise.all(letters.map((letter) => deliver(letter, mailer)));
        const failures = outcomes.filter((failure) => failure !== null);
        sent += letters.length - failures.length;
        refused += failures.length;
        const outage = failures.find((failure) => failure.outage);
        if (outage) throw new Error(`${outage.reason} ${sent} letters left, ${refused} will be tried again.`);
      }
      return `${told} told, ${formed} letters, ${sent} sent, ${refused} refused.`;
    },
  };
}

/** Deletes old notices and tombstones of the API. */
export function trimOldNotices(client: Client, clock: Clock): Job {
  return {
    leaseSeconds: 300,
    run: async () => {
      const notices = await trimNotices(client, clock());
      const changes = await trimChanges(client, clock());
      return `${notices} old notices removed, ${changes} deletions forgotten.`;
    },
  };
}
