/** Maximum delivery in bytes; the host allows the same. */
const MAX_BODY = 1_048_576;

/** Form fields with the JSON: Plex `payload`, Emby `data`. */
const FIELDS = ['payload', 'data'];

async function bytesOf(request: Request): Promise<Uint8Array<ArrayBuffer> | null> {
  const chunks: Uint8Array[] = [];
  let size = 0;
  const reader = request.body?.getReader() as ReadableStreamDefaultReader<Uint8Array> | undefined;
  for (let chunk = await reader?.read(); chunk && !chunk.done; chunk = await reader?.read()) {
    size += chunk.value.byteLength;
    if (size > MAX_BODY) {
      await reader?.cancel();
      return null;
    }
    chunks.push(chunk.value);
  }
  return new Uint8Array(Buffer.concat(chunks));
}

const isJson = (bytes: Uint8Array<ArrayBuffer>) =>
  /^\s*\{/.test(new TextDecoder().decode(bytes.subarray(0, 100)));

/**
 * A delivery's JSON as text: the body under any content type (curl sends a form's by default), or a field of
 * a form, whose images are skipped. Null if it is too large, compressed, or an invalid form.
 */
export async function readBody(request: Request): Promise<string | null> {
  // Compressed bodies could expand a thousandfold.
  if (/\S/.test(request.headers.get('content-encoding') ?? '')) return null;
  const bytes = await bytesOf(request);
  if (bytes === null) return null;
  const type = request.headers.get('content-type') ?? '';
  if (isJson(bytes) || !/^(?:multipart\/form-data|application\/x-www-form-urlencoded)\b/i.test(type)) {
    return new TextDecoder().decode(bytes);
  }
  try {
    const form = await new Response(bytes, { headers: { 'content-type': type } }).formData();
    for (const field of FIELDS) {
      const value = form.get(field);
      if (value !== null) return typeof value === 'string' ? value : await value.text();
    }
  } catch (error) {
    if (!(error instanceof TypeError)) throw error;
  }
  return null;
}
