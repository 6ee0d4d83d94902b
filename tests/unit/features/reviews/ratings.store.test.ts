import { beforeEach, describe, expect, onTestFinished, test, vi } from 'vitest';
import type { Client } from '../../../../src/core/backend/client.ts';
import {
  loadOwnRating,
  loadRatingSummary,
  setRating,
} from '../../../../src/features/reviews/ratings.queries.ts';
import { titleKey, type TitleId } from '../../../../src/core/title.ts';
import { $authDialog, closeAuthDialog, completeAuthDialog } from '../../../../src/core/stores/auth-dialog.ts';
import { $rating, rate } from '../../../../src/features/reviews/ratings.store.ts';
import { $starsSince } from '../../../../src/features/reviews/own-stars.store.ts';
import { $toast, dismissToast, runToastAction } from '../../../../src/core/stores/toasts.ts';
import { answeredAfter } from '../../../support/browser/held-answer.ts';
import { offline } from '../../../support/browser/offline.ts';
import { callsOf } from '../../../support/browser/refused-answer.ts';
import { enter, leave, openTitlePage } from '../../../support/browser/opened-page.ts';
import { startBrowser } from '../../../support/browser/start-browser.ts';
import { signedInPerson } from '../../../support/host/signed-in-person.ts';

const browser = await startBrowser();
const { server } = browser;

const visitor = server.client() as Client;
const ada = await signedInPerson(server, 'Ada');
const bob = await signedInPerson(server, 'Bob');

let title: TitleId = { kind: 'movie', id: 2000 };
beforeEach(async () => {
  title = { kind: title.kind === 'movie' ? 'tv' : 'movie', id: title.id + 1 };
  await leave();
  closeAuthDialog();
  dismissToast();
  browser.seen.changed = [];
  await setRating(bob.client, bob.id, title, 2);
});

const kept = () => loadOwnRating(ada.client, ada.id, title);
const saved = (stars: number | null) => vi.waitFor(async () => expect(await kept()).toBe(stars));

describe('rating a title', () => {
  beforeEach(async () => {
    await enter(ada.email);
    await openTitlePage(server, title);
  });

  test('changes the average at once, and in the backend', async () => {
    rate(5);
    expect($rating.get()).toMatchObject({ own: 5, summary: { average: 3.5, count: 2 } });
    await saved(5);
    expect(await loadRatingSummary(visitor, title)).toEqual({ average: 3.5, count: 2 });
    await vi.waitFor(() => expect(browser.seen.changed).toEqual([titleKey(title)]));
  });

  test('again replaces the earlier rating, and removing it keeps others’', async () => {
    rate(5);
    await saved(5);
    rate(3);
    expect($rating.get()).toMatchObject({ own: 3, summary: { average: 2.5, count: 2 } });
    await saved(3);
    rate(null);
    expect($rating.get()).toMatchObject({ own: null, summary: { average: 2, count: 1 } });
    await saved(null);
    expect(await loadRatingSummary(visitor, title)).toEqual({ average: 2, count: 1 });
  });

  test('is removed with a toast, and restored from it', async () => {
    rate(4);
    await saved(4);
    expect($toast.get()).toBeNull();
    rate(null);
    await vi.waitFor(() =>
      expect($toast.get()).toMatchObject({ title: 'Rating cleared', text: 'You gave it 4 out of 5 stars.' }),
    );
    expect(await kept()).toBeNull();
    runToastAction();
    await saved(4);
    expect($rating.get()).toMatchObject({ own: 4, summary: { average: 3, count: 2 } });
  });

  test('in quick succession ends with the last one', async () => {
    for (const stars of [1, 2, 3, 4] as const) rate(stars);
    expect($rating.get()).toMatchObject({ own: 4, summary: { average: 3, count: 2 } });
    await saved(4);
  });

  test('that fails is reverted with a message, and can be retried', async () => {
    await offline(async () => {
      rate(4);
      await vi.waitFor(() => expect($toast.get()?.text).toMatch(/^Failed to save rating\. /));
    });
    expect($rating.get()).toMatchObject({ own: null, summary: { average: 2, count: 1 } });
    expect(browser.seen.changed).toEqual([]);
    rate(4);
    await saved(4);
    await vi.waitFor(() => expect(browser.seen.changed).toHaveLength(1));
    await offline(async () => {
      rate(null);
      await vi.waitFor(() => expect($toast.get()?.text).toMatch(/^Failed to clear rating\. /));
    });
    expect($rating.get()).toMatchObject({ own: 4 });
  });
});

