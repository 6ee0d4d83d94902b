import { expect, test } from 'vitest';
import {
  feedbackPath,
  lastAdminPage,
  parseAdminPage,
  parseFeedbackView,
} from '../../../../src/domain/admin/feedback-view.ts';

const read = (query: string) => parseFeedbackView(new URLSearchParams(query));

test('the address of a view says the view, and nothing that is as usual', () => {
  const query =
    '?q=harbour&kind=tv&type=review&rating=4&from=2026-01-01&to=2026-02-01&sort=rating-asc&page=3';
  expect(feedbackPath('/admin/feedback', read(query))).toBe(`/admin/feedback${query}`);
  expect(feedbackPath('/admin/feedback', read(''))).toBe('/admin/feedback');
});

test('what an address does not say properly narrows nothing', () => {
  const odd = 'kind=book&type=list&rating=6&from=2026-02-30&to=0000-01-01&sort=drop&page=-1&q=%00';
  expect(read(odd)).toEqual(read(''));
});

test('pages end where the database looks no further', () => {
  expect([null, '0', 'x', '1e3', '7', '99999'].map(parseAdminPage)).toEqual([1, 1, 1, 1, 7, 5001]);
  expect([0, 20, 21, 10_000_000].map(lastAdminPage)).toEqual([1, 1, 2, 5001]);
});
