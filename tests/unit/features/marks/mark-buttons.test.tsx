import { fireEvent } from '@testing-library/dom';
import { screen, waitFor } from '@testing-library/react';
import { afterAll, beforeEach, expect, test } from 'vitest';
import '../../../../src/features/marks/press-mark.client.ts';
import { addToList, findListEntry } from '../../../../src/features/marks/list-entries.queries.ts';
import type { Client } from '../../../../src/core/backend/client.ts';
import { LIST_NAMES } from '../../../../src/core/list-names.ts';
import type { ListName, ListTitle } from '../../../../src/core/lists.ts';
import { listValue, MARKS_FORM } from '../../../../src/features/marks/marks.ts';
import { titleKey } from '../../../../src/core/title.ts';
import { serveCards } from '../../../../src/features/marks/serve-cards.client.ts';
import { titleData } from '../../../../src/features/cards/title-data.view.ts';
import { pageLists } from '../../../../src/features/marks/create-lists.store.ts';
import { startSession } from '../../../../src/core/stores/session.ts';
import { startBackend } from '../../../support/backend/backend-server.ts';
import { browserEnvironment } from '../../../support/browser/browser-environment.ts';
import { enter, leave } from '../../../support/browser/opened-page.ts';
import { heldAnswer } from '../../../support/browser/held-answer.ts';
import { openIsland } from '../../../support/browser/island.ts';
import { createPerson, signIn } from '../../../support/database/people.ts';

const server = await startBackend();
afterAll(() => server.close());
browserEnvironment(server);
startSession();

let next = 603;
let title: ListTitle;
let person: { email: string; id: string };
let elsewhere: Client;

beforeEach(async () => {
  await leave();
  // A title without a request so far.
  next += 1;
  title = {
    kind: 'movie',
    id: next,
    title: 'The Matrix',
    posterPath: null,
    date: '1999-03-31',
    voteAverage: 8,
  };
  person = await createPerson(server);
  elsewhere = (await signIn(server, person.email)).client as Client;
  await enter(person.email);
});

const stored = (list: ListName) => findListEntry(elsewhere, person.id, list, title);
const buttonOf = (list: ListName) => screen.getByRole<HTMLButtonElement>('button', { name: list });

/** Shows a title with the server's list buttons, some pressed. */
function open(...held: ListName[]) {
  openIsland(
    <div {...titleData(title)}>
      {LIST_NAMES.map((list) => (
        <button
          key={list}
          form={MARKS_FORM}
          name={list}
          value={listValue(titleKey(title), held.includes(list))}
        >
          {list}
        </button>
      ))}
    </div>,
  );
  // happy-dom does not reflect the attribute.
  for (const list of LIST_NAMES) buttonOf(list).ariaPressed = String(held.includes(list));
}

test.each(LIST_NAMES)('Removes a title from its shown list with the first press: %s', async (list) => {
  await addToList(elsewhere, person.id, list, title);
  const { asked, come } = heldAnswer('my_list_marks');
  open(list);
  serveCards();
  await asked;
  expect(pageLists().$marks.get().get(`movie-${next}`)?.kind).toBe('loading');
  fireEvent.click(buttonOf(list));
  come();
  await waitFor(async () => expect(await stored(list)).toBeNull());
  await waitFor(() => expect(buttonOf(list).ariaPressed).toBe('false'));
  await waitFor(() => expect(buttonOf(list).ariaBusy).toBeNull());
});

test('Says which state a button’s next press sets', async () => {
  open();
  expect(buttonOf('wishlist').value).toBe(`+movie-${next}`);
  fireEvent.click(buttonOf('wishlist'));
  await waitFor(() => expect(buttonOf('wishlist').value).toBe(`-movie-${next}`));
  await waitFor(async () => expect(await stored('wishlist')).not.toBeNull());
  fireEvent.click(buttonOf('wishlist'));
  await waitFor(async () => expect(await stored('wishlist')).toBeNull());
  await waitFor(() => expect(buttonOf('wishlist').value).toBe(`+movie-${next}`));
});
