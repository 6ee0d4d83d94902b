import type { ReadingFailure } from './reading.ts';

const STARTS: [ReadingFailure, RegExp][] = [
  ['pdf', /^%PDF-/],
  ['page', /^\s*<(?:!doctype|html)/i],
  // RAR, 7z, gzip, and old Excel workbooks.
  ['archive', /^(?:Rar!|7z\xBC\xAF|\x1F\x8B)/],
  ['workbook', /^\xD0\xCF\x11\xE0/],
];

/** Detects a file that cannot be an export, by its signature; null if it may be one. */
export function wrongKind(bytes: Uint8Array): ReadingFailure | null {
  if (bytes.length === 0) return 'blank';
  const start = String.fromCharCode(...bytes.subarray(0, 64)).replace(/^\xEF\xBB\xBF/, '');
  return STARTS.find(([, pattern]) => pattern.test(start))?.[0] ?? null;
}

/** Detects what a ZIP without usable files is, by its file names; null if unknown. */
export function wrongArchive(names: readonly string[]): ReadingFailure | null {
  if (names.some((name) => /^xl\//.test(name))) return 'workbook';
  return names.some((name) => /\.zip$/i.test(name)) ? 'nested' : null;
}
