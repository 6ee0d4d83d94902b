import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import type { Client } from '../../src/core/backend/client.ts';
import { claimMails, enqueueDueReminders } from '../../src/core/backend/jobs.ts';
import { mailsEnded } from '../../src/features/notices/notice-letters.queries.ts';
import { setReminder, unsubscribeFromReminders } from '../../src/features/reminders/reminders.queries.ts';
import { createSmtp } from '../../src/mail/smtp.ts';
import { startBackend, type BackendServer } from '../support/backend/backend-server.ts';
import { personaClients } from '../../packages/embedded/tests/support/persona-clients.ts';
import { ids, look } from '../../packages/embedded/tests/support/persona.ts';
import { serverJobs, serviceClient } from '../support/host/server-jobs.ts';
import { startSmtpServer } from '../support/backend/smtp-server.ts';

vi.mock('../../src/core/language/languages.ts', async (original) => ({
  ...(await original<object>()),
  SERVED: ['en', 'de'],
}));

let server: BackendServer;
let mailServer: Awaited<ReturnType<typeof startSmtpServer>>;
let smtp: ReturnType<typeof createSmtp>;
let owner: Client;
let stranger: Client;
let anonymous: Client;
beforeAll(async () => {
  server = await startBackend();
  mailServer = await startSmtpServer();
  smtp = createSmtp(mailServer.url);
  ({ owner, stranger, anonymous } = await personaClients(server));
});
afterAll(async () => {
  smtp.close();
  await mailServer.close();
  await server.close();
});
afterEach(async () => {
  mailServer.received.length = 0;
  mailServer.busy.clear();
  await server.database.exec(`
    delete from public.movie_reminders; delete from private.mail_outbox; delete from private.job_runs;`);
});

const NOON = '2030-01-10T12:00:00Z';
const ADDRESS = 'owner@example.test';

const remind = (movieId: number, remindOn: string, byEmail = true) =>
  setReminder(owner, ids.owner, { movieId, remindOn, byEmail, title: `Movie ${movieId}`, posterPath: null });
const process = (now = NOON) => serverJobs(server, { now, deliver: smtp.deliver });
const outbox = () =>
  look<{ attempts: number; last_error: string | null; sent: boolean; given_up: boolean; minutes: number }>(
    server.database,
    `select attempts, last_error, sent_at is not null as sent, given_up_at is not null as given_up,
       round(extract(epoch from next_attempt_at - now()) / 60)::integer as minutes
     from private.mail_outbox order by movie_id`,
  );
/** As if the wait before the next attempt was over. */
const letTimePass = () =>
  server.database.exec(`update private.mail_outbox set next_attempt_at = now() where sent_at is null`);

