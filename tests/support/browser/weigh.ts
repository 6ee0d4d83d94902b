import { expect, type Page, type Request, type Response } from '@playwright/test';

export const KILOBYTE = 1024;

type Kind = 'document' | 'script';

/** What came over the wire since it was made, as the server sent it. */
export interface Scales {
  /** Compressed, without headers. */
  bytes: (kind: Kind) => number;
  /** With the headers of each answer, as HTTP/1.1 sends them. */
  sent: (kind: Kind) => number;
  addresses: (kind: Kind) => string[];
  /** Waits until the page asks for nothing more. */
  quiet: () => Promise<void>;
}

/**
 * Listens from now on; what it answers waits until a page has asked for nothing for half a second. Playwright's
 * `networkidle` waits for the first such time of a page only, and not for what an act brings after it.
 */
export function listenForQuiet(page: Page): () => Promise<void> {
  const underWay = new Set<Request>();
  let heard = performance.now();
  const hear = (change: (request: Request) => unknown) => (request: Request) => {
    change(request);
    heard = performance.now();
  };
  page.on(
    'request',
    hear((request) => underWay.add(request)),
  );
  const hearEnd = hear((request) => underWay.delete(request));
  page.on('requestfinished', hearEnd);
  page.on('requestfailed', hearEnd);
  return async () => {
    heard = performance.now();
    await expect
      .poll(() => (underWay.size > 0 ? 0 : performance.now() - heard), { intervals: [100] })
      .toBeGreaterThan(500);
  };
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
    quiet: listenForQuiet(page),
  };
}
