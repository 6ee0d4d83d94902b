import { beforeEach, expect, test } from 'vitest';
import {
  $drafts,
  draftOf,
  keepDraft,
  keepTellsEnd,
  openDrafts,
  tellsEndOf,
} from '../../../../src/core/stores/drafts.ts';
import { browserEnvironment } from '../../../support/browser/browser-environment.ts';

beforeEach(() => {
  browserEnvironment();
  openDrafts();
});
const draft = (about: string, userId = 'ada') => draftOf($drafts.get(), about, userId);
const tellsEnd = (about: string, userId = 'ada') => tellsEndOf($drafts.get(), about, userId);

test('Keeps a draft for the tab and its user, until it is deleted', () => {
  expect(draft('movie-1')).toBeNull();
  keepDraft('movie-1', 'ada', 'Half a thought');
  keepDraft('movie-2', 'ada', 'Another');
  expect([draft('movie-1'), draft('movie-2'), draft('movie-1', 'ben')]).toEqual([
    'Half a thought',
    'Another',
    null,
  ]);
  openDrafts();
  expect(draft('movie-1')).toBe('Half a thought');
  keepDraft('movie-1', 'ada', null);
  openDrafts();
  expect([draft('movie-1'), draft('movie-2')]).toEqual([null, 'Another']);
  expect(Object.keys($drafts.get())).toEqual(['movie-2']);
  browserEnvironment();
  openDrafts();
  expect($drafts.get()).toEqual({});
});

test('Keeps a review’s spoiler mark with the draft, for the same user', () => {
  expect(tellsEnd('movie-1')).toBeNull();
  keepDraft('movie-1', 'ada', 'Half');
  expect(tellsEnd('movie-1')).toBeNull();
  keepTellsEnd('movie-1', 'ada', 'Half', true);
  keepTellsEnd('movie-2', 'ada', '', false);
  expect([tellsEnd('movie-1'), tellsEnd('movie-2'), draft('movie-1')]).toEqual([true, false, 'Half']);
  expect(tellsEnd('movie-1', 'ben')).toBeNull();
  keepDraft('movie-1', 'ada', 'Half a thought');
  openDrafts();
  expect([tellsEnd('movie-1'), draft('movie-1')]).toEqual([true, 'Half a thought']);
  keepDraft('movie-1', 'ben', 'His');
  expect([tellsEnd('movie-1'), tellsEnd('movie-1', 'ben'), draft('movie-1')]).toEqual([null, null, null]);
  expect(Object.keys($drafts.get()['movie-1'] ?? {})).toEqual(['userId', 'text']);
});
