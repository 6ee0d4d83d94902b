import { expect, type Page, type Request, type Response } from '@playwright/test';

export const KILOBYTE = 1024;

type Kind = 'document' | 'script';

/** Bytes received since creation, as sent by the server. */
export interface Scales {
  /** Compressed, without headers. */
  bytes: (kind: Kind) => number;
  /** With the headers of each response, as in HTTP/1.1. */
  sent: (kind: Kind) => number;
  addresses: (kind: Kind) => string[];
  /** Waits until the page requests nothing more. */
  quiet: () => Promise<void>;
}

/**
 * Starts to listen. The returned function waits until a page has requested nothing for half a second.
 * Playwright's `networkidle` only waits for a page's first such time, not for one after an action.
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

/** Weighs responses from now on. */
export function weigh(page: Page): Scales {
  const responses: Response[] = [];
  page.on('response', (response) => void responses.push(response));
  const of = (kind: Kind) => responses.filter((response) => response.request().resourceType() === kind);
  const bytes = (kind: Kind) =>
    of(kind).reduce((all, response) => {
      const { 'content-length': length } = response.headers();
      // Fail instead of counting an unknown size as zero.
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
