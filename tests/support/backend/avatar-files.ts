import type { Page } from '@playwright/test';

/** A file for a file input. */
export interface ChosenFile {
  name: string;
  mimeType: string;
  buffer: Buffer;
}

/** A wide picture, blue above red, encoded by the browser. */
export async function photograph(page: Page): Promise<ChosenFile> {
  const base64 = await page.evaluate(() => {
    const canvas = document.createElement('canvas');
    canvas.width = 200;
    canvas.height = 100;
    const context = canvas.getContext('2d');
    for (const [colour, top] of [
      ['#00f', 0],
      ['#f00', 50],
    ] as const) {
      if (context) context.fillStyle = colour;
      context?.fillRect(0, top, 200, 50);
    }
    return canvas.toDataURL('image/jpeg', 0.95).split(',')[1] ?? '';
  });
  return { name: 'holiday.jpg', mimeType: 'image/jpeg', buffer: Buffer.from(base64, 'base64') };
}

/** The same from a camera held upside down: EXIF orientation 3 (Exif 2.32, tag 0x0112). */
export function upsideDown({ buffer, ...file }: ChosenFile): ChosenFile {
  const entry = '0112000300000001' + '00030000';
  const tiff = `4d4d002a000000080001${entry}00000000`;
  const body = Buffer.concat([Buffer.from('Exif\0\0', 'latin1'), Buffer.from(tiff, 'hex')]);
  const head = Buffer.from([0xff, 0xe1, 0, body.length + 2]);
  return { ...file, buffer: Buffer.concat([buffer.subarray(0, 2), head, body, buffer.subarray(2)]) };
}

/** A vector drawing. */
export const drawing: ChosenFile = {
  name: 'logo.svg',
  mimeType: 'image/svg+xml',
  buffer: Buffer.from(
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 10 10"><circle cx="5" cy="5" r="5"/></svg>',
  ),
};

/** A text file with a picture's type. */
export const noPicture: ChosenFile = {
  name: 'notes.png',
  mimeType: 'image/png',
  buffer: Buffer.from('dear diary'),
};
