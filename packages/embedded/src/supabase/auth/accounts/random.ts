import { createHash, randomBytes } from 'node:crypto';

/** The source of secrets; tests replace it. */
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

/** Six uniformly distributed digits. */
export function codeText(random: RandomBytes): string {
  // 48 bits make the modulo bias negligible.
  return String(Buffer.from(random(6)).readUIntBE(0, 6) % 1_000_000).padStart(6, '0');
}

/** The stored form of a secret, useless to readers of the database. */
export function sha256(text: string): string {
  return createHash('sha256').update(text).digest('hex');
}
