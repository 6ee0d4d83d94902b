import { LRUCache } from 'lru-cache';
import { readAddress, type Address, type Form } from './address.ts';
import { backdrop } from './backdrop.ts';
import { card } from './card.ts';
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
  card: { width: 1200, height: 630, draw: card },
};

/** The whole SVG document of a subject in a format. */
function drawing({ width, height, draw }: Format, subject: Subject): string {
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}" preserveAspectRatio="xMidYMid slice"><title>${escapeXml(subject.title)}</title>${draw(subject)}</svg>`;
}

const missing = (): Response =>
  new Response('Not found', { status: 404, headers: { 'content-type': 'text/plain' } });

const busy = (): Response =>
  new Response('Busy', { status: 503, headers: { 'content-type': 'text/plain', 'retry-after': '10' } });

/** Makes PNG of a drawing, which it keeps under a key; null when it has no time for it now. */
export type Raster = (key: string, draw: () => string) => Promise<Uint8Array | null>;

interface Sources {
  /** Asked with a key such as `m603`; null when it knows nothing. */
  subject: (key: string) => Subject | null;
  /** Without it there are no cards. */
  raster?: Raster | undefined;
}

/** Answers image addresses with generated artwork. One drawing serves every size, because it scales. */
export function createArtworkServer({ subject, raster }: Sources): (request: Request) => Promise<Response> {
  const drawn = new LRUCache<string, string>({ max: 600 });
  const vector = (name: string, draw: () => string): string => {
    const image = drawn.get(name) ?? draw();
    drawn.set(name, image);
    return image;
  };
  const bodyOf = async ({ form, key }: Address) => {
    if (form === 'logo') return logo(key) ?? undefined;
    const found = subject(key);
    if (!found) return undefined;
    const name = `${form} ${key}`;
    const draw = () => drawing(FORMATS[form], found);
    return form === 'card' ? raster?.(name, draw) : vector(name, draw);
  };
  const answer = async (address: Address, bare: boolean): Promise<Response> => {
    const { form } = address;
    const body = await bodyOf(address);
    if (body === undefined) return missing();
    if (body === null) return busy();
    const headers = {
      'content-type': form === 'card' ? 'image/png' : 'image/svg+xml',
      'cache-control': address.lasting ? LASTING : PASSING,
      ...HEADERS,
    };
    return new Response(bare ? null : (body as BodyInit), { headers });
  };
  return (request) => {
    const bare = request.method === 'HEAD';
    if (request.method !== 'GET' && !bare) {
      return Promise.resolve(new Response(null, { status: 405, headers: { allow: 'GET, HEAD' } }));
    }
    const address = readAddress(new URL(request.url).pathname);
    return address ? answer(address, bare) : Promise.resolve(missing());
  };
}
