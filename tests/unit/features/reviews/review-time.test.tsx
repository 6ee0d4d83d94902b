import { screen } from '@testing-library/react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { ReviewTime } from '../../../../src/features/reviews/ReviewTime.tsx';
import { openIsland } from '../../../support/browser/island.ts';

test('Shows a review’s day the same before and after hydration', () => {
  const review = <ReviewTime moment="2026-03-30T23:05:00Z" />;
  openIsland(review);
  const { outerHTML, textContent } = screen.getByRole('time');
  expect(textContent).toBe('March 30, 2026');
  const other = document.createElement('div');
  other.innerHTML = renderToStaticMarkup(review);
  expect(other.innerHTML).toBe(outerHTML);
});
