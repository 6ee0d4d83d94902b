import { invalid } from '../http/auth-error.ts';

/** Bytes of JSON somebody's metadata may have: it travels in every token, and that in every request. */
const MAX_BYTES = 4096;

/** The metadata itself. Throws 400 `validation_failed` when it is too large. */
export function checkMetadata(metadata: Record<string, unknown>): Record<string, unknown> {
  const size = Buffer.byteLength(JSON.stringify(metadata));
  if (size <= MAX_BYTES) return metadata;
  throw invalid(`User metadata cannot be longer than ${MAX_BYTES} bytes`);
}
