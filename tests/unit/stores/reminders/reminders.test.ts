import { afterAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { signIn, signOut } from '../../../../src/backend/auth/auth.ts';
import { findReminder, setReminder } from '../../../../src/backend/reminders/reminders.ts';
import { $authDialog, completeAuthDialog, closeAuthDialog } from '../../../../src/stores/auth/auth-dialog.ts';
import {
  $choosing,
  $reminders,
  chooseReminder,
  closeChoice,
  followReminder,
  followReminders,
  forget,
  remind,
} from '../../../../src/stores/reminders/reminders.ts';
import { setEnvironment } from '../../../../src/stores/environment.ts';
import { $session, changeSession, startSession } from '../../../../src/stores/session.ts';
import { $toast, dismissToast, runToastAction } from '../../../../src/stores/toasts.ts';
import { startBackend } from '../../../support/backend/backend-server.ts';
import { browserEnvironment } from '../../../support/browser/browser-environment.ts';
import { createPerson, newAddress, PASSWORD } from '../../../support/database/people.ts';
import { answeredAfter } from '../../../support/browser/held-answer.ts';
import { offline } from '../../../support/browser/offline.ts';
import { callsOf } from '../../../support/browser/refused-answer.ts';

const server = await startBackend();
afterAll(() => server.close());
const { environment } = browserEnvironment(server);
startSession();

const MOVIE = { movieId: 7, remindOn: '2030-03-01', title: 'Seven', posterPath: null };
let person: { email: string; id: string };
const enter = () => changeSession((client) => signIn(client, person.email, PASSWORD));
const shown = () => $reminders.get().get(MOVIE.movieId);
const stored = async () => findReminder(await environment.backend(), person.id, MOVIE.movieId);

beforeEach(async () => {
  person = await createPerson(server, newAddress(), { full_name: 'Ada Example' });
  await enter();
  followReminder(MOVIE.movieId);
  await vi.waitFor(() => expect(shown()).toBeNull());
  dismissToast();
  closeAuthDialog();
});

describe('setting a reminder', () => {
  test('asks first how, and asks no more once it is set', async () => {
    await chooseReminder(MOVIE.movieId);
    expect($choosing.get()).toBe(MOVIE.movieId);
    await remind(MOVIE, true);
    expect($choosing.get()).toBeNull();
    expect(await stored()).toMatchObject({ remindOn: '2030-03-01', byEmail: true, title: 'Seven' });
    expect($toast.get()).toMatchObject({
      title: 'Reminder set!',
      text: `We will email ${person.email} on March 1, 2030.`,
    });
    await chooseReminder(MOVIE.movieId);
    expect($choosing.get()).toBeNull();
  });

  test('in the product only sends no mail, and says where it will be', async () => {
    await remind(MOVIE, false);
    expect(await stored()).toMatchObject({ byEmail: false });
    expect($toast.get()?.text).toBe('You will find it on your home page on March 1, 2030.');
  });

  test('is shown before the backend has answered', async () => {
    const done = remind(MOVIE, true);
    expect(shown()).toMatchObject({ remindOn: '2030-03-01' });
    await done;
    expect(shown()).toMatchObject({ remindOn: '2030-03-01' });
  });

  test('that fails is taken back, with a word about it', async () => {
    await offline(() => remind(MOVIE, true));
    expect(shown()).toBeNull();
    expect(await stored()).toBeNull();
    expect($toast.get()).toMatchObject({ title: 'Error', text: 'Failed to set reminder', destructive: true });
  });

  test('can be left', async () => {
    await chooseReminder(MOVIE.movieId);
    closeChoice();
    expect($choosing.get()).toBeNull();
    expect(shown()).toBeNull();
  });

  test('can be changed between mail and product', async () => {
    await remind(MOVIE, true);
    await remind(MOVIE, false);
    expect(await stored()).toMatchObject({ byEmail: false });
    expect(shown()).toMatchObject({ byEmail: false });
  });
});

describe('removing a reminder', () => {
  test('can be undone as it was', async () => {
    await remind(MOVIE, true);
    const reminder = shown();
    if (!reminder) throw new Error('no reminder');
    await forget(reminder);
    expect([shown(), await stored()]).toEqual([null, null]);
    expect($toast.get()).toMatchObject({ title: 'Reminder removed', text: 'Seven' });
    runToastAction();
    await vi.waitFor(() => expect($toast.get()).toMatchObject({ title: 'Restored' }));
    expect(await stored()).toMatchObject({ remindOn: '2030-03-01', byEmail: true });
  });

  test('stays so where the page takes over its rows after the press that woke it', async () => {
    await remind(MOVIE, true);
    const reminder = shown();
    if (!reminder) throw new Error('no reminder');
    setEnvironment({ ...environment });
    const removed = forget(reminder);
    followReminders(person.id, [reminder]);
    expect(shown()).toBeNull();
    await removed;
    expect([shown(), await stored()]).toEqual([null, null]);
  });

  test('that fails leaves it set, with a word about it', async () => {
    await remind(MOVIE, true);
    const reminder = shown();
    if (!reminder) throw new Error('no reminder');
    await offline(() => forget(reminder));
    expect(shown()).toMatchObject({ byEmail: true });
    expect($toast.get()).toMatchObject({ text: 'Failed to remove reminder', destructive: true });
    expect(await stored()).not.toBeNull();
  });

  test('by a double click is one removal', async () => {
    await remind(MOVIE, true);
    const reminder = shown();
    if (!reminder) throw new Error('no reminder');
    const first = forget(reminder);
    await remind(MOVIE, true);
    await first;
    expect([shown(), await stored()]).toEqual([null, null]);
  });
});

describe('a reminder set elsewhere', () => {
  test('is shown, with the day it was moved from', async () => {
    const other = { ...MOVIE, movieId: 8 };
    await setReminder(await environment.backend(), person.id, { ...other, byEmail: true });
    await server.database.query(
      `update public.movie_reminders set moved_from = '2030-02-01' where user_id = $1`,
      [person.id],
    );
    followReminder(8);
    await vi.waitFor(() =>
      expect($reminders.get().get(8)).toMatchObject({ remindOn: '2030-03-01', movedFrom: '2030-02-01' }),
    );
  });

  test('is not shown to the next person of this browser', async () => {
    await remind(MOVIE, true);
    person = await createPerson(server, newAddress(), { full_name: 'Grace Example' });
    await enter();
    await vi.waitFor(() => expect(shown()).toBeNull());
  });
});

describe('somebody signed out', () => {
  test('is asked to sign in, and then chooses', async () => {
    await changeSession((client) => signOut(client));
    await vi.waitFor(() => expect($session.get()).toEqual({ kind: 'signedOut' }));
    await chooseReminder(MOVIE.movieId);
    expect($toast.get()).toMatchObject({
      title: 'Please sign in',
      text: 'You need to be signed in to set reminders',
    });
    expect($authDialog.get()).toEqual({ name: 'signIn' });
    expect($choosing.get()).toBeNull();
    await enter();
    await completeAuthDialog();
    expect($choosing.get()).toBe(MOVIE.movieId);
  });

  test('who has a reminder already sees it and need not choose', async () => {
    await remind(MOVIE, true);
    await changeSession((client) => signOut(client));
    await vi.waitFor(() => expect($session.get()).toEqual({ kind: 'signedOut' }));
    await chooseReminder(MOVIE.movieId);
    await enter();
    await completeAuthDialog();
    expect($choosing.get()).toBeNull();
    expect(shown()).toMatchObject({ byEmail: true });
  });
});

describe('what the server rendered', () => {
  const reminder = { ...MOVIE, byEmail: true, movedFrom: null, sentAt: null, createdAt: '' };

  test('is taken over, and asked for no more', async () => {
    setEnvironment({ ...environment });
    followReminders(person.id, [reminder, { ...reminder, movieId: 8 }]);
    expect([...$reminders.get().values()]).toEqual([reminder, { ...reminder, movieId: 8 }]);
    const fetches = vi.spyOn(globalThis, 'fetch');
    await chooseReminder(8);
    expect(fetches).not.toHaveBeenCalled();
    fetches.mockRestore();
    expect($choosing.get()).toBeNull();
  });

  test('for somebody else is not shown', () => {
    setEnvironment({ ...environment });
    const before = $reminders.get();
    followReminders('00000000-0000-4000-8000-000000000000', [reminder]);
    expect(shown()).toBeFalsy();
    expect([...before.keys()]).toContain(MOVIE.movieId);
  });
});

describe('a person of this browser who goes', () => {
  /** Somebody else signs in here. */
  async function another(): Promise<void> {
    const { email } = await createPerson(server);
    await changeSession((client) => signIn(client, email, PASSWORD));
    dismissToast();
  }

  test('takes the choice along that they were making', async () => {
    await chooseReminder(MOVIE.movieId);
    await another();
    expect($choosing.get()).toBeNull();
  });

  test('leaves no choice open for who comes', async () => {
    const other = 9;
    await answeredAfter(
      'movie_reminders',
      () => chooseReminder(other),
      async () => {
        await changeSession((client) => signOut(client));
      },
    );
    expect($choosing.get()).toBeNull();
  });

  test('is followed by somebody who is told of nothing, and whose reminders are their own', async () => {
    const count = 'select 1 from public.movie_reminders where movie_id = $1';
    const before = (await server.database.query(count, [MOVIE.movieId])).rows;
    await answeredAfter('movie_reminders', () => remind(MOVIE, true), another);
    expect($toast.get()).toBeNull();
    await vi.waitFor(() => expect(shown()).toBeNull());
    await enter();
    await vi.waitFor(() => expect(shown()).toMatchObject({ byEmail: true }));
    await forget(shown()!);
    const undo = $toast.get()!.action!.run;
    await another();
    undo();
    await vi.waitFor(() => expect(shown()).toBeNull());
    expect((await server.database.query(count, [MOVIE.movieId])).rows).toEqual(before);
  });
});

describe('a reminder', () => {
  test('is as it was chosen where it was asked for meanwhile', async () => {
    const other = { ...MOVIE, movieId: 10 };
    await answeredAfter(
      'movie_reminders',
      () => followReminder(10),
      () => remind(other, true),
    );
    await vi.waitFor(() => expect($reminders.get().get(10)).toMatchObject({ byEmail: true }));
    await findReminder(await environment.backend(), person.id, 10);
    expect($reminders.get().get(10)).toMatchObject({ byEmail: true });
  });

  test('keeps the day it was moved from while it is changed', async () => {
    await remind(MOVIE, true);
    await server.database.query(
      `update public.movie_reminders set moved_from = '2030-02-01' where user_id = $1`,
      [person.id],
    );
    const { email } = await createPerson(server);
    await changeSession((client) => signIn(client, email, PASSWORD));
    await enter();
    await vi.waitFor(() => expect(shown()).toMatchObject({ movedFrom: '2030-02-01' }));
    await remind(MOVIE, false);
    expect(shown()).toEqual({
      ...MOVIE,
      byEmail: false,
      movedFrom: '2030-02-01',
      sentAt: null,
      createdAt: '',
    });
  });

  test('can be set again once it could not be', async () => {
    await offline(() => remind(MOVIE, true));
    await remind(MOVIE, true);
    expect(await stored()).toMatchObject({ byEmail: true });
  });

  test('is not set by a visitor', async () => {
    await changeSession((client) => signOut(client));
    dismissToast();
    await remind(MOVIE, true);
    expect([$toast.get(), $reminders.get().size]).toEqual([null, 0]);
  });
});

test('a reminder is asked for once by a page that opens', async () => {
  setEnvironment({ ...environment });
  const calls = await callsOf('movie_id=eq.11', async () => {
    followReminder(11);
    await vi.waitFor(() => expect($reminders.get().has(11)).toBe(true));
    await stored();
  });
  expect(calls).toBe(1);
});
