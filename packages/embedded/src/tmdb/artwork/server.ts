import { LRUCache } from 'lru-cache';
import { readAddress, type Address, type Form } from './address.ts';
import { backdrop } from './backdrop.ts';
import { logo } from './logo.ts';
import { escapeXml } from './markup.ts';
import { portrait } from './portrait.ts';
import { poster } from './poster.ts';
import type { Subject } from './subject.ts';

const HEADERS = {
  'content-security-policy': "default-src 'none'; style-src 'unsafe-inline'",
  'x-content-type-options': 'nosniff',
};

const LASTING = 'public, max-age=31536000, immutable';
const PASSING = 'public, max-age=3600';

interface Format {
  width: number;
  height: number;
  draw: (subject: Subject) => string;
}

const FORMATS: Record<Exclude<Form, 'logo'>, Format> = {
  poster: { width: 400, height: 600, draw: poster },
  backdrop: { width: 853, height: 480, draw: backdrop },
  portrait: { width: 200, height: 300, draw: portrait },
};

/** The SVG document of a subject in a format. */
function drawing({ width, height, draw }: Format, subject: Subject): string {
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}" preserveAspectRatio="xMidYMid slice"><title>${escapeXml(subject.title)}</title>${draw(subject)}</svg>`;
}

const missing = (): Response =>
  new Response('Not found', { status: 404, headers: { 'content-type': 'text/plain' } });

interface Sources {
  /** The subject of a key such as `m603`; null when unknown. */
  subject: (key: string) => Subject | null;
}

/** Answers image addresses with generated artwork. One drawing serves all sizes, since SVG scales. */
export function createArtworkServer({ subject }: Sources): (request: Request) => Promise<Response> {
  const drawn = new LRUCache<string, string>({ max: 600 });
  const vector = (name: string, draw: () => string): string => {
    const image = drawn.get(name) ?? draw();
    drawn.set(name, image);
    return image;
  };
  const bodyOf = ({ form, key }: Address): string | null => {
    if (form === 'logo') return logo(key);
    const found = subject(key);
    return found && vector(`${form} ${key}`, () => drawing(FORMATS[form], found));
  };
  const answer = (address: Address, bare: boolean): Response => {
    const body = bodyOf(address);
    if (body === null) return missing();
    const headers = {
      'content-type': 'image/svg+xml',
      'cache-control': address.lasting ? LASTING : PASSING,
      ...HEADERS,
    };
    return new Response(bare ? null : body, { headers });
  };
  return (request) => {
    const bare = request.method === 'HEAD';
    if (request.method !== 'GET' && !bare) {
      return Promise.resolve(new Response(null, { status: 405, headers: { allow: 'GET, HEAD' } }));
    }
    const address = readAddress(new URL(request.url).pathname);
    return Promise.resolve(address ? answer(address, bare) : missing());
  };
}
