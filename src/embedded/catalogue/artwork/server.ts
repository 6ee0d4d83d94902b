import { LRUCache } from 'lru-cache';
import { backdrop } from './backdrop.ts';
import { escapeXml } from './markup.ts';
import { portrait } from './portrait.ts';
import { poster } from './poster.ts';
import type { Subject } from './subject.ts';

const SIZES = ['w45', 'w185', 'h632', 'w300', 'w342', 'w500', 'w780', 'w1280', 'original'];
const ADDRESS = /^\/embedded\/images\/([a-z]+\d*)\/([mtp])(b?)([1-9]\d{0,9})\.svg$/;

const HEADERS = {
  'content-type': 'image/svg+xml',
  'cache-control': 'public, max-age=31536000, immutable',
  'content-security-policy': "default-src 'none'; style-src 'unsafe-inline'",
  'x-content-type-options': 'nosniff',
};

interface Format {
  width: number;
  height: number;
  draw: (subject: Subject) => string;
}

const POSTER: Format = { width: 400, height: 600, draw: poster };
const BACKDROP: Format = { width: 853, height: 480, draw: backdrop };
const PORTRAIT: Format = { width: 200, height: 300, draw: portrait };

/** The whole SVG document of a subject in a format. */
function render({ width, height, draw }: Format, subject: Subject): string {
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}" preserveAspectRatio="xMidYMid slice"><title>${escapeXml(subject.title)}</title>${draw(subject)}</svg>`;
}

function formatOf(letter: string | undefined, wide: boolean): Format | null {
  if (letter === 'p') return wide ? null : PORTRAIT;
  return wide ? BACKDROP : POSTER;
}

const missing = (): Response =>
  new Response('Not found', { status: 404, headers: { 'content-type': 'text/plain' } });

/**
 * Answers `/embedded/images/{size}/{file}` with generated artwork: `m603.svg` a movie's poster, `mb603.svg` its
 * backdrop, `t…` and `tb…` the same of a series, `p31.svg` a person. One drawing serves every size, because it
 * scales. `subject` is asked with the key without the `b`; 404 when it knows nothing, or size or file are odd.
 */
export function createArtworkServer({
  subject,
}: {
  subject: (file: string) => Subject | null;
}): (request: Request) => Promise<Response> {
  const drawn = new LRUCache<string, string>({ max: 600 });
  const draw = (pathname: string): string | null => {
    const [, size = '', letter, wide, digits] = ADDRESS.exec(pathname) ?? [];
    if (!SIZES.includes(size)) return null;
    const file = `${letter}${wide}${digits}`;
    const known = drawn.get(file);
    if (known) return known;
    const format = formatOf(letter, wide !== '');
    const found = format && subject(`${letter}${digits}`);
    if (!found) return null;
    const image = render(format, found);
    drawn.set(file, image);
    return image;
  };
  return (request) => {
    if (request.method !== 'GET' && request.method !== 'HEAD') {
      return Promise.resolve(new Response(null, { status: 405, headers: { allow: 'GET, HEAD' } }));
    }
    const image = draw(new URL(request.url).pathname);
    if (image === null) return Promise.resolve(missing());
    return Promise.resolve(new Response(request.method === 'HEAD' ? null : image, { headers: HEADERS }));
  };
}
