import { invalid } from '../http/auth-error.ts';

/** Maximum size of a user's metadata in bytes: it is part of every token, and so of every request. */
const MAX_BYTES = 4096;

/** Returns the metadata. Throws 400 `validation_failed` if it is too large. */
export function checkMetadata(metadata: Record<string, unknown>): Record<string, unknown> {
  const size = Buffer.byteLength(JSON.stringify(metadata));
  if (size <= MAX_BYTES) return metadata;
  throw invalid(`User metadata cannot be longer than ${MAX_BYTES} bytes`);
}
