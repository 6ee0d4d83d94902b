import { beforeEach, describe, expect, test, vi } from 'vitest';
import { BackendError } from '../../../../src/core/backend/errors.ts';
import { loadHalfStars, loadOwnRating, setRating } from '../../../../src/features/reviews/ratings.queries.ts';
import { saveHalfStars } from '../../../../src/features/reviews/half-stars.queries.ts';
import type { Stars } from '../../../../src/core/stars.ts';
import { titleKey, type TitleId } from '../../../../src/core/title.ts';
import { openCardStars } from '../../../../src/features/reviews/card-stars.store.ts';
import { giveHalfStars, offersHalfStars } from '../../../../src/features/reviews/give-half-stars.store.ts';
import { givenStars } from '../../../../src/features/reviews/given-stars.store.ts';
import { $halfStars, followHalfStars } from '../../../../src/features/reviews/half-stars.store.ts';
import {
  $starsSince,
  followStars,
  tellFollowed,
  tellStars,
} from '../../../../src/features/reviews/own-stars.store.ts';
import { $toast, dismissToast, runToastAction } from '../../../../src/core/stores/toasts.ts';
import { answeredAfter, heldAnswer } from '../../../support/browser/held-answer.ts';
import { offline } from '../../../support/browser/offline.ts';
import { callsOf, refusing } from '../../../support/browser/refused-answer.ts';
import { enter, leave } from '../../../support/browser/opened-page.ts';
import { startBrowser } from '../../../support/browser/start-browser.ts';
import { signedInPerson, type SignedInPerson } from '../../../support/host/signed-in-person.ts';

const { server, environment, seen } = await startBrowser();
const bob = await signedInPerson(server, 'Bob');

let ada: SignedInPerson;
let title: TitleId = { kind: 'movie', id: 3000 };
beforeEach(async () => {
  title = { kind: title.kind === 'movie' ? 'tv' : 'movie', id: title.id + 1 };
  ada = await signedInPerson(server, 'Ada');
  await enter(ada.email);
  dismissToast();
  seen.changed.length = 0;
});
const kept = () => loadOwnRating(ada.client, ada.id, title);
const saved = (stars: Stars | null) => vi.waitFor(async () => expect(await kept()).toBe(stars));
const another = async () => {
  await enter(bob.email);
  dismissToast();
};

describe('a card’s stars', () => {
  test('are the user’s, and change with new ones', async () => {
    await setRating(ada.client, ada.id, title, 3);
    const stars = await openCardStars(title);
    expect(stars?.$own.get()).toBe(3);
    stars?.give(4.5);
    expect(stars?.$own.get()).toBe(4.5);
    await saved(4.5);
    await vi.waitFor(() => expect($starsSince.get().get(titleKey(title))).toBe(4.5));
    expect(seen.changed).toEqual([titleKey(title)]);
    expect($toast.get()).toBeNull();
  });

  test('are removed with a toast and an undo', async () => {
    await setRating(ada.client, ada.id, title, 3);
    const stars = await openCardStars(title);
    stars?.give(null);
    await vi.waitFor(() => expect($toast.get()).toMatchObject({ title: 'Rating cleared' }));
    expect($toast.get()).toMatchObject({ text: 'You gave it 3 out of 5 stars.', action: { label: 'Undo' } });
    expect([await kept(), $starsSince.get().get(titleKey(title))]).toEqual([null, null]);
    runToastAction();
    await saved(3);
    expect(stars?.$own.get()).toBe(3);
  });

  test('cannot be given while unknown', async () => {
    expect(await offline(() => openCardStars(title))).toBeNull();
    await leave();
    expect(await openCardStars(title)).toBeNull();
  });

  test('are reverted when saving fails, with a message', async () => {
    await setRating(ada.client, ada.id, title, 3);
    const stars = await openCardStars(title);
    await offline(async () => {
      stars?.give(4);
      await vi.waitFor(() => expect($toast.get()?.text).toMatch(/^Failed to save rating\. .+/));
      expect(stars?.$own.get()).toBe(3);
      stars?.give(null);
      await vi.waitFor(() => expect($toast.get()?.text).toMatch(/^Failed to clear rating\. .+/));
    });
    expect([stars?.$own.get(), $toast.get()?.destructive, seen.changed]).toEqual([3, true, []]);
  });

  test('are saved in order, and only if changed', async () => {
    const writes: (Stars | null)[] = [];
    const told: (Stars | null)[] = [];
    const stars = givenStars(
      'movie-1',
      2,
      async (given) => {
        await Promise.resolve();
        writes.push(given);
      },
      (given) => void told.push(given),
    );
    for (const given of [1, 3, 5] as const) stars.give(given);
    await vi.waitFor(() => expect(told).toEqual([5]));
    expect([writes.at(-1), writes.length < 3]).toEqual([5, true]);
    stars.give(5);
    await environment.backend();
    expect(told).toEqual([5]);
    stars.give(null);
    await vi.waitFor(() => expect(told).toEqual([5, null]));
    dismissToast();
    stars.give(null);
    await kept();
    expect([told, $toast.get()]).toEqual([[5, null], null]);
  });

  test('that fail to be saved are reverted, even if another user signed in, without a message to them', async () => {
    const told: (Stars | null)[] = [];
    const keep = async () => {
      await another();
      throw new BackendError('offline');
    };
    const stars = givenStars('movie-1', 2, keep, (given) => void told.push(given));
    stars.give(4);
    expect(stars.$own.get()).toBe(4);
    await vi.waitFor(() => expect(stars.$own.get()).toBe(2));
    expect([told, $toast.get()]).toEqual([[], null]);
  });

  test('of a user are neither shown to the next, nor restored by their Undo', async () => {
    const stars = await openCardStars(title);
    await answeredAfter('_ratings', () => stars?.give(4), another);
    await vi.waitFor(() => expect(stars?.$own.get()).toBe(4));
    expect($toast.get()).toBeNull();
    await enter(ada.email);
    const again = await openCardStars(title);
    again?.give(null);
    await vi.waitFor(() => expect($toast.get()).toMatchObject({ title: 'Rating cleared' }));
    const undo = $toast.get()!.action!.run;
    await another();
    undo();
    await kept();
    expect([await loadOwnRating(bob.client, bob.id, title), again?.$own.get()]).toEqual([null, null]);
  });
});

