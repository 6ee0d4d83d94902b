import { screen } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import type { ImportPart } from '../../../../src/features/import/files/reading.ts';
import { Preview } from '../../../../src/features/import/Preview.tsx';
import { createReadingDesk } from '../../../../src/features/import/reading-desk.store.ts';
import { openIsland } from '../../../support/browser/island.ts';
import { loose } from '../../../support/import/files.ts';

/** The preview of files, with some parts turned off. */
function previewFiles(files: Record<string, string>, off: ImportPart[] = []) {
  const summary = createReadingDesk().read(loose(files), 'UTC', () => {});
  const switches = { replaceRatings: false, replaceReviews: false, replaceDates: false };
  openIsland(
    <Preview
      view={{
        step: 'preview',
        names: [],
        summary,
        answers: {},
        off,
        switches,
        beginning: false,
        problem: null,
      }}
    />,
  );
}

/** The preview of our own export, with lists of these visibilities. */
function preview(visibilities: string[], off: ImportPart[] = []) {
  const lists = visibilities.map((visibility) => ({ list: 'a', name: 'L', visibility }));
  const madeAt = '2026-11-22T10:00:00Z';
  const json = JSON.stringify({ format: 'marquee-export', version: 1, madeAt, lists, complete: true });
  previewFiles({ 'marquee.json': json }, off);
}

describe('the preview of ratings with an unknown scale', () => {
  test('asks for it before the import can start', () => {
    previewFiles({ 'films.csv': 'Title,Year,Rating,WatchedDate\nHeat,1995,4,2024-03-01' });
    expect(screen.getByRole('radio', { name: '4 of 5' })).toHaveProperty('checked', false);
    expect(screen.getByRole('radio', { name: '4 of 10' })).toHaveProperty('checked', false);
    expect(screen.getByText('Say first what the ratings in this file go up to.')).toBeTruthy();
    expect(screen.getByRole('button', { name: /^Import/ }).getAttribute('aria-disabled')).toBe('true');
  });
});

describe('the preview of a table of unknown columns', () => {
  test('shows its first rows, and waits until a column holds the titles', () => {
    previewFiles({ 'films.csv': 'Alpha,Beta\nHeat,1995\nRan,1985' });
    expect(screen.getByText('What is in the columns of films.csv?', { exact: false })).toBeTruthy();
    expect(screen.getByRole('combobox', { name: /What is in the column .*Alpha/ })).toHaveProperty(
      'value',
      '',
    );
    expect(screen.getByRole('cell', { name: 'Heat' })).toBeTruthy();
    expect(screen.getByText('Say first which column holds the titles.')).toBeTruthy();
    expect(screen.getByRole('button', { name: /^Import/ }).getAttribute('aria-disabled')).toBe('true');
  });

  test('offers the profiles of a household', () => {
    const rows = ['Ada,2025-06-19 20:00:00,1:00:00,Dune', 'Bob,2025-06-19 20:00:00,1:00:00,Ran'];
    previewFiles({ 'ViewingActivity.csv': ['Profile Name,Start Time,Duration,Title', ...rows].join('\n') });
    expect(screen.getByRole('checkbox', { name: 'Ada' })).toHaveProperty('checked', true);
    expect(screen.getByRole('checkbox', { name: 'Bob' })).toHaveProperty('checked', true);
  });
});

describe('the preview of our own export', () => {
  test('says how many lists will be public, and whose links are new', () => {
    preview(['public', 'private', 'public', 'link']);
    expect(
      screen.getByText(
        '2 lists are public in the file, and everyone can see them as soon as they are imported.',
      ),
    ).toBeTruthy();
    expect(
      screen.getByText('1 list is shown by link, and gets a new link: the old one does not lead there.'),
    ).toBeTruthy();
    expect(screen.getByText('In it: 4 lists of yours')).toBeTruthy();
  });

  test.each([
    ['none is seen by others', ['private'], []],
    ['they are left out', ['public', 'link'], ['own']],
  ] as [string, string[], ImportPart[]][])('omits that when %s', (_, visibilities, off) => {
    preview(visibilities, off);
    expect(screen.queryByText(/everybody can see|new link/)).toBeNull();
  });
});
