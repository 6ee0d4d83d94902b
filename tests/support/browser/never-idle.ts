import type { Page } from '../e2e/test.ts';

/** Stops a page from being idle: it hydrates only on use, and prefetches no scripts. */
export const neverIdle = (page: Page) =>
  page.addInitScript(() => void (globalThis.requestIdleCallback = () => 0));
