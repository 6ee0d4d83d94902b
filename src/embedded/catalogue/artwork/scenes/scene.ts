import type { Colour } from '../colour.ts';
import type { Dice } from '../dice.ts';
import type { Align, Voice } from '../lettering.ts';
import type { Inks, Mood } from '../palettes.ts';

/** The sheet a scene is drawn on: always 600 units high, 400 wide for posters and 1067 for backdrops. */
export interface Sheet {
  width: number;
  height: number;
  /** Where the eye should rest. */
  x: number;
  y: number;
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
