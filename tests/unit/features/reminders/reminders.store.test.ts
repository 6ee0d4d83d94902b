import { beforeEach, describe, expect, test, vi } from 'vitest';
import type { Client } from '../../../../src/core/backend/client.ts';
import { findReminder, setReminder } from '../../../../src/features/reminders/reminders.queries.ts';
import {
  findSeriesReminder,
  setSeriesReminder,
} from '../../../../src/features/reminders/series-reminders.queries.ts';
import type { SeriesReminderRequest } from '../../../../src/features/reminders/series-reminders.ts';
import { $authDialog, completeAuthDialog, closeAuthDialog } from '../../../../src/core/stores/auth-dialog.ts';
import {
  $choosing,
  $reminders,
  chooseReminder,
  closeChoice,
  followReminder,
  takeOverReminders,
  forget,
  remind,
} from '../../../../src/features/reminders/reminders.store.ts';
import {
  $seriesReminders,
  followSeriesReminder,
  forgetSeries,
  forgetSeriesOf,
  remindOfSeries,
} from '../../../../src/features/reminders/series-reminders.store.ts';
import { setEnvironment } from '../../../../src/core/stores/environment.ts';
import { $session } from '../../../../src/core/stores/session.ts';
import { $toast, dismissToast, runToastAction } from '../../../../src/core/stores/toasts.ts';
import { startBrowser } from '../../../support/browser/start-browser.ts';
import { answeredAfter, heldAnswer } from '../../../support/browser/held-answer.ts';
import { offline } from '../../../support/browser/offline.ts';
import { callsOf } from '../../../support/browser/refused-answer.ts';

const { server, environment, another, enter, leave } = await startBrowser();

const TIDES: SeriesReminderRequest = { seriesId: 7, title: 'The Tides', posterPath: null, knownSeason: 2 };
const MOVIE = { movieId: 7, remindOn: '2030-03-01', title: 'Seven', posterPath: null };
let person: { email: string; id: string };
const shown = () => $reminders.get().get(MOVIE.movieId);
const stored = async () => findReminder(await environment.backend(), person.id, MOVIE.movieId);

beforeEach(async () => {
  person = await another();
  followReminder(MOVIE.movieId);
  await vi.waitFor(() => expect(shown()).toBeNull());
  dismissToast();
  closeAuthDialog();
});

/** A reminder for each kind of title. */
const KINDS = {
  movie: {
    ...{ table: 'movie_reminders', kept: { remindOn: '2030-03-01', title: 'Seven' } },
    set: () => remind(MOVIE, true),
    remove: () => forget({ ...MOVIE, byEmail: true, movedFrom: null, sentAt: null, createdAt: '' }),
    put: (client: Client) => setReminder(client, person.id, { ...MOVIE, byEmail: true }),
    async learn() {
      followReminder(MOVIE.movieId);
      await vi.waitFor(() => expect(shown()).toBeDefined());
    },
    ...{ shown, stored, size: () => $reminders.get().size },
  },
  series: {
    ...{ table: 'series_reminders', kept: TIDES },
    set: () => remindOfSeries(TIDES),
    remove: () => forgetSeries(TIDES),
    put: (client: Client) => setSeriesReminder(client, person.id, TIDES),
    learn: () => followSeriesReminder(TIDES.seriesId),
    shown: () => $seriesReminders.get().get(TIDES.seriesId),
    stored: async () => findSeriesReminder(await environment.backend(), person.id, TIDES.seriesId),
    size: () => $seriesReminders.get().size,
  },
};

describe.each(Object.entries(KINDS))('a reminder of a %s', (_kind, of) => {
  test('is set optimistically, removed, and restored by Undo', async () => {
    const { asked, come } = heldAnswer(of.table);
    const setting = of.set();
    await asked;
    expect(of.shown()).toMatchObject(of.kept);
    come();
    await setting;
    expect(await of.stored()).toMatchObject(of.kept);
    expect($toast.get()).toMatchObject({ title: 'Reminder set!' });
    await of.remove();
    expect([of.shown(), await of.stored()]).toEqual([null, null]);
    expect($toast.get()).toMatchObject({ title: 'Reminder removed', text: of.kept.title });
    runToastAction();
    await vi.waitFor(() => expect($toast.get()).toMatchObject({ title: 'Restored' }));
    expect([of.shown(), await of.stored()]).toMatchObject([of.kept, of.kept]);
  });

  test('that failed to be set or removed is reverted, with a message, and can be retried', async () => {
    await of.learn();
    await offline(of.set);
    expect([of.shown(), await of.stored()]).toEqual([null, null]);
    const said = { title: 'No connection', destructive: true };
    expect($toast.get()).toMatchObject({ ...said, text: 'Failed to set reminder' });
    await of.set();
    await offline(of.remove);
    expect([of.shown(), await of.stored()]).toMatchObject([of.kept, of.kept]);
    expect($toast.get()).toMatchObject({ ...said, text: 'Failed to remove reminder' });
  });

  test('is written once, for repeated presses', async () => {
    const { asked, come } = heldAnswer(of.table);
    const first = of.set();
    await asked;
    await of.remove();
    expect(of.shown()).toMatchObject(of.kept);
    come();
    await first;
    expect(await of.stored()).toMatchObject(of.kept);
    await of.remove();
    expect(await of.stored()).toBeNull();
  });

  test('is loaded once, keeping a choice made meanwhile', async () => {
    setEnvironment({ ...environment });
    await answeredAfter(of.table, of.learn, of.set);
    expect(of.shown()).toMatchObject(of.kept);
    expect(await callsOf(of.table, of.learn)).toBe(0);
  });

  test('is neither set nor loaded for a visitor', async () => {
    await leave();
    dismissToast();
    expect(await callsOf(of.table, of.set)).toBe(0);
    expect([of.size(), $toast.get()]).toEqual([0, null]);
  });
});

