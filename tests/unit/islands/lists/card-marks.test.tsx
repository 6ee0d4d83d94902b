import { renderToString } from 'react-dom/server';
import { expect, onTestFinished, test, vi } from 'vitest';
import { followCards } from '../../../../src/islands/lists/card-marks.ts';
import type { CardSource } from '../../../../src/islands/lists/card-sources.ts';
import { TitleCard } from '../../../../src/islands/shared/TitleCard.tsx';
import { openIsland, takeOver } from '../../../support/browser/island.ts';

/** A source that writes what it knows of a title onto its card. */
function sourceOf(known: Map<string, string | null>) {
  let tell = () => {};
  const load = vi.fn(() => Promise.resolve());
  const source: CardSource<string> = {
    load,
    listen: (changed) => void (tell = changed),
    known: (key) => known.get(key),
    show: (card, value) => void (card.dataset['said'] = value ?? ''),
  };
  return { source, load, tell: () => tell() };
}

const card = (key: string) => <article className="title-card" data-title={key} key={key} />;
const said = () =>
  [...document.querySelectorAll<HTMLElement>('.title-card')].map(({ dataset }) => dataset['said']);

test('every source is asked at once for all cards of the page, and says on them what it knows', () => {
  const [one, two] = [sourceOf(new Map([['movie-1', 'one']])), sourceOf(new Map())];
  openIsland(<>{['movie-1', 'tv-1', 'nonsense'].map(card)}</>);
  onTestFinished(followCards([one.source, two.source]));
  const titles = [
    { kind: 'movie', id: 1 },
    { kind: 'tv', id: 1 },
  ];
  expect(one.load.mock.calls).toEqual([[titles]]);
  expect(two.load.mock.calls).toEqual([[titles]]);
});

test('cards show what is learnt later, and those that come later are asked about too, together', async () => {
  const known = new Map<string, string>();
  const { source, load, tell } = sourceOf(known);
  openIsland(<>{card('movie-1')}</>);
  onTestFinished(followCards([source]));
  known.set('movie-1', 'one').set('movie-2', 'two');
  tell();
  expect(said()).toEqual(['one']);
  openIsland(<>{[card('movie-2'), card('movie-3')]}</>);
  await expect.poll(said).toEqual(['one', 'two', undefined]);
  await expect.poll(() => load.mock.calls.length).toBe(2);
  expect(load.mock.calls.at(-1)).toEqual([[1, 2, 3].map((id) => ({ kind: 'movie', id }))]);
});

test('a card of an island is left alone until React has taken it over, one in its slot is not', async () => {
  const title = {
    kind: 'movie',
    id: 1,
    title: 'One',
    posterPath: null,
    date: null,
    voteAverage: null,
  } as const;
  const drawn = <TitleCard title={title} heading="h2" imageBase="/" sizes="1px" />;
  const island = document.createElement('astro-island');
  island.innerHTML = renderToString(drawn);
  const carousel = document.createElement('astro-island');
  carousel.innerHTML = `<astro-slot>${renderToString(drawn)}</astro-slot>`;
  document.body.append(island, carousel);
  onTestFinished(() => [island, carousel].forEach((one) => one.remove()));
  onTestFinished(followCards([sourceOf(new Map([['movie-1', 'one']])).source]));
  expect(said()).toEqual([undefined, 'one']);
  takeOver(drawn, island);
  await expect.poll(said).toEqual(['one', 'one']);
});
