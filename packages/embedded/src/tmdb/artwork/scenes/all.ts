import { arches, leaves, stairs } from './built.ts';
import { rain, spotlight } from './figures.ts';
import { mesa, ridges, road, waves } from './land.ts';
import { blinds, city, forest, house } from './night.ts';
import { candle, initial, phases } from './objects.ts';
import { diagonals, discs, frames, rays, spiral } from './signs.ts';
import { constellation, crescent, grid, orbits } from './space.ts';
import type { Scene } from './scene.ts';

/** All scenes, by the name in castings. */
export const SCENES: Record<string, Scene> = {
  arches,
  leaves,
  stairs,
  rain,
  spotlight,
  mesa,
  ridges,
  road,
  waves,
  blinds,
  city,
  forest,
  house,
  candle,
  initial,
  phases,
  diagonals,
  discs,
  frames,
  rays,
  spiral,
  constellation,
  crescent,
  grid,
  orbits,
};
