import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, test } from 'vitest';
import {
  claimHandle,
  loadOwnFavorites,
  loadOwnPublicProfile,
} from '../../../../src/features/public-profile/own-profile-page.queries.ts';
import type { ProfileTitle } from '../../../../src/features/public-profile/public-profile.ts';
import { OwnPage } from '../../../../src/features/profile/OwnPage.tsx';
import { setEnvironment } from '../../../../src/core/stores/environment.ts';
import { changeSession, signOutHere } from '../../../../src/core/stores/session.ts';
import { $toast, dismissToast, runToastAction } from '../../../../src/core/stores/toasts.ts';
import { openIsland } from '../../../support/browser/island.ts';
import { offline } from '../../../support/browser/offline.ts';
import { startBrowser } from '../../../support/browser/start-browser.ts';
import { createPerson, PASSWORD, signIn } from '../../../support/database/people.ts';

const { server, environment, seen } = await startBrowser();

const heat: ProfileTitle = { kind: 'movie', id: 949, title: 'Heat', posterPath: null, date: '1995-12-15' };
const arabic: ProfileTitle = { kind: 'movie', id: 11, title: 'فيلم طويل', posterPath: null, date: null };

let id: string;
let person: ReturnType<typeof openIsland>;
const field = () => screen.getByRole<HTMLInputElement>('textbox', { name: 'Name of your page' });
const stored = async () => loadOwnPublicProfile(await environment.backend());

async function open(handle: string | null = null, favorites: ProfileTitle[] = []): Promise<void> {
  if (handle) await claimHandle(await environment.backend(), handle);
  person = openIsland(
    <OwnPage userId={id} profile={await stored()} favorites={favorites} siteUrl="https://marquee.test" />,
  );
}

beforeEach(async () => {
  await signOutHere();
  const created = await createPerson(server);
  id = created.id;
  setEnvironment(environment);
  await changeSession((client) =>
    client.auth.signInWithPassword({ email: created.email, password: PASSWORD }),
  );
  dismissToast();
});

describe('the public page’s settings', () => {
  test('check a handle while typing, and claim it by keyboard', async () => {
    const other = await createPerson(server);
    await claimHandle((await signIn(server, other.email)).client as never, 'cinephile');
    await open();
    await person.type(field(), 'ab');
    expect(screen.getByText(/^A name has 3 to 30 letters/)).toBeDefined();
    for (const [name, said] of [
      ['c1nephile', 'This name isn’t available: somebody has it, or one that looks like it.'],
      ['supp0rt', 'This name isn’t available.'],
      ['kız', 'A name has 3 to 30 letters from a to z, digits and underscores.'],
      ['New_Name', 'This name is available.'],
    ] as const) {
      await person.clear(field());
      await person.type(field(), name);
      expect(await screen.findByText(said)).toBeDefined();
    }
    await person.type(field(), '{Enter}');
    expect(await screen.findByText('This name is yours now.')).toBeDefined();
    expect(await stored()).toMatchObject({ handle: 'new_name', level: 'private' });
    expect(screen.getByText(/^3 to 30 letters.*@new_name leads to your new name for 90 days/)).toBeDefined();
  });

  test('save visibility and content, and announce the changed page to the server', async () => {
    await open('shown_one');
    seen.changed.length = 0;
    await person.click(screen.getByRole('radio', { name: /^Anyone with the link/ }));
    await waitFor(async () => expect(await stored()).toMatchObject({ level: 'link' }));
    const link = screen.getByRole<HTMLInputElement>('textbox', { name: 'The link to your page' });
    expect(link.value).toBe(`https://marquee.test/@shown_one/${(await stored())?.key}`);
    await person.click(screen.getByRole('checkbox', { name: 'Your reviews and stars' }));
    await waitFor(async () => expect((await stored())?.parts.reviews).toBe(false));
    await waitFor(() => expect(seen.changed).toEqual(['@shown_one', '@shown_one']));
  });

  test('revert what could not be saved', async () => {
    await open('offline_one');
    await offline(async () => {
      await person.click(screen.getByRole('radio', { name: /^Everyone/ }));
      await waitFor(() => expect($toast.get()?.title).toBe('That was not saved'));
    });
    expect(screen.getByRole<HTMLInputElement>('radio', { name: /^Only me/ }).checked).toBe(true);
    expect(await stored()).toMatchObject({ level: 'private' });
  });

  test('reorder and remove favorites, and restore a removed one to its place', async () => {
    await open('four_one', [heat, arabic]);
    const list = within(screen.getByRole('region', { name: 'Four favorites' }));
    const titles = () => list.getAllByRole('listitem').map((item) => item.firstChild?.textContent);
    await person.click(list.getByRole('button', { name: 'Move فيلم طويل forward' }));
    const kept = async () =>
      (await loadOwnFavorites(await environment.backend(), id)).map(({ title }) => title);
    await waitFor(async () => expect(await kept()).toEqual(['فيلم طويل', 'Heat']));
    expect(titles()).toEqual(['فيلم طويل', 'Heat']);
    await person.click(list.getByRole('button', { name: 'Remove فيلم طويل' }));
    await waitFor(async () => expect(await kept()).toEqual(['Heat']));
    await waitFor(() => expect($toast.get()?.title).toBe('Removed'));
    runToastAction();
    await waitFor(async () => expect(await kept()).toEqual(['فيلم طويل', 'Heat']));
  });
});
