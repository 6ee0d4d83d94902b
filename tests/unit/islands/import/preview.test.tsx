import { screen } from '@testing-library/preact';
import { describe, expect, test } from 'vitest';
import type { ImportPart } from '../../../../src/domain/import/reading.ts';
import { Preview } from '../../../../src/islands/import/Preview.tsx';
import { createReadingDesk } from '../../../../src/stores/import/reading-desk.ts';
import { openIsland } from '../../../support/browser/island.ts';
import { loose } from '../../../support/import/files.ts';

/** The preview of our own export with lists that are seen so, with some parts turned off. */
function preview(visibilities: string[], off: ImportPart[] = []) {
  const lists = visibilities.map((visibility) => ({ list: 'a', name: 'L', visibility }));
  const madeAt = '2026-11-22T10:00:00Z';
  const json = JSON.stringify({ format: 'marquee-export', version: 1, madeAt, lists, complete: true });
  const summary = createReadingDesk().read(loose({ 'marquee.json': json }), 'UTC', () => {});
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

describe('the preview of our own export', () => {
  test('says how many lists everybody will see, and whose links are new', () => {
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
  ] as [string, string[], ImportPart[]][])('says nothing of it where %s', (_, visibilities, off) => {
    preview(visibilities, off);
    expect(screen.queryByText(/everybody can see|new link/)).toBeNull();
  });
});
