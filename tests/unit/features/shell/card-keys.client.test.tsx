// @vitest-environment happy-dom
import { screen } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import type { ListTitle } from '../../../../src/core/lists.ts';
import { MARKS_FORM } from '../../../../src/features/marks/marks.ts';
import { nameMarks } from '../../../../src/features/marks/mark-names.client.ts';
import { CardMarks } from '../../../../src/features/cards/CardMarks.tsx';
import { TitleCard } from '../../../../src/features/cards/TitleCard.tsx';
import '../../../../src/features/shell/card-keys.client.ts';
import { openIsland } from '../../../support/browser/island.ts';

const title = (id: number, name: string): ListTitle => ({
  kind: 'movie',
  id,
  title: name,
  posterPath: null,
  date: '1999-03-31',
  voteAverage: null,
});

/** Two cards as on a page. Returns a user, and the keys that reach the page. */
function open() {
  const heard: string[] = [];
  const person = openIsland(
    <div role="presentation" onKeyDown={({ key }) => heard.push(key)}>
      <form id={MARKS_FORM} data-keys="Arrow down for more" data-more="More" data-named="{label}: {of}" />
      {[title(603, 'The Matrix'), title(13, 'Forrest Gump')].map((each) => (
        <TitleCard
          key={each.id}
          title={each}
          heading="h2"
          imageBase=""
          sizes="10vw"
          actions={<CardMarks title={each} day="2026-01-01" />}
        />
      ))}
    </div>,
  );
  nameMarks();
  return { person, heard };
}

const link = (name: RegExp) => screen.getByRole('link', { name });
const button = (name: string) => screen.getByRole('button', { name });

beforeEach(() => document.querySelector('#card-keys')?.remove());

test('Makes a card one tab stop, whose link describes the arrow keys', async () => {
  const { person } = open();
  await person.tab();
  expect(document.activeElement).toBe(link(/Matrix/));
  expect(document.getElementById(link(/Matrix/).getAttribute('aria-describedby') ?? '')?.textContent).toBe(
    'Arrow down for more',
  );
  await person.tab();
  expect(document.activeElement).toBe(link(/Gump/));
});

test('Moves with arrows from the link to the buttons, along them, and back', async () => {
  const { person, heard } = open();
  await person.tab();
  const walked = [];
  for (const key of ['ArrowDown', 'ArrowRight', 'ArrowRight', 'ArrowRight', 'ArrowLeft', 'ArrowUp']) {
    await person.keyboard(`{${key}}`);
    walked.push(document.activeElement?.getAttribute('title') ?? document.activeElement?.tagName);
  }
  const [wishlist, watched, favorite, more] = ['Wishlist', 'Watched', 'Favorite', 'More'].map(
    (list) => `${list}: The Matrix`,
  );
  expect(walked).toEqual([wishlist, watched, favorite, more, favorite, 'A']);
  expect(heard).toEqual([]);
  await person.keyboard('{ArrowRight}');
  expect(heard).toEqual(['ArrowRight']);
});

test('Moves with Tab from a button to the next card', async () => {
  const { person } = open();
  await person.tab();
  await person.keyboard('{ArrowDown}');
  expect(document.activeElement).toBe(button('Wishlist: The Matrix'));
  await person.tab();
  expect(document.activeElement).toBe(link(/Gump/));
});
