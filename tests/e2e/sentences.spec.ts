import { m } from '../../src/paraglide/messages.js';
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from '../support/e2e/test.ts';

const SCRIPTS = path.resolve('dist/client/_astro');

/** A sentence of each area that only pages made by the server speak of. */
const OF_PAGES = [
  m.catalogue_search_prompt(),
  m.detail_movie_not_found_text(),
  m.landing_text(),
  m.legal_terms_description(),
  m.link_elsewhere_text(),
  m.operations_note(),
  m.site_failed_text(),
];

const scripts = () =>
  readdirSync(SCRIPTS, { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.js'))
    .map((name) => readFileSync(path.join(SCRIPTS, name), 'utf8'));

test('no script carries what only pages say', () => {
  const carried = scripts().flatMap((text) => OF_PAGES.filter((sentence) => text.includes(sentence)));
  expect(carried).toEqual([]);
});