describe('A reminder by e-mail', () => {
  it('arrives on the day of release, with links to the movie and to unsubscribe', async () => {
    await remind(7, '2030-01-10');
    expect(await process().run('send-reminders')).toEqual({
      kind: 'ok',
      detail: '1 queued, 1 sent, 0 refused.',
    });
    const [mail] = mailServer.received;
    expect(mail?.to).toEqual([ADDRESS]);
    expect(mail?.headers.get('subject')).toBe('Movie 7 is out: January 10, 2030');
    expect(mail?.source).toContain('https://marquee.example/movie/7');
    expect(mail?.headers.get('list-unsubscribe')).toMatch(
      /^<https:\/\/marquee\.example\/unsubscribe\?token=[0-9a-f-]{36}>$/,
    );
    expect(mail?.headers.get('list-unsubscribe-post')).toBe('List-Unsubscribe=One-Click');
  });

  it('uses the user’s chosen or sign-up language, also in its links', async () => {
    const language = (chosen: string | null) =>
      server.database.query('update public.profiles set language = $1 where id = $2', [chosen, ids.owner]);
    await language('de');
    await remind(7, '2030-01-10');
    await process().run('send-reminders');
    // Nobody serves it any more, or not yet.
    await language('fr');
    await remind(8, '2030-01-10');
    await process().run('send-reminders');
    await language(null);
    const [german, other] = mailServer.received;
    expect(german?.source).toMatch(/<html lang=(?:3D)?"de"/);
    expect(german?.source).toContain('https://marquee.example/de/movie/7');
    expect(german?.headers.get('list-unsubscribe')).toContain(
      'https://marquee.example/de/unsubscribe?token=',
    );
    expect(other?.source).toContain('https://marquee.example/movie/8');
  });

  it.each([
    ['the evening before in America', '2030-01-09T23:59:00Z', 0],
    ['in the night, while it is still the day before in Hawaii', '2030-01-10T09:59:00Z', 0],
    ['once it is the day everywhere', '2030-01-10T10:00:00Z', 1],
    ['days later, when the server was off', '2030-01-15T12:00:00Z', 1],
    ['but not any more when it is old news', '2030-01-20T12:00:00Z', 0],
  ])('is not sent at the wrong time: %s', async (_when, now, count) => {
    await remind(7, '2030-01-10');
    await process(now).run('send-reminders');
    expect(mailServer.received).toHaveLength(count);
  });

  it('stays in the app for users who chose so', async () => {
    await remind(7, '2030-01-10', false);
    await process().run('send-reminders');
    expect(mailServer.received).toEqual([]);
  });

  it('is sent once when the job runs twice', async () => {
    await remind(7, '2030-01-10');
    const jobs = process();
    await jobs.run('send-reminders');
    await jobs.run('send-reminders');
    expect(mailServer.received).toHaveLength(1);
  });

  it('is sent once by two simultaneous processes', async () => {
    for (const id of [7, 8, 9]) await remind(id, '2030-01-10');
    const [one, two] = [process(), process()];
    const outcomes = await Promise.all([one.run('send-reminders'), two.run('send-reminders')]);
    expect(outcomes.map(({ kind }) => kind).sort()).toEqual(['busy', 'ok']);
    expect(mailServer.received).toHaveLength(3);
  });

  it('is sent once even when a slow process lost its lock', async () => {
    for (const id of [7, 8, 9]) await remind(id, '2030-01-10');
    let overtaken: Promise<unknown> | undefined;
    const slow = serverJobs(server, {
      now: NOON,
      deliver: async (message) => {
        await (overtaken ??= server.database
          .exec(`update private.job_runs set held_until = now() - interval '1 second'`)
          .then(() => process().run('send-reminders')));
        await smtp.deliver(message);
      },
    });
    await slow.run('send-reminders');
    expect(mailServer.received).toHaveLength(3);
  });

  it('is sent later when the process died while sending', async () => {
    await remind(7, '2030-01-10');
    await enqueueDueReminders(serviceClient(server), '2030-01-10');
    expect(await claimMails(serviceClient(server), 10)).toHaveLength(1);
    await process().run('send-reminders');
    expect(mailServer.received).toHaveLength(0);
    await letTimePass();
    await process().run('send-reminders');
    expect(mailServer.received).toHaveLength(1);
  });

  it('has the same Message-ID when the process died just after sending, so that it shows once', async () => {
    await remind(7, '2030-01-10');
    await process().run('send-reminders');
    await server.database.exec(`update private.mail_outbox set sent_at = null`);
    await letTimePass();
    await process().run('send-reminders');
    const names = mailServer.received.map(({ headers }) => headers.get('message-id'));
    expect(names).toEqual([names[0], names[0]]);
    expect(names[0]).toMatch(/^<[0-9a-f]{40}@marquee\.example>$/);
  });

  it('of a title with line breaks has one subject', async () => {
    const title = 'Evil\r\nBcc: everybody@example.org';
    await setReminder(owner, ids.owner, {
      movieId: 7,
      remindOn: '2030-01-10',
      byEmail: true,
      title,
      posterPath: null,
    });
    await process().run('send-reminders');
    expect(mailServer.received[0]?.to).toEqual([ADDRESS]);
    expect(mailServer.received[0]?.headers.get('bcc')).toBeUndefined();
  });
});

