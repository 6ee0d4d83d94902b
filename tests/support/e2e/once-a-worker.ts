import type { TestInfo } from '@playwright/test';

/**
 * A fixture that is made for the first test of a worker that asks, with the address of the product, and kept for the others
 * of that worker. Were it one of the worker's, the worker and its browser would end where the next file has none.
 */
export function onceAWorker<T>(make: (url: string) => Promise<T>) {
  let made: Promise<T> | undefined;
  return async ({}, use: (value: T) => Promise<void>, { project }: TestInfo): Promise<void> =>
    use(await (made ??= make(project.use.baseURL ?? '')));
}
