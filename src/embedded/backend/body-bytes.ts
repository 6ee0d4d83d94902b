/** The body of a request, or `too-large` as soon as more than `limit` bytes were announced or have come. */
export async function bodyBytes(request: Request, limit: number): Promise<Uint8Array | 'too-large'> {
  if (Number(request.headers.get('content-length') ?? 0) > limit) return 'too-large';
  const chunks: Uint8Array[] = [];
  const reader = request.body?.getReader();
  let size = 0;
  for (let part = await reader?.read(); part?.value; part = await reader?.read()) {
    size += part.value.byteLength;
    if (size > limit) {
      await reader?.cancel();
      return 'too-large';
    }
    chunks.push(part.value);
  }
  return Buffer.concat(chunks);
}
