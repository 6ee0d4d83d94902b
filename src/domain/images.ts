/** TMDB's official image widths that the product uses (spec point 3; others may stop working). */
export const IMAGE_WIDTHS = {
  poster: [185, 342, 500],
  backdrop: [300, 780, 1280],
  profile: [45, 185],
} as const;

export type ImageKind = keyof typeof IMAGE_WIDTHS;

/** Height over width, so that every image can carry both and nothing shifts while it loads. */
export const IMAGE_RATIO: Record<ImageKind, number> = { poster: 3 / 2, backdrop: 9 / 16, profile: 3 / 2 };

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
