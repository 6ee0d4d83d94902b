import type { ReadingFailure } from './reading.ts';

/** What bytes that are no export begin with. */
const STARTS: [ReadingFailure, RegExp][] = [
  ['pdf', /^%PDF-/],
  ['page', /^\s*<(?:!doctype|html|\?xml)/i],
  // RAR, 7z, gzip, and the old workbooks of Excel.
  ['archive', /^(?:Rar!|7z\xBC\xAF|\x1F\x8B)/],
  ['workbook', /^\xD0\xCF\x11\xE0/],
];

/** What a file is that cannot be an export, by its first bytes; null where nothing speaks against it. */
export function wrongKind(bytes: Uint8Array): ReadingFailure | null {
  if (bytes.length === 0) return 'blank';
  const start = String.fromCharCode(...bytes.subarray(0, 64)).replace(/^\xEF\xBB\xBF/, '');
  return STARTS.find(([, pattern]) => pattern.test(start))?.[0] ?? null;
}

/** What a ZIP is that has nothing to open, by the names in it; null where nothing tells. */
export function wrongArchive(names: readonly string[]): ReadingFailure | null {
  if (names.some((name) => /^xl\//.test(name))) return 'workbook';
  return names.some((name) => /\.zip$/i.test(name)) ? 'nested' : null;
}
