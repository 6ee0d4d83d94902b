import { screen, waitFor, within } from '@testing-library/react';
import { afterAll, beforeEach, expect, test } from 'vitest';
import type { Client } from '../../../../src/core/backend/client.ts';
import { loadOwnRating, setRating } from '../../../../src/features/reviews/ratings.queries.ts';
import type { Stars } from '../../../../src/core/stars.ts';
import { CardMenu } from '../../../../src/features/marks/CardMenu.tsx';
import { startSession } from '../../../../src/core/stores/session.ts';
import { $toast, runToastAction } from '../../../../src/core/stores/toasts.ts';
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

/** happy-dom has no popovers. */
Object.assign(HTMLElement.prototype, { showPopover: () => undefined, hidePopover: () => undefined });

const HEAT = { kind: 'movie', id: 949 } as const;
let person: { email: string; id: string };
let elsewhere: Client;

beforeEach(async () => {
  await leave();
  person = await createPerson(server, newAddress());
  elsewhere = (await signIn(server, person.email)).client as Client;
});

const kept = (stars: Stars | null) =>
  waitFor(async () => expect(await loadOwnRating(elsewhere, person.id, HEAT)).toBe(stars));

/** Opens a card's menu. */
function openMenu() {
  const title = { ...HEAT, title: 'Heat', posterPath: null, date: '1995-12-15', voteAverage: 7.9 };
  const user = openIsland(<CardMenu title={title} at={document.body} onCard />);
  return { user, menu: within(screen.getByRole('group', { name: 'Heat' })) };
}

test('Shows and changes the user’s stars in a card’s menu, with undo of removing', async () => {
  await setRating(elsewhere, person.id, HEAT, 3.5);
  await enter(person.email);
  const { user, menu } = openMenu();
  await menu.findByRole('radio', { name: '3½ of 5', checked: true });
  await user.click(menu.getByRole('radio', { name: '5 of 5' }));
  await kept(5);
  await user.keyboard('{ArrowLeft}{ArrowLeft}');
  await kept(3);
  await user.keyboard('{Delete}');
  await kept(null);
  await waitFor(() => expect($toast.get()?.title).toBe('Rating cleared'));
  runToastAction();
  await kept(3);
  await menu.findByRole('radio', { name: '3 of 5', checked: true });
});

test('Restores stars that failed to save, and says so', async () => {
  await setRating(elsewhere, person.id, HEAT, 2);
  await enter(person.email);
  const { user, menu } = openMenu();
  await menu.findByRole('radio', { name: '2 of 5', checked: true });
  await offline(async () => {
    await user.click(menu.getByRole('radio', { name: '4 of 5' }));
    await waitFor(() => expect($toast.get()?.text).toContain('Failed to save rating'));
  });
  await menu.findByRole('radio', { name: '2 of 5', checked: true });
  await kept(2);
});

test('Shows no stars in a visitor’s menu', () => {
  const { menu } = openMenu();
  expect(menu.queryByRole('radio')).toBeNull();
});