describe('stars given elsewhere', () => {
  const line = environment.channel('marquee-stars');

  test('are received from other tabs, of the same user only', async () => {
    followStars();
    line.tell({ userId: ada.id, key: titleKey(title), stars: 4 });
    line.tell({ userId: bob.id, key: titleKey(title), stars: 1 });
    expect($starsSince.get().get(titleKey(title))).toBe(4);
    const told: unknown[] = [];
    environment.channel('marquee-stars').listen((news) => told.push(news));
    tellStars(title, 2);
    expect(told).toEqual([{ userId: ada.id, key: titleKey(title), stars: 2 }]);
    expect($starsSince.get().get(titleKey(title))).toBe(2);
    await leave();
    expect($starsSince.get().size).toBe(0);
  });

  test('with a watch are loaded and announced, if possible', async () => {
    await setRating(ada.client, ada.id, title, 3);
    await offline(() => tellFollowed(title));
    expect($starsSince.get().has(titleKey(title))).toBe(false);
    await tellFollowed(title);
    expect($starsSince.get().get(titleKey(title))).toBe(3);
    await answeredAfter('_ratings', () => tellFollowed(title), another);
    expect($starsSince.get().size).toBe(0);
  });
});

describe('half stars', () => {
  const known = (half: boolean | null) => vi.waitFor(() => expect($halfStars.get()).toBe(half));

  test('are known for the signed-in user, and loaded once', async () => {
    await saveHalfStars(ada.client, ada.id, true);
    const stop = followHalfStars(null);
    await known(true);
    const fetches = vi.spyOn(globalThis, 'fetch');
    followHalfStars(null)();
    expect(fetches).not.toHaveBeenCalled();
    fetches.mockRestore();
    const asked = await callsOf('list_settings', async () => {
      await leave();
      await kept();
    });
    expect([$halfStars.get(), asked]).toEqual([null, 0]);
    await enter(bob.email);
    await known(false);
    await enter(ada.email);
    await known(true);
    stop();
    await leave();
    await enter(bob.email);
    expect($halfStars.get()).toBe(true);
    followHalfStars(null)();
    await known(false);
  });

  test('that failed to load are loaded with the next stars', async () => {
    const goOn = refusing('list_settings', 404);
    followHalfStars(null)();
    await vi.waitFor(() => expect(globalThis.fetch).toHaveBeenCalled());
    await kept();
    expect($halfStars.get()).toBeNull();
    goOn();
    followHalfStars(null)();
    await known(false);
  });

  test('of a user are not used for the next one', async () => {
    await saveHalfStars(ada.client, ada.id, true);
    const { asked, come } = heldAnswer('list_settings');
    const stop = followHalfStars(null);
    await asked;
    await enter(bob.email);
    await known(false);
    come();
    await kept();
    expect($halfStars.get()).toBe(false);
    stop();
  });

  test('are turned on with a message, or a reported failure', async () => {
    expect(await offline(() => giveHalfStars())).toBe(false);
    expect($toast.get()).toMatchObject({ destructive: true });
    dismissToast();
    expect(await giveHalfStars()).toBe(true);
    expect(await loadHalfStars(ada.client, ada.id)).toBe(true);
    expect($toast.get()?.destructive).toBeUndefined();
    expect($toast.get()).not.toBeNull();
    await leave();
    expect([await giveHalfStars(), await offersHalfStars('import')]).toEqual([false, false]);
  });

  test.each([
    [true, false, true],
    [true, true, false],
    [false, false, false],
  ])(
    'are offered after an import of some (%s), when none are given (%s)',
    async (brought, given, offered) => {
      await saveHalfStars(ada.client, ada.id, given);
      const real = globalThis.fetch;
      const fetches = vi.spyOn(globalThis, 'fetch').mockImplementation((...request) => {
        const isImport = new Request(...request).url.includes('import_rows');
        return isImport ? Promise.resolve(Response.json(brought ? [{ position: 1 }] : [])) : real(...request);
      });
      expect(await offersHalfStars('import')).toBe(offered);
      fetches.mockRestore();
      expect(await offline(() => offersHalfStars('import'))).toBe(false);
    },
  );
});
