import { createHash, randomBytes } from 'node:crypto';

/** Where secrets come from; tests may bring their own. */
export type RandomBytes = (count: number) => Uint8Array;

export const systemRandom: RandomBytes = (count) => randomBytes(count);

/** A version 4 UUID. */
export function uuid(random: RandomBytes): string {
  const bytes = Buffer.from(random(16));
  bytes[6] = ((bytes[6] ?? 0) & 0x0f) | 0x40;
  bytes[8] = ((bytes[8] ?? 0) & 0x3f) | 0x80;
  return bytes.toString('hex').replace(/^(.{8})(.{4})(.{4})(.{4})/, '$1-$2-$3-$4-');
}

/** 256 bits as URL-safe text. */
export function secretText(random: RandomBytes): string {
  return Buffer.from(random(32)).toString('base64url');
}

/** Six digits, each as likely as the others. */
export function codeText(random: RandomBytes): string {
  // 48 bits: what is left over by the modulus favours no digit anybody could notice.
  return String(Buffer.from(random(6)).readUIntBE(0, 6) % 1_000_000).padStart(6, '0');
}

/** What is stored of a secret: whoever reads the database cannot use it. */
export function sha256(text: string): string {
  return createHash('sha256').update(text).digest('hex');
}
