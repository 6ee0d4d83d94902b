import type { TestInfo } from '@playwright/test';

/**
 * A fixture created for a worker's first test that uses it, with the product's address, and shared with its
 * other tests. As a worker fixture it would make Playwright restart the worker and its browser before a file
 * without it.
 */
export function onceAWorker<T>(make: (url: string) => Promise<T>) {
  let made: Promise<T> | undefined;
  return async ({}, use: (value: T) => Promise<void>, { project }: TestInfo): Promise<void> =>
    use(await (made ??= make(project.use.baseURL ?? '')));
}
