import { expect, test } from 'vitest';
import {
  feedbackPath,
  isNarrowed,
  lastAdminPage,
  parseAdminPage,
  parseFeedbackView,
  sortName,
} from '../../../../src/features/admin/feedback-view.ts';

const read = (query: string) => parseFeedbackView(new URLSearchParams(query));

test('Writes a view’s address without default values', () => {
  const query =
    '?q=harbour&kind=tv&type=review&rating=4&from=2026-01-01&to=2026-02-01&sort=rating-asc&page=3';
  expect(feedbackPath('/admin/feedback', read(query))).toBe(`/admin/feedback${query}`);
  expect(feedbackPath('/admin/feedback', read(''))).toBe('/admin/feedback');
});

test('Ignores invalid values in an address', () => {
  const odd = 'kind=book&type=list&rating=6&from=2026-02-30&to=0000-01-01&sort=drop&page=-1&q=%00';
  expect(read(odd)).toEqual(read(''));
});

test('Ends pages at the database’s limit', () => {
  expect([null, '0', 'x', '1e3', '7', '99999'].map(parseAdminPage)).toEqual([1, 1, 1, 1, 7, 5001]);
  expect([0, 20, 21, 10_000_000].map(lastAdminPage)).toEqual([1, 1, 2, 5001]);
});

test.each([
  ['kind=movie', { kind: 'movie' }],
  ['type=rating', { type: 'rating' }],
  ['sort=rating-desc', { sort: 'rating', ascending: false }],
  ['sort=date-asc', { sort: 'date', ascending: true }],
  ['from=0001-01-01', { from: '0001-01-01' }],
])('Accepts only %s in an address, and writes it again', (query, part) => {
  expect(read(query)).toEqual({ ...read(''), ...part });
  expect(feedbackPath('/admin/feedback', read(query))).toBe(`/admin/feedback?${query}`);
});

test('Sorts by date by default, newest first', () => {
  expect(read('sort=date-desc')).toEqual(read(''));
  expect(sortName('date', false)).toBe('date-desc');
});

test.each([
  ['', false],
  ['sort=rating-asc&page=3', false],
  ['q=x', true],
  ['kind=tv', true],
  ['type=review', true],
  ['rating=4', true],
  ['from=2026-01-01', true],
  ['to=2026-01-01', true],
])('Detects filters in ?%s: %s', (query, narrowed) => {
  expect(isNarrowed(read(query))).toBe(narrowed);
});
