import { imageUrl } from '../../core/images.ts';
import type { CardPicture, ShareCard } from '../../core/share-cards.ts';
import type { CardArtwork } from './layout.server.ts';

/** Image sizes on cards; the small backdrop is soft on purpose. */
const SIZES = { poster: 'w342', profile: 'h632', backdrop: 'w300' };

/** Supported formats. */
const TYPES = /^image\/(?:jpeg|png|svg\+xml)$/;

const MEGABYTE = 1024 * 1024;

/** Loads an image. */
export type FetchImage = (address: string, options: { signal: AbortSignal }) => Promise<Response>;

/** Loads an image from the network, without redirects to other hosts. */
export const fromImageHost: FetchImage = (address, options) =>
  fetch(address, { ...options, redirect: 'error' });

interface ArtworkSource {
  /** Base URL of images: the configured host, or this site. */
  base: string;
  fetch: FetchImage;
  timeMs?: number;
  maxBytes?: number;
}

/** A response's body; null if it is too large. */
async function bytesOf({ body }: Response, maxBytes: number): Promise<Buffer | null> {
  if (!body) return null;
  const chunks: Uint8Array[] = [];
  let length = 0;
  for await (const chunk of body as unknown as AsyncIterable<Uint8Array>) {
    length += chunk.length;
    if (length > maxBytes) return null;
    chunks.push(chunk);
  }
  return length > 0 ? Buffer.concat(chunks) : null;
}

/**
 * Creates a loader of a card's images. It requests only the image host, for paths of the catalogue's form.
 * Missing, late, large and unsupported images are null.
 */
export function createArtwork({ base, fetch, timeMs = 4000, maxBytes = 2 * MEGABYTE }: ArtworkSource) {
  async function load(size: string, path: string): Promise<string | null> {
    const address = imageUrl(base, size, path);
    if (address === null) return null;
    try {
      const answer = await fetch(address, { signal: AbortSignal.timeout(timeMs) });
      const type = answer.headers.get('content-type')?.split(';')[0]?.trim() ?? '';
      if (!answer.ok || !TYPES.test(type)) return null;
      const bytes = await bytesOf(answer, maxBytes);
      return bytes && `data:${type};base64,${bytes.toString('base64')}`;
    } catch {
      return null;
    }
  }
  const picture = ({ kind, path }: CardPicture) => load(SIZES[kind], path);

  return async ({ pictures, backdropPath }: ShareCard): Promise<CardArtwork> => {
    const [backdrop, ...shown] = await Promise.all([
      backdropPath === null ? null : load(SIZES.backdrop, backdropPath),
      ...pictures.map(picture),
    ]);
    return { backdrop: backdrop ?? null, pictures: shown };
  };
}
