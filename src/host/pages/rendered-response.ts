import { ServerResponse, type IncomingMessage, type OutgoingHttpHeaders } from 'node:http';
import type { LargestPicture } from '../../domain/images.ts';
import type { InlineHashes } from '../../domain/page-meta.ts';

/** A finished answer of the app, whole in memory. */
export interface Rendered {
  status: number;
  headers: OutgoingHttpHeaders;
  body: Buffer;
  /** What a page's parts said they write. */
  inline?: InlineHashes | undefined;
}

/** What the built app exports. */
export type Handler = (
  request: IncomingMessage,
  response: ServerResponse,
  next: (() => Promise<void>) | undefined,
  locals: object,
) => unknown;

/** Answers that arrive piece by piece must not wait for their end. */
const STREAMED = /^(?:text\/event-stream|application\/(?:x-ndjson|zip)$)/;

/** What a person sees when not even the error page could be rendered. */
const FAILURE: Rendered = {
  status: 500,
  headers: { 'content-type': 'text/html; charset=utf-8', 'cache-control': 'no-store' },
  body: Buffer.from(
    '<!doctype html><html lang="en"><title>Error · Marquee</title><h1>Error</h1>' +
      '<p>Something went wrong on our side. Please try again in a moment.</p><p><a href="/">Go home</a></p></html>',
  ),
};

/** What a page tells its host besides its body. */
export interface RenderLocals {
  requestId: string;
  /** The largest picture of the first screen. */
  largestPictures?: LargestPicture[];
  inline?: InlineHashes;
  /** Resolves once the reader of a streamed answer has taken what was written so far, or is gone. */
  drained?: () => Promise<void>;
}

type Chunk = string | Uint8Array;

/** Collects what the app writes; a streamed answer is handed on to the real response as it comes. */
class RenderedResponse extends ServerResponse {
  readonly #chunks: Buffer[] = [];
  readonly #target: ServerResponse;
  #streaming = false;
  #failed = false;

  constructor(request: IncomingMessage, target: ServerResponse) {
    super(request);
    this.#target = target;
  }

  get streaming(): boolean {
    return this.#streaming;
  }

  override writeHead(status: number, ...rest: unknown[]): this {
    this.statusCode = status;
    const headers = rest.find((value) => typeof value === 'object' && value !== null);
    for (const [name, value] of Object.entries((headers ?? {}) as OutgoingHttpHeaders)) {
      if (value !== undefined) this.setHeader(name, value);
    }
    if (STREAMED.test(String(this.getHeader('content-type') ?? ''))) {
      this.#streaming = true;
      this.#target.writeHead(status, this.getHeaders());
    }
    return this;
  }

  override write(chunk: Chunk, ...rest: unknown[]): boolean {
    const written = rest.find((value) => typeof value === 'function');
    const told = () => void (written && Reflect.apply(written, undefined, []));
    if (this.#streaming) return this.#target.write(chunk, told);
    this.#chunks.push(Buffer.from(chunk));
    queueMicrotask(told);
    return true;
  }

  /** Astro destroys the response when rendering fails half-way: half a page must not look like a page. */
  override destroy(error?: Error): this {
    if (this.#streaming) this.#target.destroy(error);
    this.#failed = true;
    this.emit('finish');
    return this;
  }

  override end(chunk?: unknown, ..._rest: unknown[]): this {
    if (typeof chunk === 'string' || chunk instanceof Uint8Array) this.write(chunk);
    if (this.#streaming) this.#target.end();
    this.emit('finish');
    return this;
  }

  rendered(): Rendered {
    if (this.#failed) return { ...FAILURE, headers: { ...FAILURE.headers } };
    return { status: this.statusCode, headers: this.getHeaders(), body: Buffer.concat(this.#chunks) };
  }
}

/** Resolves when a response takes more, or is over. */
function drained(response: ServerResponse): Promise<void> {
  if (!response.writableNeedDrain || response.destroyed) return Promise.resolve();
  return new Promise((resolve) => {
    const done = () => {
      response.off('drain', done).off('close', done);
      resolve();
    };
    response.on('drain', done).on('close', done);
  });
}

const preload = ({ url, media }: LargestPicture) =>
  `<${url}>; rel=preload; as=image; fetchpriority=high${media ? `; media="${media}"` : ''}`;

/**
 * Runs the app for one request and resolves with its whole answer, or with null when the app streamed the
 * answer to `response` itself.
 */
export async function render(
  handler: Handler,
  request: IncomingMessage,
  response: ServerResponse,
  locals: RenderLocals,
): Promise<Rendered | null> {
  const collector = new RenderedResponse(request, response);
  response.once('close', () => collector.emit('close'));
  locals.drained = () => drained(response);
  // There from the start: the page of an error is rendered with a copy of them.
  const inline = (locals.inline = { script: new Set(), style: new Set() });
  const finished = new Promise<void>((resolve) => collector.once('finish', resolve));
  // Where no page matches, Astro's adapter would render its 404 without the locals, and what it writes would be untold.
  const missing = async () => {
    const { url } = request;
    request.url = '/404';
    await handler(request, collector, undefined, locals);
    request.url = url;
  };
  await handler(request, collector, missing, locals);
  await finished;
  if (collector.streaming) return null;
  const rendered = { ...collector.rendered(), inline };
  // Phones ask for it while the page is still on its way: on a slow line that is a tenth of a second.
  if (locals.largestPictures?.length && rendered.status === 200)
    rendered.headers['link'] = locals.largestPictures.map(preload).join(', ');
  return rendered;
}
