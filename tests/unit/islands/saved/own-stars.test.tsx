import { act, screen } from '@testing-library/react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test, vi } from 'vitest';
import type { ListPageEntry } from '../../../../src/domain/lists.ts';
import type { SavedLayout } from '../../../../src/domain/saved-titles.ts';
import { SavedEntries } from '../../../../src/islands/saved/SavedEntries.tsx';
import { tellStars } from '../../../../src/stores/own-stars.ts';
import { openIsland } from '../../../support/browser/island.ts';

const entry = (id: number, stars?: ListPageEntry['stars']): ListPageEntry => ({
  ...{ kind: 'movie', id, title: `Film ${id}`, posterPath: null, date: '1999-03-31', voteAverage: 8.2 },
  ...{ addedAt: '2026-01-01T00:00:00Z', stars },
});

const list = (layout: SavedLayout) => (
  <SavedEntries
    entries={[entry(1, 4), entry(2, null), entry(3)]}
    layout={layout}
    imageBase="https://images.example/t/p"
    since="Watched"
    actionsOf={() => null}
  />
);

const said = () =>
  screen.queryAllByRole('img', { name: /^You gave it/ }).map((stars) => stars.getAttribute('aria-label'));

test.each(['grid', 'list'] as const)('one’s stars stand in the %s as the server draws it', (layout) => {
  document.body.innerHTML = renderToStaticMarkup(list(layout));
  expect(said()).toEqual(['You gave it 4 out of 5 stars']);
  document.body.innerHTML = '';
});

test('they follow what is given and taken back while the list is open', () => {
  vi.spyOn(navigator, 'sendBeacon').mockReturnValue(true);
  openIsland(list('grid'));
  act(() => tellStars('somebody', { kind: 'movie', id: 2 }, 2));
  expect(said()).toEqual(['You gave it 4 out of 5 stars', 'You gave it 2 out of 5 stars']);
  act(() => tellStars('somebody', { kind: 'movie', id: 1 }, null));
  expect(said()).toEqual(['You gave it 2 out of 5 stars']);
});
