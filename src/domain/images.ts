/** TMDB's official image widths that the product uses (docs/behaviour.md, The catalogue). */
const IMAGE_WIDTHS = {
  poster: [185, 342, 500],
  backdrop: [300, 780, 1280],
  profile: [45, 185],
} as const;

/**
 * The widths pictures are shown at, as CSS `sizes` that hold at every breakpoint (tests/e2e/pictures.spec.ts). On phones
 * of very many pixels they are understated, so that no more are fetched than twice those of CSS.
 */
export const SHOWN = {
  grid:
    '(max-width: 545px) and (min-resolution: 2.3dppx) 33vw, ' +
    '(max-width: 545px) 44vw, (max-width: 767px) 24vw, (max-width: 1279px) 220px, (max-width: 1599px) 17.5vw, 282px',
  row: '(max-width: 767px) and (min-resolution: 2.3dppx) 150px, (max-width: 1179px) 195px, 240px',
  hero:
    '(max-width: 479px) and (min-resolution: 2.3dppx) 136px, ' +
    '(max-width: 479px) 192px, (max-width: 767px) 208px, (max-width: 1279px) 300px, 340px',
  // Behind a scrim phones do with the smallest.
  backdrop: '(max-width: 767px) 150px, (max-width: 1600px) 100vw, 1600px',
} as const;

export type ImageKind = keyof typeof IMAGE_WIDTHS;

const SAFE_PATH = /^\/[\w-]+\.(?:jpg|jpeg|png|svg|webp)$/i;

/** Address of one image size, null unless the path has the shape TMDB gives (one segment, image suffix). */
export function imageUrl(base: string, size: string, path: string | null): string | null {
  return path !== null && SAFE_PATH.test(path) ? `${base}/${size}${path}` : null;
}

/** The `srcset` of an image over TMDB's widths of its kind; null like {@link imageUrl}. */
export function imageSrcset(base: string, kind: ImageKind, path: string | null): string | null {
  const candidates = IMAGE_WIDTHS[kind].map((width) => {
    const url = imageUrl(base, `w${width}`, path);
    return url && `${url} ${width}w`;
  });
  return candidates.every((candidate) => candidate !== null) ? candidates.join(', ') : null;
}

/** A picture as link previews are told of it; what is not known of it is left out. */
export interface PreviewImage {
  url: string;
  type?: string;
  width?: number;
  height?: number;
}

/**
 * The picture for link previews at the width asked for. Networks show no SVG: where images are drawn, the same name
 * as PNG is a card of 1200 × 630. Null like {@link imageUrl}.
 */
export function previewImage(base: string, size: string, path: string | null): PreviewImage | null {
  const drawn = path?.endsWith('.svg') ? path.replace(/\.svg$/, '.png') : null;
  const url = drawn === null ? imageUrl(base, size, path) : imageUrl(base, 'card', drawn);
  if (url === null) return null;
  return drawn === null ? { url } : { url, type: 'image/png', width: 1200, height: 630 };
}
