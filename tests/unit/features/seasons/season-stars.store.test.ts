import { beforeEach, expect, test, vi } from 'vitest';
import type { Client } from '../../../../src/core/backend/client.ts';
import {
  loadSeasonRating,
  loadSeasonStars,
  setSeasonStars,
} from '../../../../src/features/seasons/season-stars.queries.ts';
import type { SeasonPart } from '../../../../src/core/season-stars.ts';
import type { Stars } from '../../../../src/core/stars.ts';
import { createSeasonStars } from '../../../../src/features/seasons/season-stars.store.ts';
import { $toast, dismissToast, runToastAction } from '../../../../src/core/stores/toasts.ts';
import { offline } from '../../../support/browser/offline.ts';
import { enter, leave } from '../../../support/browser/opened-page.ts';
import { startBrowser } from '../../../support/browser/start-browser.ts';
import { signedInPerson } from '../../../support/host/signed-in-person.ts';

const browser = await startBrowser();
const { server } = browser;

const visitor = server.client() as Client;
const ada = await signedInPerson(server, 'Ada');
const bob = await signedInPerson(server, 'Bob');

let place = { seriesId: 2000, season: 1 };
beforeEach(async () => {
  place = { ...place, seriesId: place.seriesId + 1 };
  await leave();
  dismissToast();
  browser.seen.changed = [];
  await setSeasonStars(bob.client, bob.id, place, null, 2);
  await setSeasonStars(bob.client, bob.id, place, 1, 1);
});

const saved = (part: SeasonPart, stars: Stars | undefined) =>
  vi.waitFor(async () => expect((await loadSeasonStars(ada.client, ada.id, place)).get(part)).toBe(stars));

/** The season's ratings in a tab of this browser. */
async function openTab() {
  const tab = createSeasonStars(browser.environment, place, await loadSeasonRating(visitor, place));
  tab.follow();
  await vi.waitFor(() => expect(tab.$view.get().mine).not.toBeNull());
  return tab;
}
const shown = (tab: Awaited<ReturnType<typeof openTab>>) => {
  const { summary, mine } = tab.$view.get();
  return { summary, mine: [...(mine ?? [])] };
};

test('Changes a season’s average at once with its stars, not with an episode’s, and other tabs follow', async () => {
  await enter(ada.email);
  const [tab, other] = [await openTab(), await openTab()];
  expect(shown(tab)).toEqual({ summary: { average: 2, count: 1 }, mine: [] });
  tab.give(null, 3.5);
  tab.give(2, 5);
  const given = { summary: { average: 2.75, count: 2 }, mine: [[null, 3.5], [2, 5]] }; // prettier-ignore
  expect(shown(tab)).toEqual(given);
  await saved(null, 3.5);
  await saved(2, 5);
  await vi.waitFor(() => expect(shown(other)).toEqual(given));
  expect(await loadSeasonRating(visitor, place)).toEqual(given.summary);
  expect(browser.seen.changed).toContain(`${place.seriesId}/1`);
});

test('Restores removed stars, of each part separately', async () => {
  await enter(ada.email);
  const tab = await openTab();
  tab.give(3, 4.5);
  await saved(3, 4.5);
  tab.give(4, 1);
  await saved(4, 1);
  tab.give(3, null);
  await vi.waitFor(() => expect($toast.get()).toMatchObject({ title: 'Rating cleared' }));
  await saved(3, undefined);
  await saved(4, 1);
  runToastAction();
  await saved(3, 4.5);
  await vi.waitFor(() => expect(shown(tab).mine).toHaveLength(2));
});

test('Reverts and reports stars that failed to be saved', async () => {
  await enter(ada.email);
  const tab = await openTab();
  await offline(async () => {
    tab.give(1, 4);
    await vi.waitFor(() => expect($toast.get()?.text).toMatch(/^Failed to save rating\. /));
  });
  expect(shown(tab).mine).toEqual([]);
  tab.give(1, 4);
  await saved(1, 4);
});

test('Removes a user’s stars on sign-out', async () => {
  await enter(ada.email);
  const tab = await openTab();
  tab.give(null, 5);
  await saved(null, 5);
  await leave();
  expect(tab.$view.get().mine).toBeNull();
});
