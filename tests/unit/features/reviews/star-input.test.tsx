import { screen } from '@testing-library/react';
import { afterAll, beforeEach, describe, expect, test, vi } from 'vitest';
import type { Client } from '../../../../src/core/backend/client.ts';
import { saveHalfStars } from '../../../../src/features/reviews/half-stars.queries.ts';
import { loadOwnRating, setRating } from '../../../../src/features/reviews/ratings.queries.ts';
import { logWatch } from '../../../../src/features/diary/watches.queries.ts';
import type { TitleId } from '../../../../src/core/title.ts';
import { OwnRatingPanel } from '../../../../src/features/reviews/OwnRatingPanel.tsx';
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

let title: TitleId = { kind: 'movie', id: 4000 };
beforeEach(() => {
  title = { kind: title.kind === 'movie' ? 'tv' : 'movie', id: title.id + 1 };
});

/** Opens a title's opinions as rendered by the server. */
async function open() {
  const opinions = await renderedOpinions(visitor, title);
  const ratings = opinions.kind === 'ok' ? opinions.ratings : null;
  const person = openIsland(
    <>
      <OwnRatingPanel title={title} ratings={ratings} own={null} />
      <Reviews
        title={title}
        opinions={opinions}
        signedIn
        userId={null}
        refused={null}
        backendUrl={server.url}
      />
    </>,
  );
  await settled();
  return person;
}

const star = (name: string) => screen.getByRole('radio', { name });
const kept = () => loadOwnRating(ada.client, ada.id, title);
const saved = (stars: number | null) => vi.waitFor(async () => expect(await kept()).toBe(stars));

describe('the user’s stars', () => {
  test('are given on click, and shown and counted at once', async () => {
    const person = await open();
    await person.click(star('4 of 5'));
    expect(star('4 of 5')).toHaveProperty('checked', true);
    expect(screen.getByText('1 rating')).toBeTruthy();
    await saved(4);
  });

  test('are one tab stop, changed with arrows', async () => {
    await setRating(ada.client, ada.id, title, 3);
    const person = await open();
    await screen.findByRole('radio', { name: '3 of 5', checked: true });
    await person.tab();
    expect(document.activeElement).toBe(star('3 of 5'));
    await person.keyboard('{ArrowRight}');
    expect(star('4 of 5')).toHaveProperty('checked', true);
    expect(document.activeElement).toBe(star('4 of 5'));
    await saved(4);
    await person.keyboard('{ArrowLeft}{ArrowLeft}');
    await saved(2);
    await person.tab();
    expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Clear your rating' }));
  });

  test('are removed with a button that appears only then', async () => {
    const person = await open();
    expect(screen.queryByRole('button', { name: 'Clear your rating' })).toBeNull();
    await person.click(star('1 of 5'));
    await saved(1);
    await person.click(screen.getByRole('button', { name: 'Clear your rating' }));
    expect(screen.queryByRole('radio', { checked: true })).toBeNull();
    expect(document.activeElement).toBe(star('1 of 5'));
    await saved(null);
  });

  test('go to the ends with Home and End, no further with arrows, and are removed with Delete', async () => {
    const person = await open();
    await person.click(star('4 of 5'));
    await person.keyboard('{End}{ArrowRight}');
    expect(star('5 of 5')).toHaveProperty('checked', true);
    await saved(5);
    await person.keyboard('{Home}{ArrowLeft}');
    expect(document.activeElement).toBe(star('1 of 5'));
    await saved(1);
    await person.keyboard('{Delete}');
    await saved(null);
    expect(document.activeElement).toBe(star('1 of 5'));
  });

  test('keep an imported half, and step to whole ones', async () => {
    await setRating(ada.client, ada.id, title, 3.5);
    const person = await open();
    expect(await screen.findByRole('radio', { name: '3½ of 5', checked: true })).toBeTruthy();
    expect(screen.getAllByRole('radio')).toHaveLength(6);
    star('3½ of 5').focus();
    await person.keyboard('{ArrowUp}');
    await saved(4);
    expect(screen.getAllByRole('radio')).toHaveLength(5);
  });

  test('are halves for users who chose them', async () => {
    const bea = await signedInPerson(server, 'Bea');
    await saveHalfStars(bea.client, bea.id, true);
    await enter(bea.email);
    const given = (stars: number) =>
      vi.waitFor(async () => expect(await loadOwnRating(bea.client, bea.id, title)).toBe(stars));
    const person = await open();
    await person.click(await screen.findByRole('radio', { name: '2½ of 5' }));
    await given(2.5);
    await person.keyboard('{ArrowRight}{ArrowRight}{ArrowRight}');
    await given(4);
    expect(screen.getAllByRole('radio')).toHaveLength(10);
    await enter(ada.email);
  });

  test('are shown above the user’s watches of the title, each with day and note', async () => {
    const listed = { ...title, title: 'さくら', posterPath: null, date: null, voteAverage: null };
    const details = { day: '2024-05-01', again: true, note: 'ملاحظة', stars: null };
    await logWatch(ada.client, crypto.randomUUID(), listed, details);
    await open();
    const own = await screen.findByRole('region', { name: 'Your watches' });
    expect(own.textContent).toContain('May 1, 2024 · Rewatch');
    expect(own.textContent).toContain('ملاحظة');
  });

  test('revert to the saved ones when saving fails', async () => {
    const person = await open();
    await person.click(star('2 of 5'));
    await saved(2);
    await offline(async () => {
      await person.click(star('5 of 5'));
      await screen.findByRole('radio', { name: '2 of 5', checked: true });
    });
    expect(await kept()).toBe(2);
  });
});
