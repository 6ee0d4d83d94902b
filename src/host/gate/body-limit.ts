import type { IncomingMessage, ServerResponse } from 'node:http';

const MEGABYTE = 1_048_576;
/** Files of storage; the bucket's own, lower limit answers in its own words. */
const STORAGE_LIMIT = 8 * MEGABYTE;

/** How much of a refused body is still read, so that the sender gets to see the answer. */
const DRAIN_BYTES = MEGABYTE;
const DRAIN_MS = 500;

function limitFor(request: IncomingMessage): number {
  return request.url?.startsWith('/embedded/backend/storage/') ? STORAGE_LIMIT : MEGABYTE;
}

/** True when the announced length alone is more than a body sent there may have. */
export function announcesTooMuch(request: IncomingMessage): boolean {
  return Number(request.headers['content-length'] ?? 0) > limitFor(request);
}

/** A body that was asked for once is not read on behind our back, without end or count, when the answer is out. */
function askFor(request: IncomingMessage): void {
  request.read(0);
}

/** Reads on for a moment, throws it away, and says when to hang up: at the end, or when it is too much. */
export function drain(request: IncomingMessage, done: () => void): void {
  let size = 0;
  const timer = setTimeout(finish, DRAIN_MS);
  function finish(): void {
    clearTimeout(timer);
    done();
  }
  request.push = (chunk: Buffer | null) => {
    size += chunk?.length ?? 0;
    const ended = chunk === null || size > DRAIN_BYTES;
    if (ended) finish();
    return !ended;
  };
  request.socket.once('close', () => clearTimeout(timer));
  askFor(request);
}

/**
 * Counts what really comes, chunked or not, and calls `exceeded` instead of handing on too much. What nobody
 * reads is counted too.
 */
export function countBody(request: IncomingMessage, response: ServerResponse, exceeded: () => void): void {
  const limit = limitFor(request);
  const push = request.push.bind(request);
  // What came with the headers may have been waiting since.
  let size = request.readableLength;
  request.push = (chunk: Buffer | null, encoding?: BufferEncoding) => {
    size += chunk?.length ?? 0;
    if (size <= limit) return push(chunk, encoding);
    exceeded();
    return true;
  };
  askFor(request);
  response.once('finish', () => request.resume());
}
