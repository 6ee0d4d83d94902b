// @vitest-environment happy-dom
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import type { ListTitle } from '../../../../src/core/lists.ts';
import { CardMarks } from '../../../../src/features/cards/CardMarks.tsx';
import { heldKey, heldTitle } from '../../../../src/features/cards/title-data.view.ts';
import { TitleCard } from '../../../../src/features/cards/TitleCard.tsx';
import { TitleRow } from '../../../../src/features/cards/TitleRow.tsx';

const TITLE: ListTitle = {
  kind: 'movie',
  id: 603,
  title: 'The Matrix',
  posterPath: '/matrix.jpg',
  date: '1999-03-31',
  voteAverage: 8.2,
};

/** A list button of the server's card for a title. */
function cardButton(title: ListTitle): Element {
  document.body.innerHTML = renderToStaticMarkup(
    <TitleCard
      title={title}
      heading="h2"
      imageBase="https://images.example/t/p"
      sizes="10vw"
      actions={<CardMarks title={title} day="2026-01-01" />}
    />,
  );
  return document.querySelector('[form=marks]')!;
}

test.each<[string, Partial<ListTitle>]>([
  ['with everything', {}],
  ['of a series', { kind: 'tv', id: 1396, title: 'Breaking Bad' }],
  ['nobody has rated, without poster and date', { posterPath: null, date: null, voteAverage: null }],
  ['still to come', { date: '2199-12-31', voteAverage: null }],
  ['rated nought', { voteAverage: 0 }],
  ['rated ten', { voteAverage: 10 }],
  ['with a hostile name', { title: `"Tom" & <b>Jerry's</b> {}\n 8.2 \u202E &quot;` }],
  ['with a number for a name', { title: '1917' }],
])('Gives a card’s buttons the title %s unchanged', (_what, more) => {
  const title = { ...TITLE, ...more };
  const button = cardButton(title);
  expect(heldTitle(button)).toEqual(title);
  expect(heldKey(button)).toBe(`${title.kind}-${title.id}`);
});

test('Separates a card’s shown text from its buttons’ title', () => {
  const button = cardButton(TITLE);
  for (const shown of document.querySelectorAll('h2, time, span, img')) shown.remove();
  expect(heldTitle(button)).toEqual(TITLE);
});

test('Gives each of several cards’ buttons its own title', () => {
  const titles = [1, 2, 3].map((id) => ({ ...TITLE, id, title: `Film ${id}` }));
  const rowed = titles.map((title) => ({
    ...title,
    originalTitle: '',
    originalLanguage: 'en',
    overview: '',
    backdropPath: null,
    voteCount: 1,
    genreIds: [],
  }));
  document.body.innerHTML = renderToStaticMarkup(
    <TitleRow titles={rowed} imageBase="" day="2026-01-01" label="Films" />,
  );
  const buttons = [...document.querySelectorAll('[name=favorite]')];
  expect(buttons.map(heldTitle)).toEqual(titles);
});

test('Finds no title in other elements', () => {
  document.body.innerHTML =
    '<button></button><div data-title="movie-x" data-name="Film"><button></button></div>';
  expect([...document.querySelectorAll('button')].map(heldTitle)).toEqual([null, null]);
});
