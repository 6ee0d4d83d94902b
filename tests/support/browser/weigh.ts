import { expect, type Page, type Response } from '@playwright/test';

export const KILOBYTE = 1024;

type Kind = 'document' | 'script';

/** What came over the wire since it was made, as the server sent it. */
export interface Scales {
  /** Compressed, without headers. */
  bytes: (kind: Kind) => number;
  /** With the headers of each answer, as HTTP/1.1 sends them. */
  sent: (kind: Kind) => number;
  addresses: (kind: Kind) => string[];
}

/** Weighs what is answered from now on. */
export function weigh(page: Page): Scales {
  const responses: Response[] = [];
  page.on('response', (response) => void responses.push(response));
  const of = (kind: Kind) => responses.filter((response) => response.request().resourceType() === kind);
  const bytes = (kind: Kind) =>
    of(kind).reduce((all, response) => {
      const { 'content-length': length } = response.headers();
      // What could not be weighed is no saving.
      expect(length, response.url()).toBeDefined();
      return all + Number(length);
    }, 0);
  const headers = (response: Response) =>
    ['HTTP/1.1 200 OK', ...Object.entries(response.headers()).map((header) => header.join(': ')), ''].join(
      '\r\n',
    );
  return {
    bytes,
    sent: (kind) => bytes(kind) + of(kind).reduce((all, response) => all + headers(response).length + 2, 0),
    addresses: (kind) => of(kind).map((response) => response.url()),
  };
}
