import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { NO_MARKS, type ListTitle } from '../../../../src/core/lists.ts';
import type { OwnCard } from '../../../../src/features/cards/own-cards.ts';
import { MarkedCard } from '../../../../src/features/cards/MarkedCard.tsx';

const title: ListTitle = {
  kind: 'tv',
  id: 1396,
  title: 'Breaking Bad',
  posterPath: null,
  date: '2008-01-20',
  voteAverage: 8.9,
};

/** The server's card for a user with this state. */
function drawn(card: Partial<OwnCard>, { hideSeen = false, amongAll = false } = {}): Element {
  const known = { lists: NO_MARKS, included: null, progress: null, ...card };
  const page = document.createElement('main');
  page.innerHTML = renderToStaticMarkup(
    <MarkedCard
      {...{ title, imageBase: '', sizes: '', heading: 'h2', day: '2026-03-10', amongAll }}
      own={{ hideSeen, cards: new Map([['tv-1396', known]]) }}
    />,
  );
  return page.firstElementChild ?? page;
}

const pressed = (card: Element) =>
  [...card.querySelectorAll('[aria-pressed=true]')].map((button) => (button as HTMLButtonElement).name);
const dimmed = (card: Element) => (card as HTMLElement).dataset['dimmed'];

test('Shows only the lists that contain a card’s title', () => {
  const card = drawn({ lists: { ...NO_MARKS, watched: true, favorite: true } });
  expect(pressed(card)).toEqual(['watched', 'favorite']);
  expect(card.querySelectorAll('[aria-pressed=false]')).toHaveLength(1);
  expect(card.querySelector('[data-included], progress')).toBeNull();
  expect(dimmed(card)).toBeUndefined();
});

test('Shows in a card’s link whether it is included in the user’s services, and the series’ progress', () => {
  const card = drawn({ included: true, progress: { watched: 3, aired: 10 } });
  expect(card.querySelector('a')?.textContent).toContain('Included on my services');
  const bar = card.querySelector<HTMLProgressElement>('.poster-frame progress');
  expect([bar?.getAttribute('value'), bar?.getAttribute('max')]).toEqual(['3', '10']);
  expect(bar?.getAttribute('aria-label')).toMatch(/3 of 10/);
  // An announced series has no aired episodes.
  expect(drawn({ progress: { watched: 0, aired: 0 } }).querySelector('progress')).toBeNull();
});

test('Dims a card that was dismissed, and in shared lists one that is seen and hidden', () => {
  const seen = { lists: { ...NO_MARKS, watched: true } };
  expect(dimmed(drawn({ lists: { ...NO_MARKS, dismissed: true } }))).toBe('Not interested');
  expect(dimmed(drawn(seen, { hideSeen: true, amongAll: true }))).toBe('Seen');
  expect(dimmed(drawn(seen, { hideSeen: true }))).toBeUndefined();
  expect(dimmed(drawn(seen, { amongAll: true }))).toBeUndefined();
});
