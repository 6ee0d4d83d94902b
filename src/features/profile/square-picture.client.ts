import { AVATAR_BYTES, centredSquare } from '../../core/profile.ts';

/** Side of an avatar in pixels: sharp at its largest use, at a few kilobytes. */
const SIDE_PX = 512;

/** Formats to try, the smallest first. Browsers return PNG for formats they cannot encode. */
const FORMATS = [
  ['image/webp', 0.9],
  ['image/jpeg', 0.85],
] as const;

/** Browsers throw this for a file they cannot decode. */
const isUnreadable = (error: unknown) => error instanceof DOMException;

/** Decodes a picture, rotated by its EXIF data; an SVG at a useful size. */
async function decode(file: Blob): Promise<{ source: CanvasImageSource; width: number; height: number }> {
  try {
    const source = await createImageBitmap(file, { imageOrientation: 'from-image' });
    return { source, width: source.width, height: source.height };
  } catch (error) {
    if (!isUnreadable(error)) throw error;
    return decodeAsImage(file);
  }
}

/** SVGs decode as image elements only, which run no scripts. */
async function decodeAsImage(
  file: Blob,
): Promise<{ source: CanvasImageSource; width: number; height: number }> {
  const address = URL.createObjectURL(file);
  try {
    const source = new Image();
    source.src = address;
    await source.decode();
    return { source, width: source.naturalWidth || SIDE_PX, height: source.naturalHeight || SIDE_PX };
  } finally {
    URL.revokeObjectURL(address);
  }
}

function encode(canvas: HTMLCanvasElement, type: string, quality: number): Promise<Blob | null> {
  return new Promise((resolve) => canvas.toBlob(resolve, type, quality));
}

/**
 * Crops the centred square of a picture for an avatar. Null if the file is no picture the browser can decode.
 */
export async function squarePicture(file: Blob): Promise<Blob | null> {
  if (file.type && !file.type.startsWith('image/')) return null;
  try {
    const { source, width, height } = await decode(file);
    const { x, y, side } = centredSquare(width, height);
    const canvas = document.createElement('canvas');
    canvas.width = canvas.height = SIDE_PX;
    const context = canvas.getContext('2d');
    if (!context) return null;
    context.imageSmoothingQuality = 'high';
    context.drawImage(source, x, y, side, side, 0, 0, SIDE_PX, SIDE_PX);
    for (const [type, quality] of FORMATS) {
      const picture = await encode(canvas, type, quality);
      if (picture && picture.size <= AVATAR_BYTES) return picture;
    }
    return null;
  } catch (error) {
    if (isUnreadable(error)) return null;
    throw error;
  }
}
