import type { ApiError, ApiRefusal } from '../core/api-errors.ts';

/** A parsed JSON body, or its refusal. */
export type JsonBody =
  | { kind: 'ok'; value: unknown }
  | { kind: 'refused'; status: 400 | 413 | 415; error: ApiError };

const refused = (status: 400 | 413 | 415, message: string): JsonBody => ({
  kind: 'refused',
  status,
  error: { code: status === 413 ? 'tooLarge' : 'invalid', message },
});

/** Reads a JSON body of limited size; counts the bytes received instead of trusting a header. */
export async function readJson(request: Request, maxBytes: number): Promise<JsonBody> {
  const type = request.headers.get('content-type') ?? '';
  if (!/^application\/json\b/i.test(type)) return refused(415, 'The request must be JSON.');
  const chunks: Uint8Array[] = [];
  let bytes = 0;
  const reader = request.body?.getReader() as ReadableStreamDefaultReader<Uint8Array> | undefined;
  for (let chunk = await reader?.read(); chunk && !chunk.done; chunk = await reader?.read()) {
    bytes += chunk.value.byteLength;
    if (bytes > maxBytes) {
      await reader?.cancel();
      return refused(413, 'The request is too large.');
    }
    chunks.push(chunk.value);
  }
  try {
    return { kind: 'ok', value: JSON.parse(Buffer.concat(chunks).toString('utf8')) as unknown };
  } catch {
    return refused(400, 'The request is not valid JSON.');
  }
}

const PRIVATE = { 'Cache-Control': 'private, no-store' };

/** A JSON response that must not be cached. */
export function jsonAnswer(status: number, body: unknown, headers: Record<string, string> = {}): Response {
  return Response.json(body, { status, headers: { ...PRIVATE, ...headers } });
}

/** An error response in the common format. */
export function jsonError(
  status: number,
  { code, message }: ApiError,
  headers: Record<string, string> = {},
): Response {
  const refusal: ApiRefusal = { error: { code, message } };
  return jsonAnswer(status, refusal, headers);
}

/** 204. */
export function doneAnswer(): Response {
  return new Response(null, { status: 204, headers: PRIVATE });
}

/** 405 for other methods than reads. Astro's own response would log the address with its secret. */
export function onlyRead(): Response {
  return new Response(null, { status: 405, headers: { ...PRIVATE, Allow: 'GET, HEAD' } });
}

/** Streams events as JSON lines; `left` is called when the client disconnects. */
export function jsonLines(events: AsyncGenerator<unknown> | Generator<unknown>, left: () => void): Response {
  const encoder = new TextEncoder();
  const body = new ReadableStream<Uint8Array>({
    async pull(controller) {
      const next = await events.next();
      if (next.done) controller.close();
      else controller.enqueue(encoder.encode(`${JSON.stringify(next.value)}\n`));
    },
    cancel: left,
  });
  const headers = { ...PRIVATE, 'Content-Type': 'application/x-ndjson', 'X-Content-Type-Options': 'nosniff' };
  return new Response(body, { headers });
}
