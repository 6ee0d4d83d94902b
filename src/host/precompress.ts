import { readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { brotliCompressSync, gzipSync } from 'node:zlib';

// Runs after the build: writes a brotli and a gzip variant beside each text file of the client.
const CLIENT = path.resolve('dist/client');
const TEXT = /\.(?:css|js|mjs|json|svg|txt|xml|html)$/;

/** Size of the headers a compressed response adds. A variant must save more than that. */
const HEADER_BYTES = 50;

for (const entry of readdirSync(CLIENT, { recursive: true, encoding: 'utf8' })) {
  const file = path.join(CLIENT, entry);
  if (!TEXT.test(entry) || !statSync(file).isFile()) continue;
  const bytes = readFileSync(file);
  // Brotli's default is its best quality.
  const brotli = brotliCompressSync(bytes);
  const gzip = gzipSync(bytes, { level: 9 });
  if (brotli.length + HEADER_BYTES < bytes.length) writeFileSync(`${file}.br`, brotli);
  if (gzip.length + HEADER_BYTES < bytes.length) writeFileSync(`${file}.gz`, gzip);
}
