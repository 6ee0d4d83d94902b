import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from '../support/e2e/test.ts';
import {
  ACCOUNT_MESSAGES,
  ADMIN_MESSAGES,
  AI_KEY_MESSAGES,
  AI_MESSAGES,
  AUTH_DIALOG_MESSAGES,
  CATALOGUE_MESSAGES,
  DETAIL_MESSAGES,
  LANDING_MESSAGES,
  LEGAL_MESSAGES,
  LINK_MESSAGES,
  LOAD_MORE_MESSAGES,
  OPERATIONS_MESSAGES,
  REMINDER_MESSAGES,
  REVIEW_MESSAGES,
  SAVED_MESSAGES,
  SITE_MESSAGES,
} from '../../src/domain/messages.ts';

const SCRIPTS = path.resolve('dist/client/_astro');

/** A sentence of each area that islands speak of. */
const OF_ISLANDS = [
  ACCOUNT_MESSAGES.account.deleteFailed.text,
  ADMIN_MESSAGES.removeFailed.text,
  AI_KEY_MESSAGES.safety,
  AI_MESSAGES.searchesOff,
  AUTH_DIALOG_MESSAGES.reset.introduction,
  LOAD_MORE_MESSAGES.failed,
  REMINDER_MESSAGES.page.noneText,
  REVIEW_MESSAGES.draftKept,
  SAVED_MESSAGES.noFavorites.text,
];

/** A sentence of each area that only pages made by the server speak of. */
const OF_PAGES = [
  CATALOGUE_MESSAGES.search.prompt,
  DETAIL_MESSAGES.movie.notFound.text,
  LANDING_MESSAGES.text,
  LEGAL_MESSAGES.terms.description,
  LINK_MESSAGES.elsewhere.text,
  OPERATIONS_MESSAGES.note,
  SITE_MESSAGES.failed.text,
];

const scripts = () =>
  readdirSync(SCRIPTS)
    .filter((name) => name.endsWith('.js'))
    .map((name) => readFileSync(path.join(SCRIPTS, name), 'utf8'));

test('a script carries the sentences of one area, and a sentence is in one script', () => {
  const carried = scripts().map((text) => OF_ISLANDS.filter((sentence) => text.includes(sentence)));
  expect(carried.filter((sentences) => sentences.length > 1)).toEqual([]);
  expect(carried.flat().toSorted()).toEqual(OF_ISLANDS.toSorted());
});

test('no script carries what only pages say', () => {
  const carried = scripts().flatMap((text) => OF_PAGES.filter((sentence) => text.includes(sentence)));
  expect(carried).toEqual([]);
});
