/** TMDB's official image widths that the product uses (docs/behaviour.md, The catalogue). */
const IMAGE_WIDTHS = {
  poster: [185, 342, 500],
  backdrop: [300, 780, 1280],
  profile: [45, 185],
} as const;

type Width =
  [upTo: number, width: string, dense?: string] | [width: string, none?: undefined, dense?: undefined];

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

/**
 * The widths pictures are shown at, as CSS `sizes` that hold at every breakpoint (tests/e2e/pictures.spec.ts). On phones
 * of very many pixels they are understated, so that no more are fetched than twice those of CSS.
 */
export const SHOWN = {
  grid: sizes([545, '44vw', '33vw'], [767, '24vw'], [1279, '220px'], [1599, '17.5vw'], ['282px']),
  row: sizes([767, '195px', '150px'], [1179, '195px'], ['240px']),
  hero: sizes([479, '192px', '136px'], [767, '208px'], [1279, '300px'], ['340px']),
  // Behind a scrim phones do with the smallest.
  backdrop: sizes([767, '150px'], [1600, '100vw'], ['1600px']),
};

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
 * A picture for search engines, which show no drawings (SVG); null for these, and like {@link imageUrl}.
 */
export function photoUrl(base: string, size: string, path: string | null): string | null {
  return path?.endsWith('.svg') ? null : imageUrl(base, size, path);
}