describe('a reminder of the next season', () => {
  const { shown: ofSeries, stored: kept, put } = KINDS.series;

  test('has its season, and is removed as stored from a rendered page', async () => {
    await remindOfSeries(TIDES);
    expect($toast.get()?.text).toContain('the next season of The Tides');
    person = await another();
    await put(await environment.backend());
    await forgetSeriesOf(TIDES.seriesId);
    expect([ofSeries(), await kept()]).toEqual([null, null]);
    dismissToast();
    await forgetSeriesOf(TIDES.seriesId);
    expect($toast.get()).toBeNull();
  });

  test('that is unknown counts as none, and is unknown again after a failure', async () => {
    await offline(() => followSeriesReminder(TIDES.seriesId));
    await remindOfSeries({ ...TIDES, seriesId: 8 });
    await offline(() => remindOfSeries(TIDES));
    expect([...$seriesReminders.get().keys()]).toEqual([8]);
  });
});

describe('setting a reminder', () => {
  test('asks for the way first, and no more once set', async () => {
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

  test('in the app only sends no mail, and says where it is shown', async () => {
    await remind(MOVIE, false);
    expect(await stored()).toMatchObject({ byEmail: false });
    expect($toast.get()?.text).toBe('You will find it on your home page on March 1, 2030.');
  });

  test('can be cancelled', async () => {
    await chooseReminder(MOVIE.movieId);
    closeChoice();
    expect($choosing.get()).toBeNull();
    expect(shown()).toBeNull();
  });

  test('can be switched between mail and app', async () => {
    await remind(MOVIE, true);
    await remind(MOVIE, false);
    expect(await stored()).toMatchObject({ byEmail: false });
    expect(shown()).toMatchObject({ byEmail: false });
  });
});

describe('removing a reminder', () => {
  test('stays removed when the page hydrates its rows after the press', async () => {
    await remind(MOVIE, true);
    const reminder = shown();
    if (!reminder) throw new Error('no reminder');
    setEnvironment({ ...environment });
    const removed = forget(reminder);
    takeOverReminders(person.id, new Map([[MOVIE.movieId, reminder]]));
    expect(shown()).toBeNull();
    await removed;
    expect([shown(), await stored()]).toEqual([null, null]);
  });
});

describe('a reminder set elsewhere', () => {
  test('is shown, with its earlier day after a move', async () => {
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
});

describe('a visitor', () => {
  test('is asked to sign in, and then chooses', async () => {
    await leave();
    await vi.waitFor(() => expect($session.get()).toEqual({ kind: 'signedOut' }));
    await chooseReminder(MOVIE.movieId);
    expect($toast.get()).toMatchObject({
      title: 'Please sign in',
      text: 'You need to be signed in to set reminders',
    });
    expect($authDialog.get()).toEqual({ name: 'signIn' });
    expect($choosing.get()).toBeNull();
    await enter(person);
    await completeAuthDialog();
    expect($choosing.get()).toBe(MOVIE.movieId);
  });

  test('with an existing reminder sees it and need not choose', async () => {
    await remind(MOVIE, true);
    await leave();
    await vi.waitFor(() => expect($session.get()).toEqual({ kind: 'signedOut' }));
    await chooseReminder(MOVIE.movieId);
    await enter(person);
    await completeAuthDialog();
    expect($choosing.get()).toBeNull();
    expect(shown()).toMatchObject({ byEmail: true });
  });
});

describe('server-rendered reminders', () => {
  const reminder = { ...MOVIE, byEmail: true, movedFrom: null, sentAt: null, createdAt: '' };

  test('are used without a request', async () => {
    setEnvironment({ ...environment });
    takeOverReminders(
      person.id,
      new Map([
        [8, reminder],
        [12, null],
      ]),
    );
    expect([...$reminders.get().values()]).toEqual([reminder, null]);
    const fetches = vi.spyOn(globalThis, 'fetch');
    followReminder(12);
    await chooseReminder(8);
    expect(fetches).not.toHaveBeenCalled();
    fetches.mockRestore();
    expect($choosing.get()).toBeNull();
  });

  test('for another user are not shown', () => {
    setEnvironment({ ...environment });
    const before = $reminders.get();
    takeOverReminders('00000000-0000-4000-8000-000000000000', new Map([[MOVIE.movieId, reminder]]));
    expect(shown()).toBeFalsy();
    expect([...before.keys()]).toContain(MOVIE.movieId);
  });
});

describe('a user who signs out', () => {
  test('closes their choice', async () => {
    await chooseReminder(MOVIE.movieId);
    await another();
    expect($choosing.get()).toBeNull();
  });

  test('leaves no open choice for the next user', async () => {
    const other = 9;
    await answeredAfter('movie_reminders', () => chooseReminder(other), leave);
    expect($choosing.get()).toBeNull();
  });
});

describe('a reminder', () => {
  test('keeps its earlier day while changed', async () => {
    await remind(MOVIE, true);
    await server.database.query(
      `update public.movie_reminders set moved_from = '2030-02-01' where user_id = $1`,
      [person.id],
    );
    await another();
    await enter(person);
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
});
