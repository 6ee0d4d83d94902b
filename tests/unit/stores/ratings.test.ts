import { afterAll, beforeEach, describe, expect, test, vi } from 'vitest';
import type { Client } from '../../../src/backend/client.ts';
import { loadOwnRating, loadRatingSummary, setRating } from '../../../src/backend/ratings.ts';
import { titleKey, type TitleId } from '../../../src/domain/title.ts';
import { $authDialog, closeAuthDialog, completeAuthDialog } from '../../../src/stores/auth-dialog.ts';
import { $rating, rate } from '../../../src/stores/ratings.ts';
import { startSession } from '../../../src/stores/session.ts';
import { $toast, dismissToast } from '../../../src/stores/toasts.ts';
import { startBackend } from '../../support/backend/backend-server.ts';
import { browserEnvironment } from '../../support/browser/browser-environment.ts';
import { offline } from '../../support/browser/offline.ts';
import { enter, leave, openTitlePage } from '../../support/browser/opened-page.ts';
import { signedInPerson } from '../../support/host/signed-in-person.ts';

const server = await startBackend();
afterAll(() => server.close());
const browser = browserEnvironment(server);
startSession();

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

  test('changes the average at once, and the backend’s with it', async () => {
    rate(5);
    expect($rating.get()).toMatchObject({ own: 5, summary: { average: 3.5, count: 2 } });
    await saved(5);
    expect(await loadRatingSummary(visitor, title)).toEqual({ average: 3.5, count: 2 });
    await vi.waitFor(() => expect(browser.seen.changed).toEqual([titleKey(title)]));
  });

  test('again changes the rating given before, and taking it back leaves the others’', async () => {
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

  test('in quick succession ends with the last one', async () => {
    for (const stars of [1, 2, 3, 4] as const) rate(stars);
    expect($rating.get()).toMatchObject({ own: 4, summary: { average: 3, count: 2 } });
    await saved(4);
  });

  test('that fails is taken back and said, and can be tried again', async () => {
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

test('a visitor’s rating is given once they have signed in', async () => {
  await openTitlePage(server, title);
  rate(4);
  expect($rating.get()).toMatchObject({ own: null, summary: { average: 2, count: 1 } });
  expect($toast.get()).toMatchObject({ title: 'Please sign in', text: 'You need to be signed in to rate' });
  expect($authDialog.get()).toEqual({ name: 'signIn' });
  await enter(ada.email);
  await completeAuthDialog();
  await saved(4);
});

test('one’s rating is shown when one comes back, and goes with the session', async () => {
  await setRating(ada.client, ada.id, title, 3);
  await enter(ada.email);
  await openTitlePage(server, title);
  await vi.waitFor(() => expect($rating.get()).toMatchObject({ own: 3 }));
  await leave();
  expect($rating.get()).toMatchObject({ own: null, summary: { average: 2.5, count: 2 } });
});
