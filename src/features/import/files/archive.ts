import { Inflate } from 'fflate';
import { UnreadableImport, type GivenFile } from './reading.ts';

/** Maximum inflated bytes of a ZIP, all files together. */
const INFLATED_LIMIT = 200 * 1024 * 1024;

/** Maximum files of a ZIP; an export with fifty lists has about sixty. */
const FILES_LIMIT = 5_000;

/** A ZIP is inflated in chunks of this size, so that a ZIP bomb is detected after one. */
const PIECE = 16 * 1024;

const DIRECTORY_END = 0x06054b50;
const DIRECTORY_ENTRY = 0x02014b50;
const LOCAL_FILE = 0x04034b50;

interface Member {
  name: string;
  method: number;
  locked: boolean;
  size: number;
  offset: number;
}

/** A file of a ZIP; bytes are null if it is damaged, encrypted or uses an unknown compression. */
export interface UnpackedFile {
  name: string;
  bytes: Uint8Array | null;
}

/** Whether bytes start with a ZIP signature. */
export function isZip(bytes: Uint8Array): boolean {
  return bytes[0] === 0x50 && bytes[1] === 0x4b && (bytes[2] === 3 || bytes[2] === 5);
}

function viewOf(bytes: Uint8Array): DataView {
  return new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
}

/** Locates the central directory at the end of a ZIP, with its number of files. */
function directoryOf(view: DataView): { count: number; offset: number } {
  const earliest = Math.max(0, view.byteLength - 22 - 65_535);
  for (let at = view.byteLength - 22; at >= earliest; at -= 1) {
    if (view.getUint32(at, true) !== DIRECTORY_END) continue;
    return { count: view.getUint16(at + 10, true), offset: view.getUint32(at + 16, true) };
  }
  throw new UnreadableImport('broken');
}

/** Lists the files of a ZIP. Throws `UnreadableImport` without a directory. */
function membersOf(bytes: Uint8Array): Member[] {
  const view = viewOf(bytes);
  const { count, offset } = directoryOf(view);
  if (count > FILES_LIMIT) throw new UnreadableImport('manyFiles');
  const members: Member[] = [];
  let at = offset;
  for (let index = 0; index < count; index += 1) {
    if (at + 46 > view.byteLength || view.getUint32(at, true) !== DIRECTORY_ENTRY) break;
    const flags = view.getUint16(at + 8, true);
    const length = view.getUint16(at + 28, true);
    // Names in other encodings come from old tools; only their ASCII part matters.
    const name = new TextDecoder(flags & 0x800 ? 'utf-8' : 'windows-1252').decode(
      bytes.subarray(at + 46, at + 46 + length),
    );
    members.push({
      name: name.replaceAll('\\', '/'),
      method: view.getUint16(at + 10, true),
      locked: (flags & 1) === 1,
      size: view.getUint32(at + 20, true),
      offset: view.getUint32(at + 42, true),
    });
    at += 46 + length + view.getUint16(at + 30, true) + view.getUint16(at + 32, true);
  }
  if (members.length === 0 && count > 0) throw new UnreadableImport('broken');
  return members;
}

/** The compressed bytes of a file; null if the directory's offset is wrong. */
function packedBytes(bytes: Uint8Array, { offset, size }: Member): Uint8Array | null {
  const view = viewOf(bytes);
  if (offset + 30 > view.byteLength || view.getUint32(offset, true) !== LOCAL_FILE) return null;
  const start = offset + 30 + view.getUint16(offset + 26, true) + view.getUint16(offset + 28, true);
  return start + size <= bytes.length ? bytes.subarray(start, start + size) : null;
}

function joined(pieces: readonly Uint8Array[], length: number): Uint8Array {
  const whole = new Uint8Array(length);
  let at = 0;
  for (const piece of pieces) {
    whole.set(piece, at);
    at += piece.length;
  }
  return whole;
}

/** Inflates in chunks and counts bytes: the sizes in a ZIP are not trusted. */
function inflated(packed: Uint8Array, room: number): Uint8Array | null {
  const pieces: Uint8Array[] = [];
  let length = 0;
  let ended = false;
  const inflate = new Inflate((piece, final) => {
    length += piece.length;
    ended ||= final;
    if (length > room) throw new UnreadableImport('tooBig');
    pieces.push(piece);
  });
  try {
    for (let at = 0; at < packed.length; at += PIECE) {
      inflate.push(packed.subarray(at, at + PIECE), at + PIECE >= packed.length);
    }
  } catch (error) {
    if (error instanceof UnreadableImport) throw error;
    // fflate throws its own errors for corrupt bytes.
    return null;
  }
  return ended ? joined(pieces, length) : null;
}

function unpacked(bytes: Uint8Array, member: Member, room: number): Uint8Array | null {
  const packed = member.locked ? null : packedBytes(bytes, member);
  if (!packed) return null;
  if (member.method === 8) return inflated(packed, room);
  if (member.method !== 0) return null;
  if (packed.length > room) throw new UnreadableImport('tooBig');
  return packed;
}

/**
 * Unpacks the files of a ZIP that `chosen` selects from all names. Throws `UnreadableImport`: `broken` without a
 * directory, `tooBig` as soon as more than `limit` bytes are inflated.
 */
export function unpack(
  { bytes }: GivenFile,
  chosen: (names: readonly string[]) => readonly string[],
  limit = INFLATED_LIMIT,
): UnpackedFile[] {
  const members = membersOf(bytes);
  const wanted = new Set(chosen(members.map(({ name }) => name)));
  let room = limit;
  return members
    .filter(({ name }) => wanted.delete(name))
    .map((member) => {
      const content = unpacked(bytes, member, room);
      room -= content?.length ?? 0;
      return { name: member.name, bytes: content };
    });
}
