/** Bytes of a delivery, which is what the host lets in. */
const MAX_BODY = 1_048_576;

/** The fields of a form in which programs put their JSON: Plex `payload`, Emby `data`. */
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
 * The JSON a program sent, as text: the body itself, under whatever type (curl sends a form's type by default),
 * or a field of a form, whose pictures are passed over. Null for what is too large, packed, or no form though it says so.
 */
export async function readBody(request: Request): Promise<string | null> {
  // What would have to be unpacked may be a thousand times as large.
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
