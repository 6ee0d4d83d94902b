/**
 * Reads a request's body; `too-large` once more than `limit` bytes were announced or received, `broken` if
 * the client disconnected.
 */
export async function bodyBytes(
  request: Request,
  limit: number,
): Promise<Uint8Array | 'too-large' | 'broken'> {
  if (Number(request.headers.get('content-length') ?? 0) > limit) return 'too-large';
  const chunks: Uint8Array[] = [];
  const reader = request.body?.getReader();
  let size = 0;
  try {
    for (let part = await reader?.read(); part?.value; part = await reader?.read()) {
      size += part.value.byteLength;
      if (size > limit) {
        await reader?.cancel();
        return 'too-large';
      }
      chunks.push(part.value);
    }
  } catch {
    return 'broken';
  }
  return Buffer.concat(chunks);
}
