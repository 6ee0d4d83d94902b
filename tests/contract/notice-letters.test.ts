import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import type { Client } from '../../src/core/backend/client.ts';
import {
  claimLetters,
  formLetters,
  mailsEnded,
  unsubscribeFromNotices,
} from '../../src/features/notices/notice-letters.queries.ts';
import { loadNotices, saveNoticePreferences, tellOnce } from '../../src/features/notices/notices.queries.ts';
import { setReminder } from '../../src/features/reminders/reminders.queries.ts';
import { isNoticeKind, noticeKey, type MailRhythm } from '../../src/features/notices/notices.ts';
import { createSmtp } from '../../src/mail/smtp.ts';
import { saveTimeZone } from '../../src/core/backend/time-zones.ts';
import { startBackend, type BackendServer } from '../support/backend/backend-server.ts';
import { startSmtpServer } from '../support/backend/smtp-server.ts';
import { personaClients } from '../../packages/embedded/tests/support/persona-clients.ts';
import { ids, look } from '../../packages/embedded/tests/support/persona.ts';
import { serverJobs, serviceClient } from '../support/host/server-jobs.ts';

let server: BackendServer;
let mailServer: Awaited<ReturnType<typeof startSmtpServer>>;
let smtp: ReturnType<typeof createSmtp>;
let owner: Client;
let anonymous: Client;
beforeAll(async () => {
  server = await startBackend();
  mailServer = await startSmtpServer();
  smtp = createSmtp(mailServer.url);
  ({ owner, anonymous } = await personaClients(server));
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
    delete from public.movie_reminders; delete from private.mail_outbox; delete from private.job_runs;
    delete from public.notices; delete from private.notice_letters; delete from public.notice_preferences;
    delete from public.time_zones;`);
});

// A Thursday.
const NOON = '2030-01-10T12:00:00Z';
const ADDRESS = 'owner@example.test';

const jobs = (now = NOON) => serverJobs(server, { now, deliver: smtp.deliver });
const run = (now = NOON) => jobs(now).run('send-notices');
const choose = (kind: 'release' | 'episode' | 'on_service', mail: MailRhythm) =>
  saveNoticePreferences(owner, ids.owner, { [kind]: { inApp: true, mail } });
const tell = (id: number, at = NOON, kind: 'episode' | 'on_service' = 'episode') => {
  const title = { kind: 'tv' as const, id, name: `Series ${id}`, posterPath: null };
  const data = { episodes: [{ season: 2, number: 5, name: 'The End' }], day: '2030-01-10' };
  const telling = { users: [ids.owner], key: noticeKey(title, '2030-01-10'), title, data };
  return tellOnce(serviceClient(server), kind, [telling], new Date(at));
};
const subjects = () => mailServer.received.map(({ headers }) => headers.get('subject'));
const letters = () =>
  look<{ attempts: number; sent: boolean; given_up: boolean; last_error: string | null }>(
    server.database,
    `select attempts, sent_at is not null as sent, given_up_at is not null as given_up, last_error
     from private.notice_letters order by id`,
  );
/** As if the wait before the next attempt was over. */
const letTimePass = () => server.database.exec('update private.notice_letters set next_attempt_at = now()');

describe('A notice mail', () => {
  it('is sent at once if chosen, with links to the title, unsubscribing and settings', async () => {
    await choose('episode', 'at_once');
    await tell(7);
    expect(await run()).toEqual({ kind: 'ok', detail: '0 told, 1 letters, 1 sent, 0 refused.' });
    const [mail] = mailServer.received;
    expect(mail?.to).toEqual([ADDRESS]);
    expect(subjects()).toEqual(['A new episode of Series 7']);
    expect(mail?.source).toContain('https://marquee.example/tv/7/season/2');
    expect(mail?.source).toContain('https://marquee.example/notices/settings');
    expect(mail?.source).toContain('text/html');
    expect(mail?.headers.get('list-unsubscribe')).toMatch(
      /^<https:\/\/marquee\.example\/unsubscribe\?token=[0-9a-f-]{36}&kind=episode>$/,
    );
    expect(mail?.headers.get('list-unsubscribe-post')).toBe('List-Unsubscribe=One-Click');
  });

  it('is not sent to users who chose nothing', async () => {
    await tell(7);
    await run();
    expect(mailServer.received).toEqual([]);
  });

  it('collects the notices of one run', async () => {
    await choose('episode', 'at_once');
    for (const id of [7, 8, 9]) await tell(id);
    await run();
    expect(subjects()).toEqual(['News from Marquee: 3 notifications']);
    await run();
    expect(mailServer.received).toHaveLength(1);
  });

  it('of a day is sent once at eight in the user’s morning, with earlier notices', async () => {
    await choose('episode', 'daily');
    await choose('on_service', 'daily');
    await saveTimeZone(owner, ids.owner, 'Asia/Kathmandu');
    await tell(7);
    await tell(8, NOON, 'on_service');
    await run('2030-01-10T12:00:00Z');
    await run('2030-01-11T02:14:00Z');
    expect(mailServer.received).toEqual([]);
    await run('2030-01-11T02:15:00Z');
    await tell(9, '2030-01-11T02:20:00Z');
    await run('2030-01-11T02:25:00Z');
    await run('2030-01-11T23:00:00Z');
    expect(subjects()).toEqual(['Your day on Marquee: 2 notifications']);
    await run('2030-01-12T02:15:00Z');
    expect(mailServer.received).toHaveLength(2);
  });

  it('of a week is sent on Monday', async () => {
    await choose('episode', 'weekly');
    for (const id of [7, 8]) await tell(id);
    await run('2030-01-13T23:00:00Z');
    expect(mailServer.received).toEqual([]);
    await run('2030-01-14T08:00:00Z');
    await run('2030-01-15T08:00:00Z');
    expect(subjects()).toEqual(['Your week on Marquee: 2 notifications']);
  });

  it('of a day is sent late when the server was off, and only once', async () => {
    await choose('episode', 'daily');
    await tell(7, '2030-01-09T12:00:00Z');
    await run('2030-01-10T17:30:00Z');
    await run('2030-01-10T17:35:00Z');
    expect(mailServer.received).toHaveLength(1);
  });

  it.each([
    ['set forward', '2030-03-30T12:00:00Z', '2030-03-31T05:59:00Z', '2030-03-31T06:00:00Z'],
    ['set back', '2030-10-26T12:00:00Z', '2030-10-27T06:59:00Z', '2030-10-27T07:00:00Z'],
  ])('of a day in which clocks are %s is sent once, at eight local time', async (_how, told, early, due) => {
    await choose('episode', 'daily');
    await saveTimeZone(owner, ids.owner, 'Europe/Berlin');
    await tell(7, told);
    await run(early);
    expect(mailServer.received).toEqual([]);
    await run(due);
    await run(new Date(Date.parse(due) + 3_600_000).toISOString());
    expect(mailServer.received).toHaveLength(1);
  });

  it('is sent daily even when a user changes zone, without losses', async () => {
    await choose('episode', 'daily');
    await saveTimeZone(owner, ids.owner, 'Pacific/Auckland');
    await tell(7, '2030-01-09T12:00:00Z');
    await run('2030-01-09T19:00:00Z');
    expect(mailServer.received).toHaveLength(1);
    await tell(8, '2030-01-09T20:00:00Z');
    await saveTimeZone(owner, ids.owner, 'Pacific/Pago_Pago');
    await run('2030-01-10T19:00:00Z');
    expect(mailServer.received).toHaveLength(1);
    await run('2030-01-11T19:00:00Z');
    expect(mailServer.received).toHaveLength(2);
  });

  it('uses UTC when the zone is unknown', async () => {
    await choose('episode', 'daily');
    await saveTimeZone(owner, ids.owner, 'Mars/Olympus');
    await tell(7);
    await run('2030-01-11T08:00:00Z');
    expect(mailServer.received).toHaveLength(1);
  });
});

describe('Each mail is sent once', () => {
  it('with two simultaneous processes', async () => {
    await choose('episode', 'at_once');
    await tell(7);
    await Promise.all([run(), run()]);
    expect(mailServer.received).toHaveLength(1);
  });

  it('when a slow process lost its lock', async () => {
    await choose('episode', 'at_once');
    await tell(7);
    let overtaken: Promise<unknown> | undefined;
    const slow = serverJobs(server, {
      now: NOON,
      deliver: async (message) => {
        await (overtaken ??= server.database
          .exec(`update private.job_runs set held_until = now() - interval '1 second'`)
          .then(() => run()));
        await smtp.deliver(message);
      },
    });
    await slow.run('send-notices');
    expect(mailServer.received).toHaveLength(1);
  });

  it('when the process is killed between sending and recording: the app has it, without a second mail', async () => {
    await choose('episode', 'at_once');
    await tell(7);
    await run();
    // As the killed process leaves it: taken, sent, and not noted.
    await server.database.exec('update private.notice_letters set sent_at = null');
    await letTimePass();
    await run();
    await server.database.exec(`update private.notice_letters set handed_at = now() - interval '1 hour'`);
    await run();
    expect(mailServer.received).toHaveLength(1);
    expect(await letters()).toMatchObject([{ given_up: true, sent: false }]);
    expect((await loadNotices(owner, ids.owner, 1)).notices).toHaveLength(1);
  });

  it('and is not lost when the process is killed before', async () => {
    await choose('episode', 'at_once');
    await tell(7);
    const stopped = serverJobs(server, { now: NOON, deliver: smtp.deliver });
    await stopped.stop();
    expect(await stopped.run('send-notices')).toMatchObject({ kind: 'failed' });
    await run();
    expect(mailServer.received).toHaveLength(1);
  });

  it('and is not lost when the mail server refuses for a day', async () => {
    await choose('episode', 'at_once');
    await tell(7);
    mailServer.busy.add(ADDRESS);
    for (let attempt = 1; attempt <= 16; attempt += 1) {
      await run();
      await letTimePass();
    }
    expect(await letters()).toEqual([
      { attempts: 16, sent: false, given_up: false, last_error: 'The mail server answered 450 (EENVELOPE).' },
    ]);
    mailServer.busy.clear();
    await run();
    await run();
    expect(mailServer.received).toHaveLength(1);
    expect(await letters()).toMatchObject([{ sent: true, last_error: null }]);
  });

  it('and is given up after three days of refusals', async () => {
    await choose('episode', 'at_once');
    await tell(7, new Date().toISOString());
    mailServer.busy.add(ADDRESS);
    await run(new Date().toISOString());
    await server.database.exec(`update private.notice_letters set created_at = now() - interval '4 days'`);
    await letTimePass();
    await run(new Date().toISOString());
    expect(await letters()).toMatchObject([{ attempts: 2, given_up: true }]);
    expect(await claimLetters(serviceClient(server), 10)).toEqual([]);
  });
});

describe('A user who unsubscribes', () => {
  const endOf = (index: number) =>
    new URL((mailServer.received[index]?.headers.get('list-unsubscribe') ?? '').slice(1, -1)).searchParams;

  it('gets no more of that kind, and all others', async () => {
    await choose('episode', 'at_once');
    await choose('on_service', 'at_once');
    await tell(7);
    await run();
    const link = endOf(0);
    const [token, kinds] = [link.get('token') ?? '', link.getAll('kind').filter(isNoticeKind)];
    expect(await mailsEnded(anonymous, token, kinds)).toBe(false);
    expect(await unsubscribeFromNotices(anonymous, token, kinds)).toBe(true);
    expect(await mailsEnded(anonymous, token, kinds)).toBe(true);
    expect(await mailsEnded(anonymous, token, ['on_service'])).toBe(false);
    await tell(8);
    await tell(8, NOON, 'on_service');
    await run();
    expect(subjects()).toEqual(['A new episode of Series 7', 'Series 8 is on one of your services now']);
  });

  it('gets no queued one either', async () => {
    await choose('episode', 'at_once');
    await tell(7);
    mailServer.busy.add(ADDRESS);
    await run();
    mailServer.busy.clear();
    await choose('episode', 'never');
    await letTimePass();
    await run();
    expect(mailServer.received).toEqual([]);
    expect(await letters()).toEqual([]);
  });
});

describe('Reminders', () => {
  const remind = (movieId: number, remindOn: string, byEmail = true) =>
    setReminder(owner, ids.owner, {
      movieId,
      remindOn,
      byEmail,
      title: `Movie ${movieId}`,
      posterPath: null,
    });
  const both = async (now = NOON) => {
    await run(now);
    await jobs(now).run('send-reminders');
  };
  const told = async () =>
    (await loadNotices(owner, ids.owner, 1)).notices.map(({ title, data }) => [title?.id, data]);

  it('are shown in the app on the day, once, and mailed as before', async () => {
    await remind(7, '2030-01-10');
    await both();
    await both();
    expect(await told()).toEqual([[7, { event: 'out', day: '2030-01-10' }]]);
    expect(subjects()).toEqual(['Movie 7 is out: January 10, 2030']);
  });

  it('without mail are shown in the app, up to a week late', async () => {
    await remind(7, '2030-01-10', false);
    await remind(8, '2030-01-03', false);
    await remind(9, '2030-01-02', false);
    await both();
    expect((await told()).map(([id]) => id).toSorted()).toEqual([7, 8]);
    expect(mailServer.received).toEqual([]);
  });

  it.each(['daily', 'weekly'] as const)(
    'are part of the mail for users who chose %s, and not sent separately',
    async (rhythm) => {
      await choose('release', rhythm);
      await remind(7, '2030-01-10');
      await remind(8, '2030-01-10', false);
      await both();
      expect(mailServer.received).toEqual([]);
      for (const now of ['2030-01-14T08:00:00Z', '2030-01-15T08:00:00Z']) await both(now);
      expect(subjects()).toEqual(['Movie 7 is out']);
    },
  );

  it('are mailed once, whatever is chosen while they wait', async () => {
    await choose('release', 'daily');
    await remind(7, '2030-01-10');
    await run();
    await choose('release', 'at_once');
    await both();
    expect(mailServer.received).toHaveLength(1);
    await remind(8, '2030-01-10');
    await run();
    await choose('release', 'daily');
    await both();
    await both('2030-01-11T08:00:00Z');
    expect(mailServer.received).toHaveLength(2);
  });

  it('with a moved day are shown in the app, and in the collected mail', async () => {
    await choose('release', 'daily');
    await remind(7, '2030-01-20');
    const move = { p_kind: 'movie', p_id: 7, p_title: 'Movie 7', p_date: '2030-02-01' };
    await serviceClient(server).rpc('refresh_title', move);
    await both();
    await both('2030-01-11T08:00:00Z');
    expect(await told()).toEqual([[7, { event: 'moved', day: '2030-02-01', from: '2030-01-20' }]]);
    expect(subjects()).toEqual(['Movie 7 moved to February 1, 2030']);
    await both('2030-02-01T12:00:00Z');
    await both('2030-02-02T12:00:00Z');
    expect(subjects()).toEqual(['Movie 7 moved to February 1, 2030', 'Movie 7 is out']);
  });

  it('are not mailed to users without mails, until one is set with mail again', async () => {
    await remind(7, '2030-01-10');
    await choose('release', 'never');
    await both();
    expect(mailServer.received).toEqual([]);
    await remind(8, '2030-01-10');
    await both();
    expect(subjects()).toEqual(['Movie 8 is out: January 10, 2030']);
  });

  it('that failed eight times are retried as mails, and sent once', async () => {
    await remind(7, new Date().toISOString().slice(0, 10));
    const now = new Date().toISOString();
    const clock = new Date(Date.parse(now) + 86_400_000).toISOString();
    mailServer.busy.add(ADDRESS);
    for (let attempt = 1; attempt <= 8; attempt += 1) {
      await both(clock);
      await server.database.exec(
        'update private.mail_outbox set next_attempt_at = now() where sent_at is null',
      );
    }
    mailServer.busy.clear();
    for (const _again of [1, 2]) await both(clock);
    expect(subjects()).toEqual(['Movie 7 is out']);
  });
});

it('Notifies ten thousand users, and writes their mails, within a statement’s time limit', async () => {
  await server.database.exec(`
    insert into auth.users (id, aud, role, email, email_confirmed_at, created_at)
    select ('10000000-0000-4000-8000-' || lpad(n::text, 12, '0'))::uuid, 'authenticated', 'authenticated',
      'many' || n || '@example.test', now(), now() from generate_series(1, 10000) n;
    insert into public.notice_preferences (user_id, kind, mail)
    select id, 'episode', 'daily' from auth.users where email like 'many%';`);
  const users = (
    await look<{ id: string }>(server.database, `select id from auth.users where email like 'many%'`)
  ).map(({ id }) => id);
  const title = { kind: 'tv' as const, id: 7, name: 'Series', posterPath: null };
  const telling = { users, key: noticeKey(title, '2030-01-10'), title };
  expect(await tellOnce(serviceClient(server), 'episode', [telling], new Date(NOON))).toBe(10_000);
  expect(await tellOnce(serviceClient(server), 'episode', [telling], new Date(NOON))).toBe(0);
  const moment = { zone: 'UTC', rhythm: 'daily', day: '2030-01-11', at: '2030-01-11T08:00:00Z' } as const;
  expect(await formLetters(serviceClient(server), new Date(moment.at), [moment])).toBe(10_000);
  expect(await look(server.database, 'select count(*)::int as n from private.notice_letters')).toEqual([
    { n: 10_000 },
  ]);
});
