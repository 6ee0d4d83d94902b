/** Whole pictures of one pixel, by type. */
const pixels = {
  'image/png':
    'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNkYPhfDwAChwGA60e6kgAAAABJRU5ErkJggg==',
  'image/gif': 'R0lGODlhAQABAIAAAAAAAP///yH5BAEAAAAALAAAAAABAAEAAAIBRAA7',
  'image/webp': 'UklGRiIAAABXRUJQVlA4IBYAAAAwAQCdASoBAAEADsD+JaQAA3AAAAAA',
  'image/jpeg':
    '/9j/4AAQSkZJRgABAQEASABIAAD/2wBDAP//////////////////////////////////////////////////////////////////////////////////////wAALCAABAAEBAREA/8QAFAABAAAAAAAAAAAAAAAAAAAACf/EABQQAQAAAAAAAAAAAAAAAAAAAAD/2gAIAQEAAD8AVN//2Q==',
} as const;

export type PictureType = keyof typeof pixels;
export const pictureTypes = Object.keys(pixels) as PictureType[];

export function pictureBytes(type: PictureType): Uint8Array<ArrayBuffer> {
  return new Uint8Array(Buffer.from(pixels[type], 'base64'));
}

/** A picture as a browser hands it over; `declared` is what it is said to be. */
export function picture(type: PictureType, declared: string = type): Blob {
  return new Blob([pictureBytes(type)], { type: declared });
}
