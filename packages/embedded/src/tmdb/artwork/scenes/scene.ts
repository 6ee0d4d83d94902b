import type { Colour } from '../colour.ts';
import type { Dice } from '../dice.ts';
import type { Align, Voice } from '../lettering.ts';
import { svg } from '../markup.ts';
import type { Inks, Mood } from '../palettes.ts';

/** The sheet a scene is drawn on, already covered with the sky: 400 × 600 for posters, 853 × 480 for backdrops. */
export interface Sheet {
  width: number;
  height: number;
  /** Where the eye should rest, from left to right. */
  x: number;
  /** The picture's upper and lower end; beyond them stands the title, on sky above and on `under` below. */
  top: number;
  bottom: number;
  /** The letter the title is known by, for scenes that draw with it; null where no letters may stand. */
  initial: string | null;
}

export interface Scene {
  moods: readonly Mood[];
  voices: readonly Voice[];
  align: Align;
  /** Where the title stands on a poster. */
  title: 'top' | 'bottom';
  /** The colour below the title. */
  under: (inks: Inks) => Colour;
  draw: (sheet: Sheet, inks: Inks, dice: Dice) => string;
}

export const onSky = (inks: Inks): Colour => inks.sky;
export const onGround = (inks: Inks): Colour => inks.near;

/** A sign drawn around 0,0 within 180 units, set large in the middle of the picture. */
export function centred({ width, x, top, bottom }: Sheet, body: string): string {
  const scale = Math.min((bottom - top) / 410, width / 390);
  return `<g transform="translate(${svg`${x} ${(top + bottom) / 2 + 4}`}) scale(${scale.toFixed(2)})">${body}</g>`;
}

/** A motif drawn around its foot at 0,0 (up to 320 units high), standing on the ground line. */
export function standing({ x, top, bottom }: Sheet, body: string, mirrored = false): string {
  const scale = Math.min((bottom - top) / 400, 1.2);
  return `<g transform="translate(${svg`${x} ${bottom}`}) scale(${(mirrored ? -scale : scale).toFixed(2)} ${scale.toFixed(2)})">${body}</g>`;
}
