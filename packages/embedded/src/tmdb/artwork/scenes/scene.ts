import type { Colour } from '../colour.ts';
import type { Dice } from '../dice.ts';
import type { Align, Voice } from '../lettering.ts';
import { svg } from '../markup.ts';
import type { Inks, Mood } from '../palettes.ts';

/** The sheet of a scene, already filled with the sky: 400 × 600 for posters, 853 × 480 for backdrops. */
export interface Sheet {
  width: number;
  height: number;
  /** Horizontal centre of attention. */
  x: number;
  /** Top and bottom of the picture. A title outside it stands on the sky above, or on `under` below. */
  top: number;
  bottom: number;
  /** The title's letter, for scenes that draw it; null where letters are not wanted. */
  initial: string | null;
}

export interface Scene {
  moods: readonly Mood[];
  voices: readonly Voice[];
  align: Align;
  /** The title's place on a poster. */
  title: 'top' | 'bottom';
  /** The colour below the title. */
  under: (inks: Inks) => Colour;
  draw: (sheet: Sheet, inks: Inks, dice: Dice) => string;
}

export const onSky = (inks: Inks): Colour => inks.sky;
export const onGround = (inks: Inks): Colour => inks.near;

/** A sign drawn around 0,0 within 180 units, large in the middle of the picture. */
export function centred({ width, x, top, bottom }: Sheet, body: string): string {
  const scale = Math.min((bottom - top) / 410, width / 390);
  return `<g transform="translate(${svg`${x} ${(top + bottom) / 2 + 4}`}) scale(${scale.toFixed(2)})">${body}</g>`;
}

/** A motif drawn around its foot at 0,0 (up to 320 units high), on the ground line. */
export function standing({ x, top, bottom }: Sheet, body: string, mirrored = false): string {
  const scale = Math.min((bottom - top) / 400, 1.2);
  return `<g transform="translate(${svg`${x} ${bottom}`}) scale(${(mirrored ? -scale : scale).toFixed(2)} ${scale.toFixed(2)})">${body}</g>`;
}
