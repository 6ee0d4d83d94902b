import type { Page } from '../e2e/test.ts';

/** Keeps a page from ever being idle: it hydrates on use only, and fetches no scripts ahead. */
export const neverIdle = (page: Page) =>
  page.addInitScript(() => void (globalThis.requestIdleCallback = () => 0));
