/** Bytes of a text that its encoding is guessed from. */
const SAMPLE = 200_000;

/** UTF-16 without a mark: every other byte of its ASCII characters is zero. */
function unmarkedUtf16(bytes: Uint8Array): string | null {
  const sample = bytes.subarray(0, 2000);
  const zeros = [0, 0];
  for (const [at, byte] of sample.entries()) if (byte === 0) zeros[at % 2] = (zeros[at % 2] ?? 0) + 1;
  const [even = 0, odd = 0] = zeros;
  const most = sample.length / 5;
  if (odd > most && even < odd / 10) return 'utf-16le';
  return even > most && odd < even / 10 ? 'utf-16be' : null;
}

function decodedAs(encoding: string, bytes: Uint8Array): string | null {
  try {
    return new TextDecoder(encoding, { fatal: true }).decode(bytes);
  } catch (error) {
    if (error instanceof TypeError) return null;
    throw error;
  }
}

const count = (text: string, pattern: RegExp) => text.match(pattern)?.length ?? 0;

/** UTF-8 with a few damaged characters, else undefined. */
function damagedUtf8(bytes: Uint8Array): string | undefined {
  const text = new TextDecoder('utf-8').decode(bytes);
  return count(text, /[^\p{ASCII}\uFFFD]/gu) > 10 * count(text, /\uFFFD/g) ? text : undefined;
}

/** Shift_JIS shows by kana: other encodings have no letters at their first byte. */
function shiftJis(bytes: Uint8Array): string | undefined {
  const text = decodedAs('shift_jis', bytes);
  return text !== null && /[ぁ-んァ-ヶ]/.test(text) ? text : undefined;
}

/** Cyrillic words are of high bytes only; accents of Western languages stand alone between letters of ASCII. */
function isCyrillic(bytes: Uint8Array): boolean {
  let [high, beside] = [0, 0];
  for (const [at, byte] of bytes.subarray(0, SAMPLE).entries()) {
    if (byte < 0xc0) continue;
    high += 1;
    if ((bytes[at - 1] ?? 0) >= 0xc0 || (bytes[at + 1] ?? 0) >= 0xc0) beside += 1;
  }
  return high > 2 && beside > high * 0.7;
}

/**
 * Decodes UTF-16 and UTF-8, with or without a mark, else Shift_JIS, Windows-1251 or Windows-1252, as old programs write
 * them.
 */
export function decoded(bytes: Uint8Array): string {
  if (bytes[0] === 0xff && bytes[1] === 0xfe) return new TextDecoder('utf-16le').decode(bytes);
  if (bytes[0] === 0xfe && bytes[1] === 0xff) return new TextDecoder('utf-16be').decode(bytes);
  const wide = unmarkedUtf16(bytes);
  if (wide) return new TextDecoder(wide).decode(bytes);
  const start = bytes[0] === 0xef && bytes[1] === 0xbb && bytes[2] === 0xbf ? 3 : 0;
  const rest = bytes.subarray(start);
  return (
    decodedAs('utf-8', bytes) ??
    damagedUtf8(bytes) ??
    shiftJis(rest) ??
    new TextDecoder(isCyrillic(rest) ? 'windows-1251' : 'windows-1252').decode(rest)
  );
}
