import { readdirSync } from 'node:fs';
import type { IncomingMessage, ServerResponse } from 'node:http';
import path from 'node:path';
import mime from 'mime-types';
import send from 'send';
import { acceptedEncoding, type Encoding } from './compression.ts';

export interface StaticFiles {
  /** Answers with a built file; false if there is none at the address. */
  serve(request: IncomingMessage, response: ServerResponse): boolean;
}

/** Headers for documents only: on small files they would outweigh the body. */
const OF_DOCUMENTS = [
  'cross-origin-opener-policy',
  'origin-agent-cluster',
  'permissions-policy',
  'x-frame-options',
];

const YEAR = 31_536_000;
const DAY = 86_400;

/** File name suffixes of precompressed variants. */
const PACKED: Record<Encoding, string> = { br: '.br', gzip: '.gz', identity: '' };

/** Serves the built files of a directory. They are listed once, so that no path can lead outside. */
export function createStaticFiles(directory: string): StaticFiles {
  const root = path.resolve(directory);
  const entries = readdirSync(root, { recursive: true, withFileTypes: true });
  const files = new Set(
    entries
      .filter((entry) => entry.isFile())
      .map(({ parentPath, name }) => `/${path.relative(root, path.join(parentPath, name))}`)
      .map((file) => file.replaceAll(path.sep, '/')),
  );

  return {
    serve(request, response) {
      const { method, url = '', headers } = request;
      const [file = ''] = url.split('?');
      if ((method !== 'GET' && method !== 'HEAD') || !files.has(file) || /\.(?:br|gz)$/.test(file))
        return false;
      const encoding = acceptedEncoding(headers['accept-encoding']);
      const packed = file + PACKED[encoding];
      if (files.has(`${file}.br`) || files.has(`${file}.gz`)) response.setHeader('vary', 'Accept-Encoding');
      if (packed !== file && files.has(packed)) response.setHeader('content-encoding', encoding);
      response.setHeader('content-type', mime.contentType(path.extname(file)) || 'application/octet-stream');
      const lasting = file.startsWith('/_astro/');
      response.setHeader(
        'cache-control',
        lasting ? `public, max-age=${YEAR}, immutable` : `public, max-age=${DAY}`,
      );
      if (lasting) for (const name of OF_DOCUMENTS) response.removeHeader(name);
      // Immutable files need neither ranges nor revalidation.
      const asked = !lasting;
      const settings = { root, index: false, acceptRanges: asked, lastModified: asked };
      send(request, files.has(packed) ? packed : file, settings)
        .on('error', ({ status }: { status: number }) => {
          for (const name of ['cache-control', 'content-encoding', 'content-type'])
            response.removeHeader(name);
          response.writeHead(status, { 'content-length': 0 }).end();
        })
        .pipe(response);
      return true;
    },
  };
}
