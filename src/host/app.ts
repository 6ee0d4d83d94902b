import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { ReadableStream as NodeStream } from 'node:stream/web';
import type { IncomingMessage, OutgoingHttpHeaders, ServerResponse } from 'node:http';
import type { AppHandler, RenderLocals } from '../contract/app-handler.ts';
import type { LargestPicture } from '../core/images.ts';
import { hasBody } from './gate/request-gate.ts';

/** A finished answer of the app, whole in memory. */
export interface Rendered {
  status: number;
  headers: OutgoingHttpHeaders;
  body: Buffer;
}

/** An answer whose pieces are passed on as they come. */
export interface Streamed extends Pick<Rendered, 'status' | 'headers'> {
  stream: ReadableStream<Uint8Array>;
}

/** Answers that arrive piece by piece must not wait for their end. */
const STREAMED = /^(?:text\/event-stream|application\/(?:x-ndjson|zip)$)/;

/** A request as the platform knows it, with its body as it comes; it is called off when its sender has gone. */
export function webRequest(request: IncomingMessage, response: ServerResponse, origin: string): Request {
  const { method = 'GET', url = '/' } = request;
  const gone = new AbortController();
  response.once('close', () => {
    if (!response.writableFinished) gone.abort();
  });
  const headers = new Headers();
  for (const [name, value] of Object.entries(request.headers))
    for (const one of [value ?? []].flat()) headers.append(name, one);
  const body = hasBody(request) && method !== 'GET' && method !== 'HEAD';
  return new Request(origin + url, {
    method,
    headers,
    signal: gone.signal,
    // Nothing of it is read before the app asks for it.
    ...(body && { body: NodeStream.from(request) as BodyInit, duplex: 'half' }),
  });
}

function headersOf({ headers }: Response): OutgoingHttpHeaders {
  const cookies = headers.getSetCookie();
  return { ...Object.fromEntries(headers), ...(cookies.length > 0 && { 'set-cookie': cookies }) };
}

const preload = ({ url, media }: LargestPicture) =>
  `<${url}>; rel=preload; as=image; fetchpriority=high${media ? `; media="${media}"` : ''}`;

/**
 * Runs the app for one request, and resolves with its whole answer, or with one that is to be passed on as it comes.
 * Rejects when an answer breaks off: half a page must not look like a page.
 */
export async function render(
  handler: AppHandler,
  request: Request,
  locals: RenderLocals,
): Promise<Rendered | Streamed> {
  const answer = await handler(request, { locals, clientAddress: locals.clientAddress });
  const { status, body: stream } = answer;
  const headers = headersOf(answer);
  if (stream && STREAMED.test(String(headers['content-type'] ?? ''))) return { status, headers, stream };
  // Phones ask for it while the page is still on its way: on a slow line that is a tenth of a second.
  if (locals.largestPictures?.length && status === 200)
    headers['link'] = locals.largestPictures.map(preload).join(', ');
  return { status, headers, body: Buffer.from(await answer.arrayBuffer()) };
}

/** Passes an answer on as it comes, no faster than its reader takes it. */
export async function sendStream(
  response: ServerResponse,
  { status, headers, stream }: Streamed,
): Promise<void> {
  response.writeHead(status, headers);
  await pipeline(Readable.fromWeb(stream as NodeStream<Uint8Array>), response);
}
