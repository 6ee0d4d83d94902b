import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import type { Database } from '../../packages/embedded/src/supabase/database/contract.ts';
import { openTestDatabase } from '../support/database/database-engines.ts';
import {
  act,
  attempt,
  ids,
  look,
  signUpEverybody,
  type Persona,
} from '../../packages/embedded/tests/support/persona.ts';

interface Mail {
  id: number;
  mail_key: string;
  template: string;
  email: string;
  movie_title: string;
  remind_on: string;
  moved_from: string | null;
  unsubscribe_token: string;
  attempts: number;
}

describe('Reminder mails', () => {
  let database: Database;
  beforeAll(async () => {
    database = await openTestDatabase();
    await signUpEverybody(database);
  });
  afterAll(() => database.close());
  afterEach(async () => {
    await database.exec('delete from public.movie_reminders; delete from private.mail_outbox;');
  });

  const remind = (persona: Persona, on: string, byEmail = true): Promise<unknown> =>
    act(
      database,
      persona,
      `insert into movie_reminders (user_id, movie_id, remind_on, remind_by_email, movie_title)
       values (auth.uid(), 7, $1, $2, 'Seven')
       on conflict (user_id, movie_id) do update set user_id = excluded.user_id, movie_id = excluded.movie_id, remind_on = excluded.remind_on,
         remind_by_email = excluded.remind_by_email, movie_title = excluded.movie_title`,
      [on, byEmail],
    );
  const enqueue = async (today: string): Promise<unknown> =>
    (await act<{ n: number }>(database, 'service', 'select enqueue_due_reminders($1) as n', [today]))[0]?.n;
  const claim = (): Promise<Mail[]> => act<Mail>(database, 'service', 'select * from claim_mails()');
  const settle = (id: number, error: string | null = null): Promise<unknown> =>
    act(database, 'service', 'select settle_mail($1, $2)', [id, error]);
  const allDue = (): Promise<void> =>
    database.exec(`update private.mail_outbox set next_attempt_at = now() - interval '1 second'`);

  describe('are queued', () => {
    it.each([
      ['before the day', '2030-01-11', 0],
      ['on the day', '2030-01-10', 1],
      ['a few days late, when the server was off', '2030-01-05', 1],
      ['not any more after a week', '2030-01-02', 0],
    ])('%s', async (_when, remindOn, count) => {
      await remind('owner', remindOn);
      expect(await enqueue('2030-01-10')).toBe(count);
    });

    it('once, however often the job runs', async () => {
      await remind('owner', '2030-01-10');
      expect(await Promise.all([enqueue('2030-01-10'), enqueue('2030-01-10')])).toEqual(
        expect.arrayContaining([0, 1]),
      );
      expect(await enqueue('2030-01-11')).toBe(0);
    });

    it('for users who asked for mail only', async () => {
      await remind('owner', '2030-01-10', false);
      expect(await enqueue('2030-01-10')).toBe(0);
    });
  });

  it('are given to one job only, with all a mail needs', async () => {
    await remind('owner', '2030-01-10');
    await enqueue('2030-01-10');
    const [first, second] = await Promise.all([claim(), claim()]);
    const mails = [...(first ?? []), ...(second ?? [])];
    expect(mails).toEqual([
      expect.objectContaining({
        mail_key: `reminder:${ids.owner}:7:2030-01-10`,
        template: 'reminder',
        email: 'owner@example.test',
        movie_title: 'Seven',
        remind_on: '2030-01-10',
        moved_from: null,
        attempts: 1,
      }),
    ]);
  });

  it('mark the reminder once sent, and are not sent again', async () => {
    await remind('owner', '2030-01-10');
    await enqueue('2030-01-10');
    const [mail] = await claim();
    await settle(mail?.id ?? 0);
    await allDue();
    expect(await claim()).toEqual([]);
    const sent = 'select sent_at is not null as sent from movie_reminders';
    expect(await act(database, 'owner', sent)).toEqual([{ sent: true }]);

    await act(database, 'owner', 'delete from movie_reminders');
    await remind('owner', '2030-01-10');
    expect(await enqueue('2030-01-10')).toBe(0);
  });

  it('are queued again when their sender died, with growing delays after failures', async () => {
    await remind('owner', '2030-01-10');
    await enqueue('2030-01-10');
    const waits: unknown[] = [];
    for (let attemptNumber = 1; attemptNumber <= 8; attemptNumber += 1) {
      const [mail] = await claim();
      expect(mail?.attempts).toBe(attemptNumber);
      expect(await claim()).toEqual([]);
      const wait =
        'select extract(epoch from next_attempt_at - now())::int / 60 as minutes from private.mail_outbox';
      waits.push(Math.round(Number((await look<{ minutes: number }>(database, wait))[0]?.minutes) / 5) * 5);
      if (attemptNumber > 1) await settle(mail?.id ?? 0, `SMTP 451 ${'x'.repeat(600)}`);
      await allDue();
    }
    expect(waits).toEqual([5, 10, 20, 40, 80, 160, 320, 640]);
    expect(await claim()).toEqual([]);
    const state =
      'select sent_at, given_up_at is not null as given_up, char_length(last_error) as length from private.mail_outbox';
    expect(await look(database, state)).toEqual([{ sent_at: null, given_up: true, length: 500 }]);
  });

  it.each([
    ['the reminder was removed', 'delete from movie_reminders'],
    ['mail was turned off', 'update movie_reminders set remind_by_email = false'],
    ['the day was moved', `update movie_reminders set remind_on = '2031-01-01'`],
  ])('are not sent when %s after they were queued', async (_what, sql) => {
    await remind('owner', '2030-01-10');
    await enqueue('2030-01-10');
    await act(database, 'owner', sql);
    expect(await claim()).toEqual([]);
    expect(await look(database, 'select * from private.mail_outbox')).toEqual([]);
  });

  it('are sent to the account’s current address', async () => {
    await remind('stranger', '2030-01-10');
    await enqueue('2030-01-10');
    await database.query(`update auth.users set email = 'moved@example.test' where id = $1`, [ids.stranger]);
    expect((await claim())[0]?.email).toBe('moved@example.test');
  });

  it('are ended with one click by the holder of the mail, for that user only', async () => {
    await remind('owner', '2030-01-10');
    await remind('stranger', '2030-01-10');
    await enqueue('2030-01-10');
    const token = (await claim()).find(({ email }) => email === 'owner@example.test')?.unsubscribe_token;
    const stop = 'select unsubscribe_from_reminders($1) as stopped';
    const unknown = '00000000-0000-4000-8000-000000000000';
    expect(await act(database, 'anonymous', stop, [unknown])).toEqual([{ stopped: false }]);
    expect(await act(database, 'anonymous', stop, [token])).toEqual([{ stopped: true }]);
    expect(await act(database, 'anonymous', stop, [token])).toEqual([{ stopped: true }]);
    const byEmail = 'select remind_by_email from movie_reminders';
    expect(await act(database, 'owner', byEmail)).toEqual([{ remind_by_email: false }]);
    expect(await act(database, 'stranger', byEmail)).toEqual([{ remind_by_email: true }]);
  });

  it('are due again when the user moves the day', async () => {
    await remind('owner', '2030-01-10');
    await database.exec('update public.movie_reminders set sent_at = now()');
    await remind('owner', '2030-02-10');
    expect(await act(database, 'owner', 'select sent_at from movie_reminders')).toEqual([{ sent_at: null }]);
    await database.exec('update public.movie_reminders set sent_at = now()');
    await remind('owner', '2030-02-10', false);
    const sent = 'select sent_at is not null as sent from movie_reminders';
    expect(await act(database, 'owner', sent)).toEqual([{ sent: true }]);
  });

  it('need a real day and a title', async () => {
    const set =
      'insert into movie_reminders (user_id, movie_id, remind_on, movie_title) values (auth.uid(), $1, $2, $3)';
    expect(await attempt(database, 'owner', set, [7, '2030-02-30', 'Seven'])).toBe('22008');
    expect(await attempt(database, 'owner', set, [7, '1999-01-01', 'Seven'])).toBe('23514');
    expect(await attempt(database, 'owner', set, [0, '2030-02-03', 'Seven'])).toBe('23514');
    expect(await attempt(database, 'owner', set, [7, '2030-02-03', ''])).toBe('23514');
  });
});
