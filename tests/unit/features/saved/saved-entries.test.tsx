import { act, screen } from '@testing-library/react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test, vi } from 'vitest';
import type { ListPageEntry } from '../../../../src/core/lists.ts';
import type { SavedLayout } from '../../../../src/features/saved/saved-titles.ts';
import { SavedEntries } from '../../../../src/features/saved/SavedEntries.tsx';
import { tellStars } from '../../../../src/features/reviews/own-stars.store.ts';
import { openIsland } from '../../../support/browser/island.ts';

const entry = (id: number, stars?: ListPageEntry['stars'], watchedOn?: string | null): ListPageEntry => ({
  ...{ kind: 'movie', id, title: `Film ${id}`, posterPath: null, date: '1999-03-31', voteAverage: 8.2 },
  ...{ addedAt: '2026-01-01T12:00:00Z', stars },
  ...(watchedOn !== undefined && { watchedOn }),
});

const list = (layout: SavedLayout) => (
  <SavedEntries
    entries={[entry(1, 4, '2025-03-02'), entry(2, null, null), entry(3)]}
    layout={layout}
    imageBase="https://images.example/t/p"
    day="2026-11-21"
    actionsOf={() => null}
  />
);

test('Shows when a row’s title was watched: by the diary, without a date, or as just marked', () => {
  openIsland(list('list'));
  const days = screen.getAllByText(/^Watched\b/).map(({ textContent }) => textContent);
  expect(days).toEqual(['Watched March 2, 2025', 'Watched, no date', 'Watched January 1, 2026']);
});

const said = () =>
  screen.queryAllByRole('img', { name: /^You gave it/ }).map((stars) => stars.getAttribute('aria-label'));

test.each(['grid', 'list'] as const)(
  'Shows the user’s stars in the %s as rendered by the server',
  (layout) => {
    document.body.innerHTML = renderToStaticMarkup(list(layout));
    expect(said()).toEqual(['You gave it 4 out of 5 stars']);
    document.body.innerHTML = '';
  },
);

test('Updates them while the list is open', () => {
  vi.spyOn(navigator, 'sendBeacon').mockReturnValue(true);
  openIsland(list('grid'));
  void act(() => tellStars({ kind: 'movie', id: 2 }, 2));
  expect(said()).toEqual(['You gave it 4 out of 5 stars', 'You gave it 2 out of 5 stars']);
  void act(() => tellStars({ kind: 'movie', id: 1 }, null));
  expect(said()).toEqual(['You gave it 2 out of 5 stars']);
});
