import { screen } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { ReviewText } from '../../../../src/features/reviews/ReviewText.tsx';
import { openIsland } from '../../../support/browser/island.ts';

describe('a review', () => {
  const long = `${'word '.repeat(120)}end`;

  test('of at most 500 characters is shown completely', () => {
    openIsland(<ReviewText text={'x'.repeat(500)} tellsEnd={false} />);
    expect(screen.getByText('x'.repeat(500))).toBeTruthy();
    expect(screen.queryByText('Read more')).toBeNull();
  });

  test('that was imported longer is shortened, and complete behind “Read more”', () => {
    openIsland(<ReviewText text={long} tellsEnd={false} />);
    const [start, whole] = screen.getAllByText(/^word/);
    expect(start?.textContent).toBe(`${'word '.repeat(100).trim()}…`);
    expect(whole?.textContent).toBe(long);
    expect(whole?.closest('details')?.open).toBe(false);
    expect(whole?.closest('details')?.querySelector('summary')?.textContent).toContain('Read more');
  });

  test('with spoilers is collapsed', () => {
    openIsland(<ReviewText text={long} tellsEnd />);
    expect(screen.getAllByText(/^word/)[0]?.closest('details.review-end')).not.toBeNull();
  });
});
