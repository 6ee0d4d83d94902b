import { expect, type Page, type Response } from '@playwright/test';

export const KILOBYTE = 1024;

type Kind = 'document' | 'script';

/** What came over the wire since it was made, as the server sent it: compressed, without headers. */
export interface Scales {
  bytes: (kind: Kind) => number;
  addresses: (kind: Kind) => string[];
}

/** Weighs what is answered from now on. */
export function weigh(page: Page): Scales {
  const responses: Response[] = [];
  page.on('response', (response) => void responses.push(response));
  const of = (kind: Kind) => responses.filter((response) => response.request().resourceType() === kind);
  return {
    bytes: (kind) =>
      of(kind).reduce((all, response) => {
        const { 'content-length': length } = response.headers();
        // What could not be weighed is no saving.
        expect(length, response.url()).toBeDefined();
        return all + Number(length);
      }, 0),
    addresses: (kind) => of(kind).map((response) => response.url()),
  };
}