describe('A failed mail', () => {
  it('is retried with growing delays', async () => {
    await remind(7, '2030-01-10');
    mailServer.busy.add(ADDRESS);
    const waits: unknown[] = [];
    for (let attempt = 1; attempt <= 4; attempt += 1) {
      const outcome = await process().run('send-reminders');
      expect(outcome).toMatchObject({ kind: 'ok', detail: expect.stringContaining('1 refused.') as string });
      waits.push((await outbox())[0]?.minutes);
      await letTimePass();
    }
    expect(waits).toEqual([5, 10, 20, 40]);
    expect(await outbox()).toMatchObject([
      { attempts: 4, last_error: 'The mail server answered 450 (EENVELOPE).', sent: false, given_up: false },
    ]);
    mailServer.busy.clear();
    await process().run('send-reminders');
    expect(mailServer.received).toHaveLength(1);
    expect(await outbox()).toMatchObject([{ attempts: 5, last_error: null, sent: true }]);
  });

  it('is given up after eight attempts, visible to admins', async () => {
    await remind(7, '2030-01-10');
    mailServer.busy.add(ADDRESS);
    for (let attempt = 1; attempt <= 10; attempt += 1) {
      await process().run('send-reminders');
      await letTimePass();
    }
    expect(await outbox()).toMatchObject([{ attempts: 8, given_up: true, sent: false }]);
  });

  it('does not delay other users’ mails', async () => {
    await remind(7, '2030-01-10');
    await setReminder(stranger, ids.stranger, {
      movieId: 8,
      remindOn: '2030-01-10',
      byEmail: true,
      title: 'Movie 8',
      posterPath: null,
    });
    mailServer.busy.add(ADDRESS);
    await process().run('send-reminders');
    expect(mailServer.received.map(({ to }) => to)).toEqual([['stranger@example.test']]);
  });

  it('fails the run when the mail server is down, without names', async () => {
    await remind(7, '2030-01-10');
    const down = createSmtp('smtp://127.0.0.1:1');
    const outcome = await serverJobs(server, { now: NOON, deliver: down.deliver }).run('send-reminders');
    down.close();
    expect(outcome).toEqual({
      kind: 'failed',
      detail: 'Not sent: ESOCKET. 0 mails left, 1 will be tried again.',
    });
    expect(await look(server.database, 'select outcome, detail from private.job_runs')).toEqual([
      { outcome: 'failed', detail: outcome.kind === 'failed' && outcome.detail },
    ]);
    expect(await outbox()).toMatchObject([{ attempts: 1, last_error: 'Not sent: ESOCKET.', sent: false }]);
  });
});

describe('A stopping server', () => {
  it('finishes mails in progress, starts no others, and leaves the rest to the next', async () => {
    for (let id = 1; id <= 15; id += 1) await remind(id, '2030-01-10');
    let stopped: Promise<void> | undefined;
    const stopping: ReturnType<typeof serverJobs> = serverJobs(server, {
      now: NOON,
      deliver: (message) => {
        stopped ??= stopping.stop();
        return smtp.deliver(message);
      },
    });
    const outcome = await stopping.run('send-reminders');
    await stopped;
    expect(outcome).toEqual({ kind: 'ok', detail: '15 queued, 10 sent, 0 refused.' });
    expect(await stopping.run('send-reminders')).toMatchObject({ kind: 'failed' });
    await process().run('send-reminders');
    expect(mailServer.received).toHaveLength(15);
  });
});

describe('A user who unsubscribes from mails', () => {
  it('gets no queued ones, and keeps the reminders', async () => {
    await remind(7, '2030-01-10');
    await process().run('send-reminders');
    const link = mailServer.received[0]?.headers.get('list-unsubscribe') ?? '';
    const token = new URL(link.slice(1, -1)).searchParams.get('token') ?? '';
    await remind(8, '2030-01-10');
    await enqueueDueReminders(serviceClient(server), '2030-01-10');
    expect(await mailsEnded(anonymous, token, [])).toBe(false);
    expect(await unsubscribeFromReminders(anonymous, token)).toBe(true);
    expect(await mailsEnded(anonymous, token, [])).toBe(true);
    expect(await mailsEnded(anonymous, crypto.randomUUID(), [])).toBeNull();
    await process().run('send-reminders');
    expect(mailServer.received).toHaveLength(1);
    const kept = await owner.from('movie_reminders').select('movie_id, remind_by_email').order('movie_id');
    expect(kept.data).toEqual([
      { movie_id: 7, remind_by_email: false },
      { movie_id: 8, remind_by_email: false },
    ]);
  });

  it('gets those set with e-mail later', async () => {
    await remind(7, '2030-01-10');
    await process().run('send-reminders');
    const link = mailServer.received[0]?.headers.get('list-unsubscribe') ?? '';
    await unsubscribeFromReminders(anonymous, new URL(link.slice(1, -1)).searchParams.get('token') ?? '');
    await remind(9, '2030-01-10');
    await process().run('send-reminders');
    expect(mailServer.received).toHaveLength(2);
  });
});