test('Reverts and reports a rating above an account’s limit', async () => {
  await enter(ada.email);
  await openTitlePage(server, title);
  const table = title.kind === 'movie' ? 'movie_ratings' : 'series_ratings';
  await server.database.query(`delete from public.${table} where user_id = $1`, [ada.id]);
  await server.database.exec(`create trigger tight after insert on public.${table}
    referencing new table as added for each statement execute function private.bound_entries('1', 'Holds one')`);
  try {
    await server.database.query(
      `insert into public.${table} (user_id, ${title.kind === 'movie' ? 'movie_id' : 'series_id'}, rating)
       values ($1, 1, 3)`,
      [ada.id],
    );
    rate(4);
    const said = 'Failed to save rating. You have reached the limit. Remove some first.';
    await vi.waitFor(() => expect($toast.get()?.text).toBe(said));
    expect($rating.get()).toMatchObject({ own: null });
  } finally {
    await server.database.exec(`drop trigger tight on public.${table}`);
  }
});

test('Saves a visitor’s rating after signing in', async () => {
  await openTitlePage(server, title);
  rate(4);
  expect($rating.get()).toMatchObject({ own: null, summary: { average: 2, count: 1 } });
  expect($toast.get()).toMatchObject({ title: 'Please sign in', text: 'You need to be signed in to rate' });
  expect($authDialog.get()).toEqual({ name: 'signIn' });
  await enter(ada.email);
  await completeAuthDialog();
  await saved(4);
});

test('Shows the user’s rating on return, and removes it on sign-out', async () => {
  await setRating(ada.client, ada.id, title, 3);
  await enter(ada.email);
  await openTitlePage(server, title);
  await vi.waitFor(() => expect($rating.get()).toMatchObject({ own: 3 }));
  await leave();
  expect($rating.get()).toMatchObject({ own: null, summary: { average: 2.5, count: 2 } });
});

test('Announces a rating to the server even if other tabs cannot be notified', async () => {
  await enter(ada.email);
  await openTitlePage(server, title);
  const code = '../../../../src/features/reviews/own-stars.store.ts';
  vi.doMock(code, () => {
    throw new Error('planted');
  });
  onTestFinished(() => void vi.doUnmock(code));
  rate(4);
  await vi.waitFor(() => expect(browser.seen.changed).toEqual([titleKey(title)]));
  expect([await kept(), $toast.get()]).toEqual([4, null]);
  expect(browser.seen.defects.splice(0)).toHaveLength(1);
});

test('Shows ratings of other tabs once known, and ignores those of other titles', async () => {
  await enter(ada.email);
  await openTitlePage(server, title);
  const other = { ...title, id: title.id + 500 };
  const line = browser.environment.channel('marquee-stars');
  const tell = (of: TitleId, stars: number | null) => line.tell({ userId: ada.id, key: titleKey(of), stars });
  await vi.waitFor(() => {
    tell(other, 1);
    expect($starsSince.get().get(titleKey(other))).toBe(1);
  });
  await setRating(ada.client, ada.id, title, 5);
  const asked = await callsOf('rating', () => {
    tell(other, 2);
    tell(title, null);
    return loadRatingSummary(visitor, other);
  });
  expect([asked, $rating.get()?.own]).toEqual([1, null]);
  tell(title, 5);
  await vi.waitFor(() =>
    expect($rating.get()).toMatchObject({ own: 5, summary: { average: 3.5, count: 2 } }),
  );
});

test('Keeps a rating in progress from the next user, who sees their own', async () => {
  await enter(ada.email);
  await openTitlePage(server, title);
  await answeredAfter(
    '_ratings',
    () => rate(4),
    () => enter(bob.email),
  );
  await vi.waitFor(() => expect($rating.get()).toMatchObject({ own: 2, summary: { average: 3, count: 2 } }));
  expect($toast.get()).toBeNull();
  await enter(ada.email);
  await vi.waitFor(() => expect($rating.get()).toMatchObject({ own: 4 }));
  rate(null);
  await vi.waitFor(() => expect($toast.get()?.title).toBe('Rating cleared'));
  const undo = $toast.get()!.action!.run;
  await enter(bob.email);
  undo();
  await kept();
  expect($rating.get()).toMatchObject({ own: 2 });
  expect(await loadOwnRating(bob.client, bob.id, title)).toBe(2);
});
