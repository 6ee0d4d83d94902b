import { afterAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { signIn, signOut } from '../../../../src/backend/auth/auth.ts';
import { findSeriesReminder, setSeriesReminder } from '../../../../src/backend/reminders/series-reminders.ts';
import type { SeriesReminderRequest } from '../../../../src/domain/reminders/series-reminders.ts';
import {
  $seriesReminders,
  followSeriesReminder,
  forgetSeries,
  forgetSeriesOf,
  remindOfSeries,
} from '../../../../src/stores/reminders/series-reminders.ts';
import { setEnvironment } from '../../../../src/stores/environment.ts';
import { changeSession, startSession } from '../../../../src/stores/session.ts';
import { $toast, dismissToast, runToastAction } from '../../../../src/stores/toasts.ts';
import { startBackend } from '../../../support/backend/backend-server.ts';
import { browserEnvironment } from '../../../support/browser/browser-environment.ts';
import { answeredAfter, heldAnswer } from '../../../support/browser/held-answer.ts';
import { offline } from '../../../support/browser/offline.ts';
import { createPerson, PASSWORD } from '../../../support/database/people.ts';

const server = await startBackend();
afterAll(() => server.close());
const { environment } = browserEnvironment(server);
startSession();

const TIDES: SeriesReminderRequest = { seriesId: 7, title: 'The Tides', posterPath: null, knownSeason: 2 };
let person: { email: string; id: string };
const enter = ({ email } = person) => changeSession((client) => signIn(client, email, PASSWORD));
const shown = () => $seriesReminders.get().get(TIDES.seriesId);
const stored = async () => findSeriesReminder(await environment.backend(), person.id, TIDES.seriesId);
const put = async () => setSeriesReminder(await environment.backend(), person.id, TIDES);
/** Somebody else signs in here. */
async function another(): Promise<void> {
  await enter(await createPerson(server));
  dismissToast();
}

beforeEach(async () => {
  await server.database.exec('delete from public.series_reminders');
  person = await createPerson(server);
  await enter();
  dismissToast();
});

describe('a reminder of the next season', () => {
  test('is learnt once, and what is not known counts as none', async () => {
    await offline(() => followSeriesReminder(TIDES.seriesId));
    expect($seriesReminders.get().size).toBe(0);
    await put();
    await followSeriesReminder(TIDES.seriesId);
    expect(shown()).toEqual(TIDES);
    const fetches = vi.spyOn(globalThis, 'fetch');
    await followSeriesReminder(TIDES.seriesId);
    expect(fetches).not.toHaveBeenCalled();
    fetches.mockRestore();
  });

  test('that is set while it is asked for stays so', async () => {
    await answeredAfter(
      'series_reminders',
      () => followSeriesReminder(TIDES.seriesId),
      () => remindOfSeries(TIDES),
    );
    expect(shown()).toEqual(TIDES);
  });

  test('is set in sight at once, and said', async () => {
    const setting = remindOfSeries(TIDES);
    await vi.waitFor(() => expect(shown()).toEqual(TIDES));
    await setting;
    expect(await stored()).toEqual(TIDES);
    expect($toast.get()).toMatchObject({
      title: 'Reminder set!',
      text: expect.stringContaining('the next season of The Tides') as string,
    });
  });

  test('is removed with a way back', async () => {
    await remindOfSeries(TIDES);
    await forgetSeries(TIDES);
    expect([shown(), await stored()]).toEqual([null, null]);
    expect($toast.get()).toMatchObject({
      ...{ title: 'Reminder removed', text: 'The Tides', action: { label: 'Undo' } },
    });
    runToastAction();
    await vi.waitFor(() => expect($toast.get()).toMatchObject({ title: 'Restored' }));
    expect([shown(), await stored()]).toEqual([TIDES, TIDES]);
  });

  test('that a page was drawn with is removed as it is kept', async () => {
    await put();
    await forgetSeriesOf(TIDES.seriesId);
    expect([shown(), await stored()]).toEqual([null, null]);
    dismissToast();
    await forgetSeriesOf(TIDES.seriesId);
    expect($toast.get()).toBeNull();
  });

  test('is written once, however often the button is pressed', async () => {
    const { asked, come } = heldAnswer('series_reminders');
    const first = remindOfSeries(TIDES);
    await asked;
    await forgetSeries(TIDES);
    expect(shown()).toEqual(TIDES);
    come();
    await first;
    expect(await stored()).toEqual(TIDES);
    await forgetSeries(TIDES);
    expect(await stored()).toBeNull();
  });
});

describe('a reminder of a series that could not be written', () => {
  test('is as it was, with a word about it', async () => {
    await remindOfSeries(TIDES);
    await offline(() => forgetSeries(TIDES));
    expect(shown()).toEqual(TIDES);
    expect($toast.get()).toMatchObject({ text: 'Failed to remove reminder', destructive: true });
    expect(await stored()).toEqual(TIDES);
  });

  test('is not known again where it was not before', async () => {
    await remindOfSeries({ ...TIDES, seriesId: 8 });
    await offline(() => remindOfSeries(TIDES));
    expect([...$seriesReminders.get().keys()]).toEqual([8]);
    expect($toast.get()).toMatchObject({ text: 'Failed to set reminder', destructive: true });
    await followSeriesReminder(TIDES.seriesId);
    await offline(() => remindOfSeries(TIDES));
    expect(shown()).toBeNull();
  });

  test('can be set again', async () => {
    await offline(() => remindOfSeries(TIDES));
    await remindOfSeries(TIDES);
    expect(await stored()).toEqual(TIDES);
  });
});

describe('reminders of series', () => {
  test('are not shown to the next person of this browser, who is told of nothing', async () => {
    await remindOfSeries(TIDES);
    await answeredAfter('series_reminders', () => forgetSeries(TIDES), another);
    expect([$seriesReminders.get().size, $toast.get()]).toEqual([0, null]);
    await enter();
    expect(await stored()).toBeNull();
    await put();
    await answeredAfter('series_reminders', () => followSeriesReminder(TIDES.seriesId), another);
    expect($seriesReminders.get().size).toBe(0);
  });

  test('do not come back to the next person by Undo', async () => {
    await remindOfSeries(TIDES);
    await forgetSeries(TIDES);
    const undo = $toast.get()!.action!.run;
    await another();
    undo();
    await environment.backend();
    expect([$seriesReminders.get().size, $toast.get()]).toEqual([0, null]);
    expect((await server.database.query('select 1 from public.series_reminders')).rows).toHaveLength(0);
  });

  test('are not set by who is signed out', async () => {
    await changeSession((client) => signOut(client));
    await remindOfSeries(TIDES);
    await followSeriesReminder(TIDES.seriesId);
    expect([$seriesReminders.get().size, $toast.get()]).toEqual([0, null]);
  });
});

test('a page that follows no reminder yet sets one of somebody it knows, and shows it to nobody else', async () => {
  setEnvironment({ ...environment });
  await remindOfSeries(TIDES);
  expect(await stored()).toEqual(TIDES);
  await another();
  expect($seriesReminders.get().size).toBe(0);
});
