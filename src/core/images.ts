/** TMDB's image widths that the product uses (docs/behaviour.md, The catalogue). */
const IMAGE_WIDTHS = {
  poster: [185, 342, 500],
  backdrop: [300, 780, 1280],
  profile: [45, 185],
} as const;

type Width =
  | [upTo: number, width: string, dense?: string]
  | [width: string, none?: undefined, dense?: undefined];

/** CSS `sizes`: picture widths by maximum window width in pixels, optionally another width for very dense screens. */
function sizes(...widths: Width[]): string {
  return widths
    .flatMap(([upTo, width, dense]) => {
      if (width === undefined) return [String(upTo)];
      const window = `(max-width:${upTo}px)`;
      return [
        ...(dense ? [[window, 'and', '(min-resolution:2.3dppx)', dense].join(' ')] : []),
        [window, width].join(' '),
      ];
    })
    .join(',');
}

/** Window widths in which a grid uses the smallest poster: three columns leave room for thumb-sized buttons. */
const PHONE = { from: 410, to: 459 };

/**
 * Up to this window width a title's poster is 108 pixels wide. The smallest size does, and is often cached from a list.
 */
const SMALL_HERO = 479;

/**
 * Widths of pictures as CSS `sizes`, correct at every breakpoint (tests/e2e/pictures.spec.ts). On very dense phones
 * they are understated, so that pictures load at no more than twice the CSS pixels.
 */
export const SHOWN = {
  // The smallest does in three columns on phones: 185 pixels for 117 to 134 CSS pixels.
  grid: sizes(
    [PHONE.from - 1, '44vw', '27vw'],
    [PHONE.to, '50px'],
    [767, '24vw'],
    [1279, '220px'],
    [1599, '17.5vw'],
    ['282px'],
  ),
  saved: sizes([545, '44vw', '27vw'], [767, '24vw'], [1279, '220px'], [1599, '17.5vw'], ['282px']),
  row: sizes([767, '195px', '150px'], [1179, '195px'], ['240px']),
  hero: sizes([SMALL_HERO, '60px'], [767, '160px'], [1279, '300px'], ['340px']),
  // Behind a scrim the smallest does on phones.
  backdrop: sizes([767, '150px'], [1600, '100vw'], ['1600px']),
};

export type ImageKind = keyof typeof IMAGE_WIDTHS;

/** The largest picture (LCP) of a first screen, for a media query or, without one, for all windows. */
export interface LargestPicture {
  url: string;
  media?: string;
}

const SAFE_PATH = /^\/[\w-]+\.(?:jpg|jpeg|png|svg|webp)$/i;

/** URL of an image at one size. Null unless the path has TMDB's form (one segment, image suffix). */
export function imageUrl(base: string, size: string, path: string | null): string | null {
  return path !== null && SAFE_PATH.test(path) ? `${base}/${size}${path}` : null;
}

/**
 * Returns preload candidates for a page's largest poster that match its `sizes`: the smallest on phones, and in a grid
 * of three columns. Empty for a path that is no image.
 */
export function largestPosters(base: string, path: string | null, shown: 'grid' | 'hero'): LargestPicture[] {
  const usual = imageUrl(base, 'w342', path);
  const small = imageUrl(base, 'w185', path);
  if (!usual || !small) return [];
  if (shown === 'hero')
    return [
      { url: small, media: `(max-width:${SMALL_HERO}px)` },
      { url: usual, media: `(min-width:${SMALL_HERO + 1}px)` },
    ];
  return [
    { url: small, media: `(min-width:${PHONE.from}px) and (max-width:${PHONE.to}px)` },
    { url: usual, media: `(max-width:${PHONE.from - 1}px), (min-width:${PHONE.to + 1}px)` },
  ];
}

/** The `srcset` of an image over TMDB's widths of its kind; null under the same conditions as {@link imageUrl}. */
export function imageSrcset(base: string, kind: ImageKind, path: string | null): string | null {
  const candidates = IMAGE_WIDTHS[kind].map((width) => {
    const url = imageUrl(base, `w${width}`, path);
    return url && `${url} ${width}w`;
  });
  return candidates.every((candidate) => candidate !== null) ? candidates.join(', ') : null;
}

/** An image for link previews; unknown properties are omitted. */
export interface PreviewImage {
  url: string;
  type?: string;
  width?: number;
  height?: number;
}

/**
 * An image URL for search engines, which do not show SVG; null for SVG, and under the same conditions as {@link
 * imageUrl}.
 */
export function photoUrl(base: string, size: string, path: string | null): string | null {
  return path?.endsWith('.svg') ? null : imageUrl(base, size, path);
}
