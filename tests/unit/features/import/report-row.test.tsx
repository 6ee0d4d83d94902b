import { screen } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import type { ImportReportRow } from '../../../../src/features/import/import-job.ts';
import { ReportRow } from '../../../../src/features/import/ReportRow.tsx';
import { openIsland } from '../../../support/browser/island.ts';

const row = (more: Partial<ImportReportRow>): ImportReportRow => ({
  ...{ position: 0, number: 1, kind: 'movie', part: null, at: { file: 'a.csv', line: 2 }, what: 'rating' },
  ...{ name: 'Chernobyl', year: 2019, episode: null, season: null, upTo: false, day: null, given: null },
  ...{ stars: null, state: 'not_found', reason: null, problem: null, dayText: null, tags: null },
  ...{ noEpisodes: false, note: null, plays: null, title: null },
  ...more,
});

const button = () => screen.queryByRole('button', { name: 'Search for this title' });

describe('a row of a report', () => {
  test('without a title offers a search, and opens it', async () => {
    const person = openIsland(<ReportRow row={row({})} findIn="a" />);
    await person.click(button()!);
    expect(await screen.findByRole('dialog', { name: 'What is Chernobyl (2019)?' })).toBeTruthy();
  });

  test('offers none with a title, or when nothing can be found any more', () => {
    openIsland(<ReportRow row={row({ title: { kind: 'tv', id: 1, title: 'Chernobyl' } })} findIn="a" />);
    openIsland(<ReportRow row={row({})} findIn={null} />);
    expect(button()).toBeNull();
  });

  test('of our own export without a title has a description', () => {
    openIsland(
      <ReportRow
        row={row({ what: 'own', name: '', year: null, part: 'profile', state: 'imported' })}
        findIn="a"
      />,
    );
    expect(screen.getByText('1 profile')).toBeTruthy();
  });
});
