import { importSources } from '../../../../src/features/import/files/kind-words.ts';
import { readFileSync } from 'node:fs';
import { screen } from '@testing-library/react';
import type { ReactElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { IMPORT_SOURCES } from '../../../../src/features/import/import-job.ts';
import { parseSavedView } from '../../../../src/features/saved/saved-titles.ts';
import { DiaryEmpty } from '../../../../src/features/diary/DiaryEmpty.tsx';
import { ImportPage } from '../../../../src/features/import/ImportPage.tsx';
import { ImportSources } from '../../../../src/features/import/ImportSources.tsx';
import { SavedEmpty } from '../../../../src/features/saved/SavedEmpty.tsx';

const none = new URLSearchParams();
const empty = (list: 'wishlist' | 'watched') => (
  <SavedEmpty view={parseSavedView(list, none)} none services={false} />
);

/** The server's markup, as a browser without scripts shows it. */
function drawn(page: ReactElement): void {
  document.body.innerHTML = renderToStaticMarkup(page);
}

test.each([
  ['an empty wishlist', empty('wishlist')],
  ['an empty watched list', empty('watched')],
  ['an empty diary', <DiaryEmpty key="" view={null} />],
])('Links to the import from %s', (_where, page) => {
  drawn(page);
  expect(screen.getByRole('link', { name: 'Import your history' }).getAttribute('href')).toBe('/import');
});

test('Shows no link to the import when only a filter hides everything', () => {
  drawn(
    <SavedEmpty view={parseSavedView('wishlist', new URLSearchParams('q=dune'))} none={false} services />,
  );
  expect(screen.queryByRole('link', { name: 'Import your history' })).toBeNull();
});

// Astro renders it, which unit tests do not run; here only the link is checked.
test.each([
  ['the profile', 'src/features/profile/ProfileBody.astro'],
  ['the landing page', 'src/features/home/Better.astro'],
])('Links to the import from %s', (_where, file) => {
  const link = /<a\s[^>]*href=\{pageAddress\(IMPORT_PATH\)\}\s*>\s*\{m\.import_offer_link\(\)\}\s*<\/a\s*>/;
  expect(readFileSync(file, 'utf8')).toMatch(link);
});

test('Explains without scripts what it needs, hides unusable parts, and lists supported files', () => {
  drawn(
    <>
      <ImportPage imports={[]} imageBase="" />
      <ImportSources />
    </>,
  );
  const needs = screen.getByText(/needs JavaScript\. Turn it on and load this page again\.$/);
  expect(needs.className).toContain('[@media(scripting:none)]:block');
  const hidden = screen.getByRole('button', { name: 'Choose files' }).closest('[class*="scripting:none"]');
  expect(hidden?.className).toContain('[@media(scripting:none)]:hidden');
  for (const source of IMPORT_SOURCES) screen.getByText(importSources[source]());
});
