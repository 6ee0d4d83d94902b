/** Whether a font has a glyph for a code point. */
export type Glyphs = (codePoint: number) => boolean;

/** Format 4: segments of the first 65,536 code points (OpenType, cmap). */
function segments(table: DataView): Glyphs {
  const count = table.getUint16(6) / 2;
  const [ends, starts, deltas, offsets] = [14, 16 + 2 * count, 16 + 4 * count, 16 + 6 * count] as const;
  return (codePoint) => {
    for (let at = 0; at < count; at++) {
      if (table.getUint16(ends + 2 * at) < codePoint) continue;
      const start = table.getUint16(starts + 2 * at);
      if (start > codePoint) return false;
      const place = offsets + 2 * at;
      const offset = table.getUint16(place);
      const own = offset === 0 ? codePoint : table.getUint16(place + offset + 2 * (codePoint - start));
      return own !== 0 && ((own + table.getUint16(deltas + 2 * at)) & 0xffff) !== 0;
    }
    return false;
  };
}

/** Format 12: groups of any code points. */
function groups(table: DataView): Glyphs {
  const count = table.getUint32(12);
  return (codePoint) => {
    for (let at = 16; at < 16 + 12 * count; at += 12) {
      if (table.getUint32(at + 4) >= codePoint) return table.getUint32(at) <= codePoint;
    }
    return false;
  };
}

/** Reads which characters a TrueType or OpenType font has; none for unsupported formats. */
export function glyphsOf(font: Uint8Array): Glyphs {
  const view = new DataView(font.buffer, font.byteOffset, font.byteLength);
  const tables = Array.from({ length: view.getUint16(4) }, (_, index) => 12 + 16 * index);
  const entry = tables.find((at) => view.getUint32(at) === 0x63_6d_61_70);
  if (entry === undefined) return () => false;
  const cmap = view.getUint32(entry + 8);
  const known = Array.from({ length: view.getUint16(cmap + 2) }, (_, index) => {
    const at = font.byteOffset + cmap + view.getUint32(cmap + 8 + 8 * index);
    return new DataView(font.buffer, at, font.byteOffset + font.byteLength - at);
  });
  const wide = known.find((table) => table.getUint16(0) === 12);
  if (wide) return groups(wide);
  const narrow = known.find((table) => table.getUint16(0) === 4);
  return narrow ? segments(narrow) : () => false;
}
