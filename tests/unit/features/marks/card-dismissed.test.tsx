import { m } from '../../../../src/paraglide/messages.js';
import { waitFor } from '@testing-library/react';
import { beforeEach, expect, onTestFinished, test } from 'vitest';
import '../../../../src/features/marks/press-mark.client.ts';
import type { Client } from '../../../../src/core/backend/client.ts';
import { addToList, findListEntry } from '../../../../src/features/marks/list-entries.queries.ts';
import { isHeld, type ListTitle } from '../../../../src/core/lists.ts';
import { followCards } from '../../../../src/features/marks/serve-cards.client.ts';
import { CardMenu } from '../../../../src/features/marks/CardMenu.tsx';
import { nameMarks } from '../../../../src/features/marks/mark-names.client.ts';
import { heldTitle } from '../../../../src/features/cards/title-data.view.ts';
import { TitleGrid } from '../../../../src/features/cards/TitleGrid.tsx';
import { $authDialog, closeAuthDialog } from '../../../../src/core/stores/auth-dialog.ts';
import { pageLists } from '../../../../src/features/marks/create-lists.store.ts';
import { pageToasts } from '../../../../src/core/stores/toasts.ts';
import { openIsland } from '../../../support/browser/island.ts';
import { enter, leave } from '../../../support/browser/opened-page.ts';
import { startBrowser } from '../../../support/browser/start-browser.ts';
import { createPerson, signIn } from '../../../support/database/people.ts';

const browser = await startBrowser();
const { server } = browser;

const film = (id: number): ListTitle => ({
  kind: 'movie',
  id,
  title: `Film ${id}`,
  posterPath: null,
  date: '1999-03-31',
  voteAverage: 8.2,
});

const summary = (id: number) => ({
  ...film(id),
  originalTitle: '',
  originalLanguage: 'en',
  overview: '',
  backdropPath: null,
  voteCount: 9,
  genreIds: [],
});

/** happy-dom has no popovers; a browser restores the focus itself. */
let before: Element | null = null;
Object.assign(HTMLElement.prototype, {
  showPopover: () => (before = document.activeElement),
  hidePopover: () => before instanceof HTMLElement && before.focus(),
});

let person: { email: string; id: string };
let elsewhere: Client;
const next = { id: 1000 };

beforeEach(async () => {
  await leave();
  closeAuthDialog();
  person = await createPerson(server, `lists-${(next.id += 10)}@example.test`);
  elsewhere = (await signIn(server, person.email)).client as Client;
});

/** A list of three films, personal or not, with everything that serves its cards. */
function openList(personal: boolean): HTMLElement[] {
  const titles = [1, 2, 3].map((at) => summary(next.id + at));
  openIsland(<TitleGrid titles={titles} imageBase="" day="2026-01-01" personal={personal} />);
  nameMarks();
  onTestFinished(followCards());
  return [...document.querySelectorAll<HTMLElement>('.title-card')];
}

const shown = () =>
  [...document.querySelectorAll<HTMLElement>('[data-cards] > li')]
    .filter(({ hidden }) => !hidden)
    .map(
      (place) =>
        Number(place.querySelector<HTMLElement>('.title-card')?.dataset['title']?.slice(6)) - next.id,
    );

const dimmed = () =>
  [...document.querySelectorAll<HTMLElement>('[data-dimmed]')].map(
    ({ dataset }) => Number(dataset['title']?.slice(6)) - next.id,
  );

const known = () =>
  waitFor(() =>
    expect(
      pageLists()
        .$marks.get()
        .get(`movie-${next.id + 2}`)?.kind,
    ).toBe('known'),
  );

/** Presses "Not interested" in a card's menu. */
function dismiss(card: HTMLElement | undefined): void {
  const more = card?.querySelector<HTMLElement>('[data-more-of]');
  more?.focus();
  const title = more && heldTitle(more);
  if (title) openIsland(<CardMenu title={title} at={more} onCard />);
  document.querySelector<HTMLElement>('[data-card-menu] [name=dismissed]')?.click();
}

test('Removes a card with "Not interested" at once, and restores it with Undo', async () => {
  await enter(person.email);
  const cards = openList(true);
  await known();
  dismiss(cards[1]);
  await waitFor(() => expect(shown()).toEqual([1, 3]));
  expect(document.activeElement?.closest('.title-card')).toBe(cards[2]);
  const entry = () => findListEntry(elsewhere, person.id, 'dismissed', film(next.id + 2));
  await expect.poll(async () => (await entry())?.title).toBe(`Film ${next.id + 2}`);
  await waitFor(() => expect(pageToasts.$toast.get()?.title).toBe(m.list_dismissed_button()));
  pageToasts.runAction();
  await waitFor(() => expect(shown()).toEqual([1, 2, 3]));
  await expect.poll(entry).toBeNull();
});

/** Another tab dismisses the third film. */
async function dismissInAnotherTab(): Promise<void> {
  await addToList(elsewhere, person.id, 'dismissed', film(next.id + 3));
  browser.environment.channel('marquee-lists').tell({
    userId: person.id,
    changes: [{ list: 'dismissed', title: film(next.id + 3), present: true, addedAt: null }],
  });
}

test('Removes titles dismissed in another tab', async () => {
  await enter(person.email);
  openList(true);
  await known();
  await dismissInAnotherTab();
  await waitFor(() => expect(shown()).toEqual([1, 2]));
});

test('Removes them even if cards are served after the message', async () => {
  await enter(person.email);
  await pageLists().loadMarks([film(next.id + 3)]);
  await dismissInAnotherTab();
  const mark = () =>
    pageLists()
      .$marks.get()
      .get(`movie-${next.id + 3}`);
  await waitFor(() => expect(isHeld(mark(), 'dismissed')).toBe(true));
  openList(true);
  expect(shown()).toEqual([1, 2]);
});

test('Removes a title dismissed before anything is known', async () => {
  await enter(person.email);
  const cards = openList(true);
  expect(
    pageLists()
      .$marks.get()
      .get(`movie-${next.id + 2}`)?.kind,
  ).toBe('loading');
  dismiss(cards[1]);
  await waitFor(() => expect(shown()).toEqual([1, 3]));
});

test('Dims a title that turns out to be dismissed earlier, without moving others', async () => {
  await addToList(elsewhere, person.id, 'dismissed', film(next.id + 2));
  await enter(person.email);
  openList(true);
  await waitFor(() => expect(dimmed()).toEqual([2]));
  expect(shown()).toEqual([1, 2, 3]);
});

test('Keeps cards of a shared list, and dims dismissed ones', async () => {
  await enter(person.email);
  const cards = openList(false);
  await known();
  dismiss(cards[0]);
  await waitFor(() => expect(dimmed()).toEqual([1]));
  expect(shown()).toEqual([1, 2, 3]);
});

test('Asks a visitor to sign in, and dismisses afterwards', async () => {
  const cards = openList(true);
  dismiss(cards[0]);
  await waitFor(() => expect($authDialog.get()).not.toBeNull());
  expect(pageToasts.$toast.get()?.text).toBe(m.list_dismissed_sign_in_movie_text());
  await enter(person.email);
});
