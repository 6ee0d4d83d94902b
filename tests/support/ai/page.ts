import type { Locator, Page } from '@playwright/test';
import type { AiSearchEvent } from '../../../src/features/ai/ai-search.ts';
import { asLines } from './lines.ts';
import { GOOD_KEY } from './server.ts';
import { expect } from '../browser/browser.ts';

export const descriptionOf = (page: Page): Locator => page.getByLabel('What would you like to watch?');

/** The answer below the form. */
export const outcomeOf = (page: Page): Locator => page.getByRole('region', { name: 'Recommendations' });

/** The panel of recent searches. */
export const historyOf = (page: Page): Locator =>
  page.getByRole('complementary', { name: 'Recent searches' });

/** The button that opens the key dialog, with either label. */
export const keyButton = (page: Page): Locator =>
  page.getByRole('main').getByRole('button', { name: /^(?:Add|Manage) API Key$/ });

/** Opens AI Search and focuses its field, which hydrates it. Resolves when it is ready. */
export async function openAiPage(page: Page, path = '/recommendations'): Promise<void> {
  await page.goto(path);
  await descriptionOf(page).focus();
  await expect(page.locator('main astro-island[ssr]')).toHaveCount(0);
  await expect(historyOf(page).getByRole('switch')).toBeVisible();
}

/** Enters a description and requests recommendations. */
export async function ask(page: Page, description: string): Promise<void> {
  await descriptionOf(page).fill(description);
  await page.getByRole('button', { name: 'Get Recommendations' }).click();
}

/** Answers all searches of this page with these events, without the server. */
export async function answerSearches(page: Page, ...events: AiSearchEvent[]): Promise<void> {
  await page.route('**/api/ai/search', (route) =>
    route.fulfill({ contentType: 'application/x-ndjson', body: asLines(...events) }),
  );
}

/** Saves a key without the dialog; the local model accepts it. */
export async function saveKey(page: Page, key = GOOD_KEY): Promise<void> {
  const answer = await page.request.put('/api/ai/keys', { data: { provider: 'gemini', key } });
  expect(answer.status(), await answer.text()).toBe(200);
}

/** Deletes all keys without the dialog. */
export async function forgetKeys(page: Page): Promise<void> {
  for (const provider of ['gemini', 'openai-compatible']) {
    const answer = await page.request.delete(`/api/ai/keys/${provider}`);
    expect(answer.status(), await answer.text()).toBe(204);
  }
}
