import things from './data/motifs-things.json' with { type: 'json' };
import nature from './data/motifs-nature.json' with { type: 'json' };
import places from './data/motifs-places.json' with { type: 'json' };
import shapes from './data/motifs-shapes.json' with { type: 'json' };
import { mix, contrast, type Colour } from './colour.ts';
import { line, shape } from './markup.ts';
import type { Inks } from './palettes.ts';

/** The colours of a motif: main, second, dark, light, and the ground for cut-outs. */
interface Tones {
  a: Colour;
  b: Colour;
  d: Colour;
  l: Colour;
  g: Colour;
}

interface Layer {
  tone: keyof Tones;
  /** The width of a stroke; 0 fills. */
  stroke: number;
  path: string;
}

const LAYER = /^([abdlg])(\d*) (.+)$/;
const CIRCLE = /\((-?[\d.]+) (-?[\d.]+) ([\d.]+)\)/g;
const BOX = /\[(-?[\d.]+) (-?[\d.]+) ([\d.]+) ([\d.]+)\]/g;

/** Path data of a layer; `(x y r)` is a circle, `[x y width height]` a rectangle. */
function pathOf(shorthand: string): string {
  return shorthand
    .replace(CIRCLE, (_, x: string, y: string, r: string) => {
      const radius = Number(r);
      return `M${Number(x) - radius} ${y}a${r} ${r} 0 1 0 ${radius * 2} 0a${r} ${r} 0 1 0${-radius * 2} 0Z`;
    })
    .replace(BOX, (_, x: string, y: string, width: string, height: string) => {
      return `M${x} ${y}h${width}v${height}h-${width}Z`;
    });
}

function layerOf(text: string): Layer {
  const [, tone, stroke, path] = LAYER.exec(text) ?? [];
  if (!tone || path === undefined) throw new Error(`not a layer of a motif: ${text}`);
  return { tone: tone as keyof Tones, stroke: Number(stroke), path: pathOf(path) };
}

const MOTIFS = new Map(
  [things, nature, places, shapes]
    .flatMap((table) => Object.entries(table as Record<string, string[]>))
    .map(([name, layers]) => [name, layers.map(layerOf)]),
);

const apart = (one: Colour, ...others: Colour[]): number =>
  Math.min(...others.map((other) => contrast(one, other)));

/** Tones of a palette that contrast with a ground and with each other. */
export function tonesOn(ground: Colour, { accent, spark, near, mid, far, pale, night }: Inks): Tones {
  const a = [accent, near, spark, pale, night].find((ink) => apart(ink, ground) >= 2.6) ?? near;
  const rest = [mid, spark, accent, far, near, pale];
  const b =
    rest.find((ink) => apart(ink, ground, a) >= 1.7) ??
    rest.find((ink) => apart(ink, ground, a) >= 1.25) ??
    mix(a, ground, 0.5);
  const l =
    [pale, '#ffffff' as const, spark].find((ink) => apart(ink, ground, a) >= 1.2) ?? mix(a, pale, 0.5);
  return { a, b, d: mix(a, ground, 0.32), l, g: ground };
}

/** A motif in its tones, drawn around 0,0 within 100 units. Throws for an unknown name. */
export function paint(name: string, tones: Tones): string {
  const layers = MOTIFS.get(name);
  if (!layers) throw new Error(`no motif is called ${name}`);
  return layers
    .map(({ tone, stroke, path }) =>
      stroke ? line(path, tones[tone], stroke, 'stroke-linecap="round"') : shape(path, tones[tone]),
    )
    .join('');
}
