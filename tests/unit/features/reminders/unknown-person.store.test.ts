import { afterAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { signIn } from '../../../../src/core/backend/auth.ts';
import { findReminder } from '../../../../src/features/reminders/reminders.queries.ts';
import { findSeriesReminder } from '../../../../src/features/reminders/series-reminders.queries.ts';
import { startBackend } from '../../../support/backend/backend-server.ts';
import { browserEnvironment } from '../../../support/browser/browser-environment.ts';
import { createPerson, PASSWORD } from '../../../support/database/people.ts';

const server = await startBackend();
afterAll(() => server.close());
const { environment } = browserEnvironment(server);

const MOVIE = { movieId: 7, remindOn: '2030-03-01', title: 'Seven', posterPath: null };
const REMINDER = { ...MOVIE, byEmail: true, movedFrom: null, sentAt: null, createdAt: '' };
const TIDES = { seriesId: 7, title: 'The Tides', posterPath: null, knownSeason: 2 };

/** A page before anything loaded, so that the user is unknown. */
async function opened(backend: typeof environment.backend) {
  vi.resetModules();
  const world = await import('../../../../src/core/stores/environment.ts');
  world.setEnvironment({ ...environment, backend, keepsSession: () => true });
  const { $toast } = await import('../../../../src/core/stores/toasts.ts');
  const reminders = await import('../../../../src/features/reminders/reminders.store.ts');
  const series = await import('../../../../src/features/reminders/series-reminders.store.ts');
  return { $toast, reminders, series };
}
type Page = Awaited<ReturnType<typeof opened>>;

describe('an action before the user is known', () => {
  let id: string;
  beforeEach(async () => {
    const person = await createPerson(server);
    id = person.id;
    await signIn(await environment.backend(), person.email, PASSWORD);
  });

  test('sets and removes a movie’s reminder afterwards', async () => {
    const stored = async () => findReminder(await environment.backend(), id, MOVIE.movieId);
    const page = await opened(environment.backend);
    await page.reminders.remind(MOVIE, true);
    expect(await stored()).toMatchObject({ byEmail: true });
    const other = await opened(environment.backend);
    await other.reminders.forget(REMINDER);
    expect([await stored(), other.reminders.$reminders.get().get(7)]).toEqual([null, null]);
  });

  test('sets a series’ reminder afterwards', async () => {
    const page = await opened(environment.backend);
    await page.series.remindOfSeries(TIDES);
    const stored = await findSeriesReminder(await environment.backend(), id, TIDES.seriesId);
    expect([page.series.$seriesReminders.get().get(7), stored]).toEqual([TIDES, TIDES]);
  });
});

describe('when the user cannot be determined', () => {
  test.each<[string, (page: Page) => Promise<void>, string]>([
    ['a reminder is set', ({ reminders }) => reminders.remind(MOVIE, true), 'Failed to set reminder'],
    ['a reminder is chosen', ({ reminders }) => reminders.chooseReminder(7), 'Failed to set reminder'],
    ['a reminder is removed', ({ reminders }) => reminders.forget(REMINDER), 'Failed to remove reminder'],
    ['a series is set one', ({ series }) => series.remindOfSeries(TIDES), 'Failed to set reminder'],
    ['a series loses one', ({ series }) => series.forgetSeries(TIDES), 'Failed to remove reminder'],
  ])('that is reported if %s, and nothing is shown', async (_, act, text) => {
    const page = await opened(() =>
      Promise.reject(new TypeError('Failed to fetch dynamically imported module')),
    );
    await act(page);
    expect(page.$toast.get()).toMatchObject({ title: 'No connection', text, destructive: true });
    expect(page.reminders.$choosing.get()).toBeNull();
    const { size } = page.reminders.$reminders.get();
    expect([size, page.series.$seriesReminders.get().size]).toEqual([0, 0]);
  });
});
