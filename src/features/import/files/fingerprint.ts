import type { ImportEntry } from './entry.ts';

/** Seeds of four 64-bit hashes. */
const SEEDS = [0x9e3779b1, 0x85ebca77, 0xc2b2ae3d, 0x27d4eb2f];

const hex = (value: number) => (value >>> 0).toString(16).padStart(8, '0');

/**
 * Hash of the entries in their order: 64 hexadecimal digits. Not cryptographic: an attacker could only confuse their
 * own files. Unlike Web Crypto it works on pages served by http.
 */
export function fingerprintOf(entries: readonly ImportEntry[]): string {
  const high = SEEDS.map((seed) => seed ^ 0xdeadbeef);
  const low = SEEDS.map((seed) => seed ^ 0x41c6ce57);
  for (const entry of entries) {
    const text = JSON.stringify(entry);
    for (let lane = 0; lane < SEEDS.length; lane += 1) {
      let [a, b] = [high[lane] ?? 0, low[lane] ?? 0];
      for (let at = 0; at < text.length; at += 1) {
        const letter = text.charCodeAt(at);
        a = Math.imul(a ^ letter, 2_654_435_761);
        b = Math.imul(b ^ letter, 1_597_334_677);
      }
      high[lane] = Math.imul(a ^ (a >>> 16), 2_246_822_507) ^ Math.imul(b ^ (b >>> 13), 3_266_489_909);
      low[lane] = Math.imul(b ^ (b >>> 16), 2_246_822_507) ^ Math.imul(a ^ (a >>> 13), 3_266_489_909);
    }
  }
  return SEEDS.map((_, lane) => hex(high[lane] ?? 0) + hex(low[lane] ?? 0)).join('');
}
