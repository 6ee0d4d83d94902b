import { readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';

// Runs after the build: text files of the client get a brotli and a gzip twin that the host serves as they are.
const CLIENT = path.resolve('dist/client');
const TEXT = /\.(?:css|js|mjs|json|svg|txt|xml|webmanifest|html)$/;

for (const entry of readdirSync(CLIENT, { recursive: true, encoding: 'utf8' })) {
  const file = path.join(CLIENT, entry);
  if (!TEXT.test(entry) || !statSync(file).isFile() || statSync(file).size < 1024) continue;
  const bytes = readFileSync(file);
  const params = { [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY };
  writeFileSync(`${file}.br`, brotliCompressSync(bytes, { params }));
  writeFileSync(`${file}.gz`, gzipSync(bytes, { level: 9 }));
}
