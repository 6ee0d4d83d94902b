import { readdirSync } from 'node:fs';

/** Where they lie. */
export const SOURCE = 'src';

/** Every file that draws something, as a path below src. */
export function drawingFiles(): string[] {
  return readdirSync(SOURCE, { recursive: true, encoding: 'utf8' })
    .map((file) => file.replaceAll('\\', '/'))
    .filter((file) => /\.(?:astro|tsx)$/.test(file));
}
