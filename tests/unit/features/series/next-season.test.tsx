import { screen, waitFor } from '@testing-library/react';
import { afterAll, beforeEach, expect, test } from 'vitest';
import type { Client } from '../../../../src/core/backend/client.ts';
import {
  loadSeriesReminders,
  setSeriesReminder,
} from '../../../../src/features/reminders/series-reminders.queries.ts';
import { RemindersPage } from '../../../../src/features/reminders/RemindersPage.tsx';
import { FollowSeries } from '../../../../src/features/series/FollowSeries.tsx';
import { $authDialog, closeAuthDialog, completeAuthDialog } from '../../../../src/core/stores/auth-dialog.ts';
import { startSession } from '../../../../src/core/stores/session.ts';
import { $toast, dismissToast, runToastAction } from '../../../../src/core/stores/toasts.ts';
import { startBackend } from '../../../support/backend/backend-server.ts';
import { browserEnvironment } from '../../../support/browser/browser-environment.ts';
import { openIsland } from '../../../support/browser/island.ts';
import { offline } from '../../../support/browser/offline.ts';
import { enter, leave } from '../../../support/browser/opened-page.ts';
import { createPerson, newAddress, signIn } from '../../../support/database/people.ts';

const server = await startBackend();
afterAll(() => server.close());
browserEnvironment(server);
startSession();

const SERIES = { id: 7, title: 'الأمواج', posterPath: null };
const WISH = { seriesId: 7, title: SERIES.title, posterPath: null, knownSeason: 2 };
const REMIND = 'Remind Me of the next season';

let person: { id: string; email: string };
let elsewhere: Client;
beforeEach(async () => {
  await leave();
  closeAuthDialog();
  dismissToast();
  person = await createPerson(server, newAddress());
  elsewhere = (await signIn(server, person.email)).client as Client;
});

const stored = async () =>
  (await loadSeriesReminders(elsewhere, '2030-01-01')).map(({ seriesId, knownSeason }) => [
    seriesId,
    knownSeason,
  ]);
const button = (name: string) => screen.findByRole('button', { name });

test('Sets a reminder of a running series, removes it and undoes that', async () => {
  await enter(person.email);
  const user = openIsland(<FollowSeries series={SERIES} shown={null} latest={2} />);
  // The user's own state replaces the visitors' one.
  await waitFor(() =>
    expect(screen.getByRole('button', { name: 'Follow' }).getAttribute('aria-busy')).toBe('false'),
  );
  await user.click(await button(REMIND));
  await button('Reminder set!');
  await waitFor(async () => expect(await stored()).toEqual([[7, 2]]));
  await waitFor(() => expect($toast.get()?.title).toBe('Reminder set!'));
  await user.click(await button('Reminder set!'));
  await waitFor(async () => expect(await stored()).toEqual([]));
  await waitFor(() => expect($toast.get()?.title).toBe('Reminder removed'));
  runToastAction();
  await waitFor(async () => expect(await stored()).toEqual([[7, 2]]));
});

test('Asks a visitor to sign in, and sets the reminder afterwards', async () => {
  const user = openIsland(<FollowSeries series={SERIES} shown={null} latest={2} />);
  await user.click(await button(REMIND));
  await waitFor(() => expect($authDialog.get()).not.toBeNull());
  expect($toast.get()?.text).toBe('You need to be signed in to set reminders');
  await enter(person.email);
  void completeAuthDialog();
  await button('Reminder set!');
  await waitFor(async () => expect(await stored()).toEqual([[7, 2]]));
  expect(screen.getAllByRole('button', { name: 'Follow' })).toHaveLength(1);
});

test('Shows an existing reminder', async () => {
  await setSeriesReminder(elsewhere, person.id, WISH);
  await enter(person.email);
  openIsland(<FollowSeries series={SERIES} shown={null} latest={3} />);
  await button('Reminder set!');
});

test('Offers no reminder for an ended series, nor on a season’s page', async () => {
  await enter(person.email);
  openIsland(<FollowSeries series={SERIES} shown={null} latest={null} />);
  await waitFor(() =>
    expect(screen.getByRole('button', { name: 'Follow' }).getAttribute('aria-busy')).toBe('false'),
  );
  expect(screen.queryByRole('button', { name: REMIND })).toBeNull();
});

const page = (next: { season: number; day: string | null } | null) => (
  <RemindersPage
    userId={person.id}
    reminders={[]}
    series={[{ ...WISH, lookedUp: true, ended: false, next }]}
    day="2030-01-01"
    mails
    imageBase="/images"
  />
);

test('Shows what is known of the next season in the reminders, and removes it with undo', async () => {
  await setSeriesReminder(elsewhere, person.id, WISH);
  await enter(person.email);
  const user = openIsland(page({ season: 3, day: '2030-03-01' }));
  expect(screen.getByRole('region', { name: 'Next seasons' }).textContent).toContain(
    'Season 3 starts on March 1, 2030',
  );
  await user.click(await button('Remove the reminder: الأمواج'));
  await screen.findByText('No reminders yet');
  await waitFor(async () => expect(await stored()).toEqual([]));
  await waitFor(() => expect($toast.get()?.title).toBe('Reminder removed'));
  runToastAction();
  await button('Remove the reminder: الأمواج');
  await waitFor(async () => expect(await stored()).toEqual([[7, 2]]));
});

test('Keeps a reminder that failed to be removed, and says so', async () => {
  await setSeriesReminder(elsewhere, person.id, WISH);
  await enter(person.email);
  const user = openIsland(page(null));
  expect(screen.getByText('No next season is announced')).toBeTruthy();
  await offline(async () => {
    await user.click(await button('Remove the reminder: الأمواج'));
    await waitFor(() => expect($toast.get()?.text).toBe('Failed to remove reminder'));
  });
  await button('Remove the reminder: الأمواج');
  expect(await stored()).toEqual([[7, 2]]);
});
