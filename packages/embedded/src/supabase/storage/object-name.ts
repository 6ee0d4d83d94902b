import { invalidKey } from './storage-error.ts';

const charset = /^[A-Za-z0-9_/!.'() &$=@;:+,?-]+$/;
const MAX_SEGMENT = 255;
const MAX_NAME = 1024;

/**
 * Validates an object's name: the storage server's characters, no empty, `.` or `..` folder, 255 characters a
 * segment. Throws InvalidKey. Paths of files do not contain it, see FileStore.
 */
export function checkName(name: string): string {
  const segments = name.split('/');
  const allowed = segments.every((part) => part !== '' && !/^\.+$/.test(part) && part.length <= MAX_SEGMENT);
  if (!allowed || name.length > MAX_NAME || !charset.test(name)) throw invalidKey(name);
  return name;
}

/** Splits an encoded path `{bucket}/{name}` and validates the name. */
export function bucketAndName(path: string): { bucket: string; name: string } {
  const { bucket, rest } = bucketOf(path);
  return { bucket, name: checkName(rest) };
}

/** Splits off the bucket; the rest can be empty. */
export function bucketOf(path: string): { bucket: string; rest: string } {
  let decoded: string;
  try {
    decoded = decodeURIComponent(path);
  } catch {
    throw invalidKey(path);
  }
  const slash = decoded.indexOf('/');
  if (slash === -1) return { bucket: decoded, rest: '' };
  return { bucket: decoded.slice(0, slash), rest: decoded.slice(slash + 1) };
}
