/** A picture's type and size by its first bytes; it is never decoded. */
export interface Picture {
  type: 'image/png' | 'image/jpeg' | 'image/webp' | 'image/gif';
  /** Pixels; null when the header does not say. */
  size: { width: number; height: number } | null;
}

type Size = Picture['size'];

function startsWith(bytes: DataView, text: string, at = 0): boolean {
  if (bytes.byteLength < at + text.length) return false;
  return [...text].every((character, index) => bytes.getUint8(at + index) === character.charCodeAt(0));
}

/** PNG: the header chunk comes first (PNG specification, 11.2.2). */
function pngSize(bytes: DataView): Size {
  if (bytes.byteLength < 24 || !startsWith(bytes, 'IHDR', 12)) return null;
  return { width: bytes.getUint32(16), height: bytes.getUint32(20) };
}

/** GIF89a specification, 18: the logical screen. */
function gifSize(bytes: DataView): Size {
  if (bytes.byteLength < 10) return null;
  return { width: bytes.getUint16(6, true), height: bytes.getUint16(8, true) };
}

/** JPEG: the first start-of-frame segment (ITU T.81, B.2.2). */
function jpegSize(bytes: DataView): Size {
  for (let at = 2; at + 9 <= bytes.byteLength; at += 2 + bytes.getUint16(at + 2)) {
    if (bytes.getUint8(at) !== 0xff) return null;
    const marker = bytes.getUint8(at + 1);
    const isFrame = marker >= 0xc0 && marker <= 0xcf && ![0xc4, 0xc8, 0xcc].includes(marker);
    if (isFrame) return { height: bytes.getUint16(at + 5), width: bytes.getUint16(at + 7) };
  }
  return null;
}

/** WebP container specification: lossy, lossless or extended. */
function webpSize(bytes: DataView): Size {
  if (bytes.byteLength < 30) return null;
  if (startsWith(bytes, 'VP8 ', 12)) {
    return { width: bytes.getUint16(26, true) & 0x3fff, height: bytes.getUint16(28, true) & 0x3fff };
  }
  if (startsWith(bytes, 'VP8L', 12)) {
    const bits = bytes.getUint32(21, true);
    return { width: (bits & 0x3fff) + 1, height: ((bits >>> 14) & 0x3fff) + 1 };
  }
  if (!startsWith(bytes, 'VP8X', 12)) return null;
  const side = (at: number) => bytes.getUint16(at, true) + (bytes.getUint8(at + 2) << 16) + 1;
  return { width: side(24), height: side(27) };
}

const kinds: {
  type: Picture['type'];
  matches: (bytes: DataView) => boolean;
  size: (bytes: DataView) => Size;
}[] = [
  { type: 'image/png', matches: (bytes) => startsWith(bytes, '\x89PNG\r\n\x1a\n'), size: pngSize },
  { type: 'image/jpeg', matches: (bytes) => startsWith(bytes, '\xff\xd8\xff'), size: jpegSize },
  {
    type: 'image/gif',
    matches: (bytes) => startsWith(bytes, 'GIF87a') || startsWith(bytes, 'GIF89a'),
    size: gifSize,
  },
  {
    type: 'image/webp',
    matches: (bytes) => startsWith(bytes, 'RIFF') && startsWith(bytes, 'WEBP', 8),
    size: webpSize,
  },
];

/** Recognizes PNG, JPEG, GIF and WebP by their first bytes, ignoring the declared type. Null for all else. */
export function readPicture(content: Uint8Array): Picture | null {
  const bytes = new DataView(content.buffer, content.byteOffset, content.byteLength);
  const kind = kinds.find(({ matches }) => matches(bytes));
  return kind === undefined ? null : { type: kind.type, size: kind.size(bytes) };
}

/** Whether {@link readPicture} can recognize a type. */
export function isPictureType(type: string): type is Picture['type'] {
  return kinds.some((kind) => kind.type === type);
}
