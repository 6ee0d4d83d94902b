import { createRequire } from 'node:module';
import { LRUCache } from 'lru-cache';
import pLimit from 'p-limit';

const MEGABYTE = 1024 * 1024;
const FACE = '@expo-google-fonts/bricolage-grotesque/800ExtraBold/BricolageGrotesque_800ExtraBold.ttf';

/** Draws one SVG document as PNG. */
type Render = (document: string) => Promise<Uint8Array>;

/**
 * The PNG of an SVG document, in the document's own size; `draw` is called only when no picture is kept under the
 * key. Null when it cannot be had in time: ask again in some seconds.
 */
export type Rasterise = (key: string, draw: () => string) => Promise<Uint8Array | null>;

/** Draws with resvg off the main thread. Lettering has the product's display face alone, on every machine. */
async function render(document: string): Promise<Uint8Array> {
  const { renderAsync } = await import('@resvg/resvg-js');
  const fontFiles = [createRequire(import.meta.url).resolve(FACE)];
  const font = { loadSystemFonts: false, fontFiles, defaultFontFamily: 'Bricolage Grotesque' };
  return (await renderAsync(document, { font })).asPng();
}

interface Limits {
  /** Pictures drawn at a time; drawing takes a whole core. */
  atOnce?: number;
  /** Pictures that may wait for their turn. */
  waiting?: number;
  timeMs?: number;
  /** How much is kept of what was drawn. */
  keptBytes?: number;
  render?: Render;
}

/** Turns SVG into PNG within bounds of work, time and memory. Whoever asks for the same picture shares one drawing. */
export function createRasterise(limits: Limits = {}): Rasterise {
  const { atOnce = 1, waiting = 24, timeMs = 5000, keptBytes = 24 * MEGABYTE } = limits;
  const draws = limits.render ?? render;
  const turn = pLimit(atOnce);
  const kept = new LRUCache<string, Uint8Array>({
    maxSize: keptBytes,
    sizeCalculation: ({ length }) => length,
  });
  /** Pictures being drawn: whoever asks for one meanwhile gets the same (single flight). */
  const underWay = new Map<string, Promise<Uint8Array>>();

  const start = (key: string, draw: () => string): Promise<Uint8Array> => {
    const work = turn(async () => {
      const picture = await draws(draw());
      kept.set(key, picture);
      return picture;
    }).finally(() => underWay.delete(key));
    underWay.set(key, work);
    return work;
  };

  return async (key, draw) => {
    const known = kept.get(key);
    if (known) return known;
    if (!underWay.has(key) && turn.pendingCount >= waiting) return null;
    return inTime(underWay.get(key) ?? start(key, draw), timeMs);
  };
}

/** What work comes to, null when it takes longer; it goes on then, for whoever asks next. */
async function inTime<T>(work: Promise<T>, milliseconds: number): Promise<T | null> {
  const { promise: late, resolve } = Promise.withResolvers<null>();
  const timer = setTimeout(() => resolve(null), milliseconds);
  try {
    return await Promise.race([work, late]);
  } finally {
    clearTimeout(timer);
  }
}
