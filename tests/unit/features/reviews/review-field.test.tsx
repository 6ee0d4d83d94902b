import { fireEvent } from '@testing-library/dom';
import { screen, waitFor } from '@testing-library/react';
import { afterAll, beforeEach, describe, expect, test, vi } from 'vitest';
import type { Client } from '../../../../src/core/backend/client.ts';
import { loadReviewPage } from '../../../../src/features/reviews/reviews.queries.ts';
import { REVIEW_LIMIT } from '../../../../src/features/reviews/reviews.ts';
import type { TitleId } from '../../../../src/core/title.ts';
import { Reviews } from '../../../../src/features/reviews/Reviews.tsx';
import { startSession } from '../../../../src/core/stores/session.ts';
import { startBackend } from '../../../support/backend/backend-server.ts';
import { browserEnvironment } from '../../../support/browser/browser-environment.ts';
import { openIsland } from '../../../support/browser/island.ts';
import { offline } from '../../../support/browser/offline.ts';
import { enter, renderedOpinions, settled } from '../../../support/browser/opened-page.ts';
import { signedInPerson } from '../../../support/host/signed-in-person.ts';

const server = await startBackend();
afterAll(() => server.close());
browserEnvironment(server);
startSession();
const visitor = server.client() as Client;
const ada = await signedInPerson(server, 'Ada');
await enter(ada.email);

let title: TitleId = { kind: 'movie', id: 5000 };
beforeEach(() => {
  title = { ...title, id: title.id + 1 };
});

async function open() {
  const opinions = await renderedOpinions(visitor, title);
  const known = { signedIn: true, userId: ada.id, refused: null, backendUrl: server.url };
  const person = openIsland(<Reviews title={title} opinions={opinions} {...known} />);
  await settled();
  await waitFor(() => expect(field().readOnly).toBe(false));
  return person;
}

const field = () => screen.getByRole<HTMLTextAreaElement>('textbox', { name: 'Your review' });
const post = () => screen.getByRole<HTMLButtonElement>('button', { name: 'Post' });
const texts = async () =>
  (await loadReviewPage(visitor, title, { page: 1, order: 'newest', rating: null })).reviews.map(
    ({ text }) => text,
  );
const count = () => document.getElementById(field().getAttribute('aria-describedby') ?? '')?.textContent;

describe('the field of a review', () => {
  test('counts the text to post, and disables posting while empty', async () => {
    const person = await open();
    expect(post().disabled).toBe(true);
    await person.type(field(), '   ');
    expect(count()).toContain(`0/${REVIEW_LIMIT}`);
    expect(post().disabled).toBe(true);
    await person.type(field(), 'Fine 👍🏽 ');
    expect(count()).toContain(`6/${REVIEW_LIMIT}`);
    expect(post().disabled).toBe(false);
  });

  test('counts visible characters, and says when combined ones fill it sooner', async () => {
    const person = await open();
    await person.click(field());
    const family = '👨‍👩‍👧‍👦';
    await person.paste(family.repeat(REVIEW_LIMIT));
    const fitting = Math.floor(REVIEW_LIMIT / [...family].length);
    expect(field().value).toBe(family.repeat(fitting));
    expect(count()).toContain(`${fitting}/${REVIEW_LIMIT}`);
    const left = REVIEW_LIMIT - fitting * [...family].length;
    expect(screen.getByRole('status').textContent).toBe(
      `Room for ${left} more: a letter made of several signs counts several times.`,
    );
    await person.paste('a'.repeat(left + 1));
    expect(screen.getByRole('status').textContent).toMatch(/^No room for more:/);
    await person.click(post());
    await waitFor(async () => expect(await texts()).toEqual([family.repeat(fitting) + 'a'.repeat(left)]));
  });

  test('accepts as much pasted text as fits, keeps the existing, and places the caret after it', async () => {
    const person = await open();
    await person.click(field());
    await person.paste('a'.repeat(REVIEW_LIMIT - 3) + 'z');
    field().setSelectionRange(1, 1);
    await person.paste('bcdef');
    expect(field().value).toBe(`abc${'a'.repeat(REVIEW_LIMIT - 4)}z`);
    await waitFor(() => expect(field().selectionStart).toBe(3));
    expect(screen.getByText('0 characters left').getAttribute('role')).toBe('status');
    await person.keyboard('x');
    expect(field().value).toHaveLength(REVIEW_LIMIT);
  });

  test('announces the remaining count only when low', async () => {
    const person = await open();
    await person.click(field());
    await person.paste('a'.repeat(REVIEW_LIMIT - 26));
    expect(screen.queryByText(/characters left/)).toBeNull();
    await person.keyboard('b');
    expect(screen.getByText('25 characters left')).toBeTruthy();
  });

  test('allows exceeding the limit while composing, and cuts afterwards', async () => {
    const person = await open();
    await person.click(field());
    const full = 'a'.repeat(REVIEW_LIMIT - 1);
    await person.paste(full);
    const composing = { inputType: 'insertCompositionText', isComposing: true };
    field().value = `${full}にほ`;
    field().dispatchEvent(new InputEvent('input', { bubbles: true, ...composing }));
    expect(field().value).toBe(`${full}にほ`);
    fireEvent.compositionEnd(field());
    await waitFor(() => expect(field().value).toBe(`${full}に`));
  });

  test('posts with Ctrl and Enter, clears itself and keeps the focus', async () => {
    const person = await open();
    await person.type(field(), 'Splendid');
    await person.keyboard('{Control>}{Enter}{/Control}');
    await vi.waitFor(async () => expect(await texts()).toEqual(['Splendid']));
    await waitFor(() => expect(field().value).toBe(''));
    await waitFor(() => expect(document.activeElement).toBe(field()));
    expect(await screen.findByText('Splendid')).toBeTruthy();
  });

  test('inserts a line with Enter alone', async () => {
    const person = await open();
    await person.type(field(), 'One{Enter}two');
    expect(field().value).toBe('One\ntwo');
    await person.click(post());
    await vi.waitFor(async () => expect(await texts()).toEqual(['One\ntwo']));
  });

  test('keeps the input when posting fails', async () => {
    const person = await open();
    await person.type(field(), 'Do not lose me');
    await offline(async () => {
      await person.click(post());
      await waitFor(() => expect(field().readOnly).toBe(false));
    });
    expect(field().value).toBe('Do not lose me');
    expect(await texts()).toEqual([]);
    await person.click(post());
    await vi.waitFor(async () => expect(await texts()).toEqual(['Do not lose me']));
  });
});
