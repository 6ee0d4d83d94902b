import { readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { brotliCompressSync, gzipSync } from 'node:zlib';

// Runs after the build: text files of the client get a brotli and a gzip twin that the host serves as they are.
const CLIENT = path.resolve('dist/client');
const TEXT = /\.(?:css|js|mjs|json|svg|txt|xml|html)$/;

/** What the headers of a compressed answer cost. Made once, a twin pays with every byte it saves beyond them. */
const HEADER_BYTES = 50;

for (const entry of readdirSync(CLIENT, { recursive: true, encoding: 'utf8' })) {
  const file = path.join(CLIENT, entry);
  if (!TEXT.test(entry) || !statSync(file).isFile()) continue;
  const bytes = readFileSync(file);
  // Brotli's own default is the best it can.
  const brotli = brotliCompressSync(bytes);
  const gzip = gzipSync(bytes, { level: 9 });
  if (brotli.length + HEADER_BYTES < bytes.length) writeFileSync(`${file}.br`, brotli);
  if (gzip.length + HEADER_BYTES < bytes.length) writeFileSync(`${file}.gz`, gzip);
}
