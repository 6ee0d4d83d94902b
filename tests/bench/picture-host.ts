import { execFileSync } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { createServer, request, type RequestListener } from 'node:http';
import { createSecureServer, type Http2ServerRequest, type Http2ServerResponse } from 'node:http2';
import type { AddressInfo, Server } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Browser } from '@playwright/test';

export type Protocol = 'HTTP/1.1' | 'HTTP/2';

/** Sizes of TMDB's pictures with what they weigh there on average, in thousands of bytes. */
const WEIGHTS: Record<string, [width: number, height: number, kilobytes: number]> = {
  w45: [45, 68, 2],
  w92: [92, 138, 4],
  w185: [185, 278, 12],
  w300: [300, 169, 25],
  w342: [342, 513, 36],
  w500: [500, 750, 78],
  h632: [421, 632, 58],
  w780: [780, 439, 68],
  w1280: [1280, 720, 150],
  original: [1920, 1080, 400],
};

/** Runs in the page: a picture of that size and of at most that weight, by the browser's own encoder, in base64. */
function draw([width, height, bytes]: [number, number, number]): string {
  const canvas = Object.assign(document.createElement('canvas'), { width, height });
  const context = canvas.getContext('2d');
  let state = width;
  const next = () => (state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0) / 2 ** 32;
  for (let at = 0; context && at < 4000; at++) {
    context.fillStyle = `hsl(${next() * 360} 60% ${next() * 80}%)`;
    const side = (next() ** 4 * width) / 2;
    context.fillRect(next() * width - side / 2, next() * height - side / 2, side, side);
  }
  const encoded = [0.95, 0.9, 0.8, 0.7, 0.6, 0.5, 0.4, 0.3, 0.2, 0.1, 0]
    .map((quality) => canvas.toDataURL('image/jpeg', quality).split(',')[1] ?? '')
    .find((text) => (text.length * 3) / 4 < bytes);
  if (!encoded) throw new Error(`no JPEG of ${width} x ${height} is so light`);
  return encoded;
}

/** Pictures by size, each brought to its weight by bytes after its end, which decoders leave alone. */
async function drawPictures(browser: Browser): Promise<Map<string, Buffer>> {
  const page = await browser.newPage();
  const pictures = new Map<string, Buffer>();
  for (const [size, [width, height, kilobytes]] of Object.entries(WEIGHTS)) {
    const encoded = await page.evaluate(draw, [width, height, kilobytes * 1000] as [number, number, number]);
    const drawn = Buffer.from(encoded, 'base64');
    pictures.set(size, Buffer.concat([drawn, Buffer.alloc(kilobytes * 1000 - drawn.length, 1)]));
  }
  await page.close();
  return pictures;
}

/** A key and a certificate for this run, with which browsers speak HTTP/2. */
function certificate(): { key: Buffer; cert: Buffer } {
  const directory = mkdtempSync(join(tmpdir(), 'marquee-bench-'));
  const [key, cert] = [join(directory, 'key.pem'), join(directory, 'cert.pem')];
  const kind = ['-x509', '-newkey', 'ec', '-pkeyopt', 'ec_paramgen_curve:prime256v1', '-nodes', '-days', '2'];
  execFileSync('openssl', ['req', ...kind, '-keyout', key, '-out', cert, '-subj', '/CN=localhost'], {
    stdio: 'ignore',
  });
  const read = { key: readFileSync(key), cert: readFileSync(cert) };
  rmSync(directory, { recursive: true });
  return read;
}

export interface Front {
  url: string;
  close(): void;
}

/** Serves by one protocol at a free port. */
export async function serve(protocol: Protocol, handler: RequestListener): Promise<Front> {
  const secure = protocol === 'HTTP/2';
  const both = handler as unknown as (request: Http2ServerRequest, response: Http2ServerResponse) => void;
  const server: Server = secure ? createSecureServer(certificate(), both) : createServer(handler);
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  return { url: `${secure ? 'https' : 'http'}://localhost:${port}`, close: () => void server.close() };
}

/** For `serve`: hands everything on to a site that speaks HTTP/1.1, and its answers back. */
export function handOn(siteUrl: string): RequestListener {
  return (incoming, response) => {
    const own = Object.entries(incoming.headers).filter(([name]) => !name.startsWith(':'));
    const asked = request(
      new URL(incoming.url ?? '/', siteUrl),
      { method: incoming.method ?? 'GET', headers: Object.fromEntries(own) },
      (answer) => {
        const { connection, 'keep-alive': alive, 'transfer-encoding': coding, ...headers } = answer.headers;
        void [connection, alive, coding];
        response.writeHead(answer.statusCode ?? 502, headers);
        answer.pipe(response);
      },
    );
    asked.on('error', () => response.destroy());
    incoming.pipe(asked);
  };
}

/** For `serve`: a picture of the right weight for every address below `/t/p`. */
export async function pictures(browser: Browser): Promise<RequestListener> {
  const drawn = await drawPictures(browser);
  return ({ url = '' }, response) => {
    const picture = drawn.get(url.split('/')[3] ?? '');
    const headers = { 'content-type': 'image/jpeg', 'cache-control': 'public, max-age=31536000' };
    response.writeHead(picture ? 200 : 404, { ...headers, 'content-length': picture?.length ?? 0 });
    response.end(picture);
  };
}
