import type { IncomingMessage, ServerResponse } from 'node:http';

const MEGABYTE = 1_048_576;
/** Uploads to storage in bytes. The bucket has its own, lower limit and error. */
const STORAGE_LIMIT = 8 * MEGABYTE;

/** How much of a refused body is still read, so that the client receives the response. */
const DRAIN_BYTES = MEGABYTE;
const DRAIN_MS = 500;

function limitFor(request: IncomingMessage): number {
  return request.url?.startsWith('/embedded/backend/storage/') ? STORAGE_LIMIT : MEGABYTE;
}

/** Whether `Content-Length` already exceeds the limit. */
export function announcesTooMuch(request: IncomingMessage): boolean {
  return Number(request.headers['content-length'] ?? 0) > limitFor(request);
}

/**
 * Starts the read now. Otherwise Node reads the rest of the body, unlimited and uncounted, after the
 * response.
 */
function askFor(request: IncomingMessage): void {
  request.read(0);
}

/** Discards the rest of a refused body. Calls `done` at its end, after 1 MB or after 500 ms. */
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
 * Counts the bytes that arrive, chunked or not, and calls `exceeded` beyond the limit instead of passing them
 * on. Counts bodies the app does not read, too.
 */
export function countBody(request: IncomingMessage, response: ServerResponse, exceeded: () => void): void {
  const limit = limitFor(request);
  const push = request.push.bind(request);
  // Bytes that arrived with the headers are buffered already.
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
