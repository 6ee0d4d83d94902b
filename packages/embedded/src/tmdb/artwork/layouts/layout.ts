import type { Colour } from '../colour.ts';
import type { Dice } from '../dice.ts';
import { svg } from '../markup.ts';
import type { Inks } from '../palettes.ts';
import type { Scene, Sheet } from '../scenes/scene.ts';

/** Paints a motif in tones that contrast with a ground, around 0,0 within 100 units. */
type Motif = (ground: Colour) => string;

/** Divides the sheet around a motif; with a motif it is a scene. */
export interface Layout extends Omit<Scene, 'draw'> {
  draw: (sheet: Sheet, inks: Inks, dice: Dice, motif: Motif) => string;
}

/** Places a drawing around 0,0 at a position, scale and tilt. */
export function set(body: string, x: number, y: number, scale: number, tilt = 0): string {
  return `<g transform="translate(${svg`${x} ${y}`})${tilt ? svg` rotate(${tilt})` : ''} scale(${Math.round(scale * 100) / 100})">${body}</g>`;
}

/** The middle of the picture, and the largest scale of a motif there: 1 for its 200 units. */
export function middle({ width, x, top, bottom }: Sheet): { x: number; y: number; size: number } {
  const room = Math.min((bottom - top) / 236, Math.min(width, 480) / 244, 1.7);
  return { x, y: (top + bottom) / 2 + 6, size: room };
}
