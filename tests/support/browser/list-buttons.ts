import type { Locator, Page } from '@playwright/test';
import { expect } from './browser.ts';
import { toastOf } from '../e2e/people.ts';

export type ButtonName = 'Wishlist' | 'Watched' | 'Favorite';

/** A list button of the page's title. */
export const button = (page: Page, name: ButtonName): Locator =>
  page.getByRole('main').getByRole('button', { name, exact: true });

/** A list button on the first card of a title. */
export const cardButton = (page: Page, name: ButtonName, title: string): Locator =>
  page
    .locator('.title-card')
    .getByRole('button', { name: `${name}: ${title}`, exact: true })
    .first();

/** Waits until a button has this state. */
export async function expectPressed(target: Locator, pressed: boolean): Promise<void> {
  await expect(target).toHaveAttribute('aria-pressed', String(pressed));
}

/** Waits for a toast with this title and text. */
export async function expectToast(page: Page, title: string, text: string): Promise<void> {
  await expect(toastOf(page, title)).toContainText(text);
}

/** Opens further actions of the page's title. */
export async function openMore(page: Page): Promise<void> {
  await page.locator('.more-acts:not([open]) > summary').click();
}

/** Opens a page and waits for an idle network. On a title's page all list buttons are visible. */
export async function openMarked(page: Page, path: string): Promise<void> {
  await page.goto(path);
  const isTitle = /^\/(?:movie|tv)\/\d+$/.test(path);
  if (isTitle) {
    await openMore(page);
    await page.locator('.title-actions [form=marks]').first().focus();
  }
  await page.waitForLoadState('networkidle');
}

/** Records requests to the backend's tables and functions, such as "POST wishlists". */
export function backendCalls(page: Page): string[] {
  const calls: string[] = [];
  page.on('request', (request) => {
    const [, table] = /\/rest\/v1\/([^?]+)/.exec(request.url()) ?? [];
    if (table && request.method() !== 'OPTIONS') calls.push(`${request.method()} ${table}`);
  });
  return calls;
}
