import { strToU8, Zip, ZipDeflate } from 'fflate';

/** A file of a ZIP with streamed text. */
export interface ZippedFile {
  path: string;
  text: AsyncIterable<string> | Iterable<string>;
}

/**
 * Streams a ZIP: holds one chunk at a time and produces chunks on demand. `at` is the files' time. Rejects
 * with a text's error.
 */
export async function* zipped(
  files: AsyncIterable<ZippedFile> | Iterable<ZippedFile>,
  at: Date,
): AsyncGenerator<Uint8Array> {
  let made: Uint8Array[] = [];
  const zip = new Zip((error, piece) => {
    if (error) throw error;
    made.push(piece);
  });
  function* taken() {
    const now = made;
    made = [];
    yield* now;
  }
  for await (const { path, text } of files) {
    const entry = new ZipDeflate(path, { level: 6 });
    entry.mtime = at;
    zip.add(entry);
    for await (const piece of text) {
      entry.push(strToU8(piece));
      yield* taken();
    }
    entry.push(new Uint8Array(), true);
    yield* taken();
  }
  zip.end();
  yield* taken();
}
