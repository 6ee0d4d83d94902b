/** TMDB's official image widths that the product uses (docs/behaviour.md, The catalogue). */
const IMAGE_WIDTHS = {
  poster: [185, 342, 500],
  backdrop: [300, 780, 1280],
  profile: [45, 185],
} as const;

type Width =
  | [upTo: number, width: string, dense?: string]
  | [width: string, none?: undefined, dense?: undefined];

/** CSS `sizes`: the width of a picture in windows up to so many pixels wide, another for very dense screens. */
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

/** Windows so wide choose the smallest poster of a list: three columns have room for thumb-sized buttons. */
const PHONE = { from: 410, to: 459 };

/** Windows up to so wide show a title's poster 108 pixels wide, for which the smallest does, often known from a list. */
const SMALL_HERO = 479;

/**
 * The widths pictures are shown at, as CSS `sizes` that hold at every breakpoint (tests/e2e/pictures.spec.ts). On phones
 * of very many pixels they are understated, so that no more are fetched than twice those of CSS.
 */
export const SHOWN = {
  // In three columns on phones the smallest do: 185 pixels where 117 to 134 of CSS are shown.
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
  // Behind a scrim phones do with the smallest.
  backdrop: sizes([767, '150px'], [1600, '100vw'], ['1600px']),
};

export type ImageKind = keyof typeof IMAGE_WIDTHS;

/** The largest picture of a first screen, for the windows of a media query (for all without one). */
export interface LargestPicture {
  url: string;
  media?: string;
}

const SAFE_PATH = /^\/[\w-]+\.(?:jpg|jpeg|png|svg|webp)$/i;

/** Address of one image size, null unless the path has the shape TMDB gives (one segment, image suffix). */
export function imageUrl(base: string, size: string, path: string | null): string | null {
  return path !== null && SAFE_PATH.test(path) ? `${base}/${size}${path}` : null;
}

/**
 * What `sizes` makes phones choose of a page's largest poster, to be asked for ahead of the page: the smallest on
 * phones, of a grid where it has three columns. None for a path that is no image.
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
 * A picture for search engines, which show no drawings (SVG); null for these, and like {@link imageUrl}.
 */
export function photoUrl(base: string, size: string, path: string | null): string | null {
  return path?.endsWith('.svg') ? null : imageUrl(base, size, path);
}
