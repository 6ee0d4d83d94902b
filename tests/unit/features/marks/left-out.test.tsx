import { beforeEach, expect, onTestFinished, test } from 'vitest';
import { sayLeftOut } from '../../../../src/features/marks/left-out.client.ts';
import { TitleGridItems } from '../../../../src/features/cards/TitleGrid.tsx';
import { openIsland } from '../../../support/browser/island.ts';

/** As rendered by features/title-lists/MadeFor.astro. */
const sentence = document.createElement('p');
beforeEach(() => {
  document.body.append(sentence);
  onTestFinished(() => sentence.remove());
});

function openList(leftOut: number): void {
  sentence.dataset['leftOut'] = String(leftOut);
  sentence.hidden = leftOut === 0;
}

/** What Load More appends: a page of the list with its count of hidden titles. */
function loadMore(id: number, leftOut: number): void {
  const title = {
    kind: 'movie' as const,
    id,
    title: `Film ${id}`,
    posterPath: null,
    date: null,
    voteAverage: null,
    originalTitle: '',
    originalLanguage: 'en',
    overview: '',
    backdropPath: null,
    voteCount: 0,
    genreIds: [],
  };
  const titles = [title, { ...title, id: id + 1 }];
  openIsland(<TitleGridItems titles={titles} imageBase="" day="2026-01-01" leftOut={leftOut} />);
  sayLeftOut();
}

test('Adds to a list’s hidden count with every page of Load More', () => {
  openList(1);
  loadMore(1, 3);
  expect(sentence.textContent).toBe('4 titles are left out here');
  loadMore(3, 0);
  loadMore(5, 2);
  expect(sentence.textContent).toBe('6 titles are left out here');
});

test('Shows the hidden count once a further page hides titles', () => {
  openList(0);
  loadMore(1, 1);
  expect(sentence.textContent).toBe('1 title is left out here');
  expect(sentence.hidden).toBe(false);
});
